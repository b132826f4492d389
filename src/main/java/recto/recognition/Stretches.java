package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Size;

/** Where letters that are in no word of a page stand side by side. */
final class Stretches {
    /** Letters of one line overlap by this share of the lower one. */
    private static final double ON_A_LINE = 0.5;
    /** Gap between words of one line, in letter heights. */
    private static final double SPACE = 1.5;
    /** Accents and tails reach this far out of the box of their word, in letter heights. */
    private static final double REACH = 0.4;
    /** Lower marks are dots, accents and hyphens, in letter heights. */
    private static final double LOW = 0.6;

    private static final double HIGH = 2;
    /** Narrower stretches, in letter heights, are mostly strokes and stains. */
    private static final double NARROW = 1.5;
    /** A page that was left out as a whole is not read in pieces. */
    private static final int MOST = 40;

    private final double letter;
    private final List<Box> left;

    private Stretches(double letter, List<Box> left) {
        this.letter = letter;
        this.left = left;
    }

    /** The widest of them, from above. */
    static List<Box> of(Layout layout, Size page, List<Box> words) {
        double letter = layout.letterHeight();
        int reach = (int) Math.round(REACH * letter);
        List<Box> taken = words.stream().map(word -> word.widened(reach, page)).toList();
        List<Box> left = layout.marks().stream()
                .map(Layout.Mark::box)
                .filter(mark -> mark.height() < HIGH * letter)
                .filter(mark -> taken.stream().noneMatch(word -> word.contains(mark.middle())))
                .sorted(Comparator.comparing(Box::x))
                .toList();
        return new Stretches(letter, left).found();
    }

    private List<Box> found() {
        List<Box> stretches = new ArrayList<>();
        List<Integer> letters = new ArrayList<>();
        for (Box mark : left) {
            if (mark.height() > LOW * letter) {
                int last = IntStream.range(0, stretches.size())
                        .filter(i -> isNext(stretches.get(i), mark))
                        .findFirst()
                        .orElse(stretches.size());
                if (last == stretches.size()) {
                    stretches.add(mark);
                    letters.add(0);
                }
                stretches.set(last, stretches.get(last).union(mark));
                letters.set(last, letters.get(last) + 1);
            }
        }
        return IntStream.range(0, stretches.size())
                .filter(i -> letters.get(i) > 1 && stretches.get(i).width() >= NARROW * letter)
                .mapToObj(stretches::get)
                .sorted(Comparator.comparing((Box box) -> -box.width()))
                .limit(MOST)
                .map(this::whole)
                .sorted(Comparator.comparing(Box::y).thenComparing(Box::x))
                .toList();
    }

    private boolean isNext(Box stretch, Box mark) {
        return mark.x() - stretch.right() <= SPACE * letter && overlap(stretch, mark) >= ON_A_LINE;
    }

    /** With the low marks that follow it: stops and hyphens. */
    private Box whole(Box stretch) {
        Box whole = stretch;
        for (Box mark : left) {
            Box middle = mark.middle();
            boolean level = middle.y() >= stretch.y() && middle.y() < stretch.bottom() + LOW * letter;
            int gap = Math.max(mark.x() - whole.right(), whole.x() - mark.right());
            if (mark.height() <= LOW * letter && level && gap <= letter) {
                whole = whole.union(mark);
            }
        }
        return whole;
    }

    /** Share of the lower one's height. */
    static double overlap(Box one, Box other) {
        int common = Math.min(one.bottom(), other.bottom()) - Math.max(one.y(), other.y());
        return common / (double) Math.min(one.height(), other.height());
    }

    /** Whether a stretch may belong to the line of a word. */
    static boolean isOnLine(Box word, Box stretch) {
        return overlap(word, stretch) >= ON_A_LINE;
    }
}
