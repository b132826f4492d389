package recto.align;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import recto.align.ReadText.ReadWord;
import recto.align.TypedText.TypedWord;

/** Passages that are on one side only, twice, or in another order. */
final class Passages {
    /** A moved passage has at least so many letters; below, it is a word out of its place in a table or list. */
    private static final int MOVED = 12;

    private final Laid laid;
    private final List<List<Place>> places;
    private final boolean[] typedFree;
    private final boolean[] readFree;

    Passages(Laid laid, List<List<Place>> places) {
        this.laid = laid;
        this.places = places;
        typedFree = new boolean[laid.typed().size()];
        for (int word = 0; word < typedFree.length; word++) {
            typedFree[word] = places.get(word).stream().noneMatch(Place::isRead);
        }
        readFree = new boolean[laid.read().size()];
        Arrays.fill(readFree, true);
        places.stream()
                .flatMap(List::stream)
                .filter(Place::isRead)
                .forEach(place -> Arrays.fill(
                        readFree,
                        laid.firstOf(place.page()) + place.words().get(0),
                        laid.firstOf(place.page()) + place.words().get(1),
                        false));
    }

    /** Typed words that were not read. */
    List<TypedPassage> typedOnly() {
        return runs(typedFree.length, word -> typedFree[word]).stream()
                .map(run -> typed(run[0], run[1]))
                .toList();
    }

    /** Read words that were not typed. */
    List<ReadPassage> readOnly() {
        return runs(readFree.length, word -> readFree[word]).stream()
                .flatMap(run -> read(run[0], run[1]).stream())
                .toList();
    }

    /** Typed passages that were not read once more, and read ones that were not typed once more. */
    List<PairedPassage> doubled() {
        List<PairedPassage> found = new ArrayList<>();
        int[] typedAgain =
                LetterMatch.again(laid.typedLetters(), laid.readLetters(), letters(laid.typedLetters(), typedFree));
        for (int[] run : runs(typedAgain.length, at -> typedAgain[at] != Monotone.NONE)) {
            paired(found, run, new int[] {typedAgain[run[0]], typedAgain[run[1] - 1] + 1});
        }
        int[] readAgain =
                LetterMatch.again(laid.readLetters(), laid.typedLetters(), letters(laid.readLetters(), readFree));
        for (int[] run : runs(readAgain.length, at -> readAgain[at] != Monotone.NONE)) {
            paired(found, new int[] {readAgain[run[0]], readAgain[run[1] - 1] + 1}, run);
        }
        return joined(found);
    }

    /** Passages that were read in another order than they were typed: all but the longest chain that goes forward. */
    List<PairedPassage> moved() {
        List<Block> blocks = Block.of(laid, places);
        List<PairedPassage> moved = new ArrayList<>();
        for (Block block : Block.outOfOrder(blocks)) {
            if (block.letters() >= MOVED) {
                TypedPassage typed = typed(block.typedFrom(), block.typedTo());
                read(block.readFrom(), block.readTo()).stream()
                        .findFirst()
                        .ifPresent(read -> moved.add(new PairedPassage(typed, read)));
            }
        }
        return moved;
    }

    private static boolean[] letters(Letters letters, boolean[] words) {
        boolean[] some = new boolean[letters.size()];
        for (int at = 0; at < some.length; at++) {
            some[at] = words[letters.word(at)];
        }
        return some;
    }

    private void paired(List<PairedPassage> found, int[] typedLetters, int[] readLetters) {
        Letters typed = laid.typedLetters();
        Letters read = laid.readLetters();
        read(read.word(readLetters[0]), read.word(readLetters[1] - 1) + 1).stream()
                .findFirst()
                .ifPresent(passage -> found.add(new PairedPassage(
                        typed(typed.word(typedLetters[0]), typed.word(typedLetters[1] - 1) + 1), passage)));
    }

    /** Pairs that follow or overlap each other as one. */
    private List<PairedPassage> joined(List<PairedPassage> found) {
        List<PairedPassage> joined = new ArrayList<>();
        for (PairedPassage next : found) {
            int last = joined.size() - 1;
            if (last >= 0 && follows(joined.get(last), next)) {
                joined.set(last, both(joined.get(last), next));
            } else {
                joined.add(next);
            }
        }
        return joined.stream().filter(pair -> pair.typed().words() > 1).toList();
    }

    private static boolean follows(PairedPassage one, PairedPassage next) {
        int typed = next.typed().at().get(0) - one.typed().at().get(1);
        int read = next.read().words().get(0) - one.read().words().get(1);
        return one.read().page().equals(next.read().page()) && Math.abs(typed) < 20 && Math.abs(read) < 4;
    }

    private PairedPassage both(PairedPassage one, PairedPassage next) {
        int first = laid.firstOf(one.read().page());
        int readFrom = Math.min(one.read().words().get(0), next.read().words().get(0));
        int readTo = Math.max(one.read().words().get(1), next.read().words().get(1));
        return new PairedPassage(
                typed(word(one.typed().at().get(0)), word(next.typed().at().get(1) - 1) + 1),
                read(first + readFrom, first + readTo).get(0));
    }

    /** The typed word at an offset. */
    private int word(int offset) {
        int low = 0;
        int high = laid.typed().size() - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (laid.typed().get(middle).from() <= offset) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private TypedPassage typed(int from, int to) {
        List<TypedWord> words = laid.typed().subList(from, to);
        return new TypedPassage(
                List.of(words.get(0).from(), words.get(words.size() - 1).to()),
                words.size(),
                words.stream().map(TypedWord::text).collect(Collectors.joining(" ")));
    }

    /** Read words page by page. */
    private List<ReadPassage> read(int from, int to) {
        List<ReadPassage> passages = new ArrayList<>();
        int start = from;
        for (int at = from; at < to; at++) {
            boolean last = at + 1 == to
                    || !laid.read()
                            .get(at + 1)
                            .page()
                            .equals(laid.read().get(at).page());
            if (last) {
                List<ReadWord> words = laid.read().subList(start, at + 1);
                passages.add(new ReadPassage(
                        words.get(0).page(),
                        List.of(
                                words.get(0).index(),
                                words.get(words.size() - 1).index() + 1),
                        words.stream().map(word -> word.word().text()).collect(Collectors.joining(" "))));
                start = at + 1;
            }
        }
        return passages;
    }

    private static List<int[]> runs(int size, IntPredicate wanted) {
        List<int[]> runs = new ArrayList<>();
        IntStream.range(0, size).filter(wanted).forEach(at -> {
            int last = runs.size() - 1;
            if (last >= 0 && runs.get(last)[1] == at) {
                runs.get(last)[1]++;
            } else {
                runs.add(new int[] {at, at + 1});
            }
        });
        return runs;
    }
}
