package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.KnownTitle;

/**
 * A known title that stands in a masthead.
 *
 * @param known title
 * @param variant that fits best
 * @param prints lines that it stands in
 * @param likeness 0 to 1
 */
record TitleMatch(KnownTitle known, String variant, List<Print> prints, double likeness) {
    /** Below this a title is another one. */
    private static final double ALIKE = 0.72;
    /** How much higher than usual the letters of a title are. */
    private static final double LARGE = 1.4;
    /** Fewest letters of a title that may be misread, or stand inside a word. */
    private static final int LONG = 6;

    /** The known title that fits a masthead best. */
    static Optional<TitleMatch> of(Head head, List<KnownTitle> titles) {
        List<TitleMatch> matches = new ArrayList<>();
        int readings = head.lines().stream().mapToInt(Print::reading).max().orElse(0);
        for (int reading = 0; reading <= readings; reading++) {
            int number = reading;
            List<Print> large = head.lines().stream()
                    .filter(print -> print.reading() == number && print.height() >= LARGE * head.usual())
                    .toList();
            for (KnownTitle title : titles) {
                best(title, large).ifPresent(matches::add);
            }
        }
        return matches.stream()
                .max(Comparator.comparingDouble(TitleMatch::likeness)
                        .thenComparingInt(match -> match.variant.length()));
    }

    private static Optional<TitleMatch> best(KnownTitle title, List<Print> large) {
        String hay = large.stream().map(print -> Fuzzy.folded(print.text())).collect(Collectors.joining(" "));
        Optional<TitleMatch> best = Optional.empty();
        List<String> forms = new ArrayList<>(title.variants());
        forms.add(0, title.title());
        for (String form : forms) {
            String needle = Fuzzy.folded(form);
            double likeness = needle.length() < LONG
                    ? isWord(needle, large) ? 1 : 0
                    : Math.max(Fuzzy.within(needle, hay.replace(" ", "")), byWords(form, hay));
            if (likeness >= ALIKE && best.filter(b -> b.likeness >= likeness).isEmpty()) {
                best = Optional.of(new TitleMatch(title, form, holding(needle, large), likeness));
            }
        }
        return best;
    }

    private static boolean isWord(String needle, List<Print> large) {
        return large.stream()
                .flatMap(print -> Stream.of(print.text().split("\\s+")))
                .anyMatch(word -> Fuzzy.folded(word).equals(needle));
    }

    /** How well the words of a title stand in some lines, where a picture may stand between them. */
    private static double byWords(String form, String hay) {
        double sum = 0;
        int letters = 0;
        for (String word : form.split("[\\s-]+")) {
            String needle = Fuzzy.folded(word);
            double likeness = Fuzzy.within(needle, hay);
            if (likeness < ALIKE) {
                return 0;
            }
            sum += likeness * needle.length();
            letters += needle.length();
        }
        return letters == 0 ? 0 : sum / letters;
    }

    /** The lines that hold a part of the title. */
    private static List<Print> holding(String needle, List<Print> large) {
        List<Print> holding = large.stream()
                .filter(print -> {
                    String text = Fuzzy.folded(print.text());
                    return text.length() > 1
                            && (Fuzzy.within(text, needle) >= ALIKE || Fuzzy.within(needle, text) >= ALIKE);
                })
                .toList();
        return holding.isEmpty() ? large : holding;
    }
}
