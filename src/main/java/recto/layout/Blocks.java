package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Groups strips into blocks: strips between the same separators, with nothing that spans columns between them. */
final class Blocks {
    /** Largest white gap within a block, in letter heights. */
    private static final double GAP = 5;

    /** Largest gap between neighbours on a line, in letter heights. */
    private static final double LINE_GAP = 4;

    /** How much larger the letters of a heading are. */
    private static final double LARGER = 2;

    /** How much larger those of a heading over several columns are, also than those of most of the page. */
    private static final double HEAD = 1.4;

    /** Letters of a block that may be a part of another. */
    private static final int FEW = 4;

    /** Fewest lines of a block whose edges can be told from dirt. */
    private static final int FEW_LINES = 10;

    private final double letter;
    private final List<Strip> strips;
    private final Columns between;
    private final List<Rect> barriers;

    private Blocks(Anatomy anatomy) {
        this.letter = anatomy.sheet().letter();
        this.strips = anatomy.strips();
        this.between = new Columns(anatomy.separators(), strips);
        this.barriers = Stream.concat(anatomy.across().stream(), anatomy.marks().pictures().stream())
                .toList();
    }

    /** The strips of each block from the top; rules across and pictures end a block. */
    static List<List<Strip>> of(Anatomy anatomy) {
        return absorbed(new Blocks(anatomy).group());
    }

    /**
     * Where most lines of a block stand: in print, a line in ten that reaches further has dirt beside it, which says
     * nothing of its place.
     */
    static Rect body(List<Strip> block, double letter) {
        Rect all = block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
        List<Rect> lines = block.stream()
                .filter(strip -> strip.looksPrinted(letter))
                .map(Strip::rect)
                .toList();
        if (lines.size() < FEW_LINES) {
            return all;
        }
        int[] lefts = lines.stream().mapToInt(Rect::left).sorted().toArray();
        int[] rights = lines.stream().mapToInt(Rect::right).sorted().toArray();
        int tenth = lines.size() / 10;
        return new Rect(lefts[tenth], all.top(), rights[rights.length - 1 - tenth], all.bottom());
    }

    /** Blocks of a few letters inside the box of another are the dots of its letters, or a part of its line. */
    private static List<List<Strip>> absorbed(List<List<Strip>> blocks) {
        List<Rect> boxes = blocks.stream()
                .map(block ->
                        block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow())
                .toList();
        Groups groups = new Groups(blocks.size());
        for (int small = 0; small < blocks.size(); small++) {
            if (blocks.get(small).stream().mapToInt(Strip::letters).sum() <= FEW) {
                for (int large = 0; large < blocks.size(); large++) {
                    if (large != small && boxes.get(large).contains(boxes.get(small))) {
                        groups.join(small, large);
                    }
                }
            }
        }
        return groups.of(blocks).stream()
                .map(group -> group.stream().flatMap(List::stream).toList())
                .toList();
    }

    private List<List<Strip>> group() {
        Groups groups = new Groups(strips.size());
        Map<String, List<Integer>> columns = new TreeMap<>();
        for (int i = 0; i < strips.size(); i++) {
            columns.computeIfAbsent(between.of(strips.get(i).rect()), key -> new ArrayList<>())
                    .add(i);
        }
        for (List<Integer> column : columns.values()) {
            column.sort(Comparator.comparingInt(i -> strips.get(i).rect().middleY()));
            for (int i = 0; i < column.size(); i++) {
                joinNext(i, column, groups);
            }
            Rows.join(column, strips, letter, groups);
        }
        return groups.of(strips);
    }

    /** Joins a strip with its neighbour on the line and with the next strip below it. */
    private void joinNext(int i, List<Integer> column, Groups groups) {
        Rect rect = strips.get(column.get(i)).rect();
        for (int j = i + 1; j < column.size(); j++) {
            Rect other = strips.get(column.get(j)).rect();
            boolean sameLine = rect.sharedHeight(other) > 0.5 * Math.min(rect.height(), other.height());
            if (sameLine && alike(column.get(i), column.get(j)) && rect.sharedWidth(other) > -LINE_GAP * letter) {
                groups.join(column.get(i), column.get(j));
            } else if (!sameLine && rect.sharedWidth(other) > 0) {
                if (follows(column.get(i), column.get(j), column)) {
                    groups.join(column.get(i), column.get(j));
                }
                return;
            }
        }
    }

    private boolean follows(int upperIndex, int lowerIndex, List<Integer> column) {
        Rect a = strips.get(upperIndex).rect();
        Rect b = strips.get(lowerIndex).rect();
        return alike(upperIndex, lowerIndex)
                && b.top() - a.bottom() <= GAP * letter
                && !parted(a, b, column)
                && !isHeadOver(upperIndex, lowerIndex, column)
                && !isHeadOver(lowerIndex, upperIndex, column);
    }

    /** Whether a line of large type goes over another and over what stands beside that: it belongs to both. */
    private boolean isHeadOver(int headIndex, int otherIndex, List<Integer> column) {
        Strip head = strips.get(headIndex);
        Strip other = strips.get(otherIndex);
        return head.letter() >= HEAD * Math.max(letter, other.letter())
                && column.stream()
                        .map(strips::get)
                        .filter(strip -> strip.letters() >= FEW && strip.rect().sharedWidth(head.rect()) > letter)
                        .map(Strip::rect)
                        .anyMatch(beside -> 2 * beside.sharedHeight(other.rect())
                                        > other.rect().height()
                                && beside.sharedWidth(other.rect()) < -LINE_GAP * letter);
    }

    /** Whether both are of about the same type size, as far as a few letters can tell. */
    private boolean alike(int first, int second) {
        Strip a = strips.get(first);
        Strip b = strips.get(second);
        boolean few = Math.min(a.letters(), b.letters()) < 4;
        return Math.max(a.letter(), b.letter()) < (few ? 1.5 * LARGER : LARGER) * Math.min(a.letter(), b.letter());
    }

    private boolean parted(Rect a, Rect b, List<Integer> column) {
        Rect both = a.union(b);
        for (Rect barrier : barriers) {
            if (barrier.sharedWidth(both) > 0 && between(barrier, a, b)) {
                return true;
            }
        }
        for (int i = 0; i < strips.size(); i++) {
            Rect other = strips.get(i).rect();
            boolean spans = other.sharedWidth(a) > letter && other.sharedWidth(b) > letter;
            if (spans && between(other, a, b) && !column.contains(i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean between(Rect rect, Rect a, Rect b) {
        return rect.middleY() > a.middleY() && rect.middleY() < b.middleY();
    }
}
