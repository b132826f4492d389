package recto.align;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import recto.align.ReadText.ReadWord;
import recto.align.ReadingDifference.Kind;
import recto.align.ReadingDifference.Side;
import recto.model.Box;
import recto.model.PageTranscript;

/**
 * Two readings of the same print: by two engines, of two scans, or an old text layer and a new reading.
 *
 * @param words of the first and of the second reading
 * @param same letters that both have, of the letters of the shorter reading, 0 to 1
 * @param rule by which the better side of a difference was chosen; empty where it was not
 * @param differences the largest first
 */
public record ReadingComparison(
        List<Integer> words, double same, Optional<String> rule, List<ReadingDifference> differences) {
    /** The only rule there is. */
    public static final String MORE_CONFIDENT =
            "the side whose words have the higher mean confidence, each word counted by its letters; none where a side"
                    + " has no words";

    public ReadingComparison {
        words = List.copyOf(words);
        differences = List.copyOf(differences);
    }

    /** Compares the chosen readings of pages. */
    public static ReadingComparison of(List<PageTranscript> one, List<PageTranscript> other, boolean choosing) {
        ReadText left = ReadText.of(one);
        ReadText right = ReadText.of(other);
        return new Comparing(left, right, choosing).comparison();
    }

    private static final class Comparing {
        private final ReadText left;
        private final ReadText right;
        private final boolean choosing;
        private final Letters leftLetters;
        private final Letters rightLetters;
        private final int[] partners;

        Comparing(ReadText left, ReadText right, boolean choosing) {
            this.left = left;
            this.right = right;
            this.choosing = choosing;
            Alphabet alphabet = new Alphabet();
            leftLetters = left.letters(alphabet);
            rightLetters = right.letters(alphabet);
            partners = LetterMatch.partners(leftLetters, rightLetters);
        }

        ReadingComparison comparison() {
            WordPairs pairs = new WordPairs(leftLetters, rightLetters, partners);
            List<ReadingDifference> differences = new ArrayList<>();
            for (WordPairs.Group group : pairs.groups()) {
                difference(group).ifPresent(differences::add);
            }
            differences.sort(Comparator.comparingInt(ReadingDifference::letters).reversed());
            long matched = java.util.Arrays.stream(partners)
                    .filter(partner -> partner != Monotone.NONE)
                    .count();
            int shorter = Math.min(leftLetters.size(), rightLetters.size());
            return new ReadingComparison(
                    List.of(left.words().size(), right.words().size()),
                    shorter == 0 ? 0 : matched / (double) shorter,
                    choosing ? Optional.of(MORE_CONFIDENT) : Optional.empty(),
                    differences);
        }

        private Optional<ReadingDifference> difference(WordPairs.Group group) {
            Side one = side(left.words().subList(group.leftFrom(), group.leftTo()));
            Side other = side(right.words().subList(group.rightFrom(), group.rightTo()));
            if (one.text().equals(other.text())) {
                return Optional.empty();
            }
            Kind kind = other.text().isEmpty()
                    ? Kind.ONLY_IN_ONE
                    : one.text().isEmpty() ? Kind.ONLY_IN_OTHER : Kind.DIFFERS;
            return Optional.of(
                    new ReadingDifference(kind, Math.max(1, group.letters()), one, other, chosen(one, other)));
        }

        private Optional<String> chosen(Side one, Side other) {
            if (!choosing || one.confidence().isEmpty() || other.confidence().isEmpty()) {
                return Optional.empty();
            }
            int order =
                    Double.compare(one.confidence().get(), other.confidence().get());
            return order == 0 ? Optional.empty() : Optional.of(order > 0 ? "one" : "other");
        }

        private static Side side(List<ReadWord> words) {
            if (words.isEmpty()) {
                return Side.NOTHING;
            }
            double sum = 0;
            int letters = 0;
            for (ReadWord word : words) {
                int length = word.word().text().length();
                sum += word.word().confidence() * length;
                letters += length;
            }
            List<ReadWord> onPage = words.stream()
                    .filter(word -> word.page().equals(words.get(0).page()))
                    .toList();
            return new Side(
                    words.stream().map(word -> word.word().text()).collect(Collectors.joining(" ")),
                    Optional.of(words.get(0).page()),
                    List.of(words.get(0).index(), onPage.get(onPage.size() - 1).index() + 1),
                    Optional.of(onPage.stream()
                            .map(ReadWord::box)
                            .reduce(Box::union)
                            .orElseThrow()),
                    Optional.of(sum / letters));
        }
    }
}
