package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import recto.model.Box;
import recto.model.Coverage;
import recto.model.Language;
import recto.model.Layout;
import recto.model.Layout.Mark;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;
import recto.model.Word;

/**
 * Holds the ink of a page against what was read: each mark above the size of a speck is inside a word, inside a region
 * that is no text, or gets a box that says that it was not read.
 */
public final class CoverageLedger {
    /** Dots, accents and tails reach this far out of the box of their word, in letter heights. */
    private static final double REACH = 0.4;

    /** Marks within squares of this side are put together, in letter heights. */
    private static final double SQUARE = 12;

    /** Marks at least this high and wide may be letters, in letter heights. */
    private static final double LEGIBLE = 0.7;

    /** Marks that are higher and wider than this are frames, stains and edges of the sheet, in letter heights. */
    private static final double LARGEST = 8;

    /** Cells to a letter height of the map of what is covered. */
    private static final double FINE = 8;

    /** Letter height in pixels where none is known. */
    private static final double USUAL = 24;

    private final Layout layout;
    private final Size page;
    private final double letter;
    private final int cell;

    /**
     * The regions of a page, complete.
     *
     * @param regions those given, and those of the ink that belongs to none of them
     * @param shares of the ink
     */
    public record Balance(List<Region> regions, Coverage shares) {
        public Balance {
            regions = List.copyOf(regions);
        }
    }

    private CoverageLedger(Layout layout, Size page) {
        this.layout = layout;
        this.page = page;
        this.letter = layout.letterHeight() > 0 ? layout.letterHeight() : USUAL;
        this.cell = (int) Math.max(1, Math.round(letter / FINE));
    }

    /**
     * Balances a page.
     *
     * @param layout of the page, with all its marks
     * @param page its size
     * @param regions that were read or typed
     */
    public static Balance of(Layout layout, Size page, List<Region> regions) {
        return new CoverageLedger(layout, page).balance(regions);
    }

    private Balance balance(List<Region> regions) {
        Bitmap words = map();
        Bitmap other = map();
        Bitmap unread = map();
        for (Region region : regions) {
            region.words().map(Word::box).forEach(box -> words.fill(cells(box, REACH * letter)));
            if (region.lines().isEmpty()) {
                (region.type() == RegionType.UNREAD ? unread : other).fill(cells(region.box(), 0));
            }
        }
        List<Mark> left = new ArrayList<>();
        long[] ink = new long[4];
        for (Mark mark : layout.marks()) {
            Rect rect = cells(mark.box(), 0);
            int place = covers(words, rect) ? 0 : covers(other, rect) ? 1 : covers(unread, rect) ? 2 : 3;
            ink[place] += mark.ink();
            if (place == 3) {
                left.add(mark);
            }
        }
        List<Region> all = new ArrayList<>(regions);
        for (Leftover leftover : gathered(left)) {
            RegionType type = leftover.type(letter);
            ink[type == RegionType.UNREAD ? 2 : 1] += leftover.ink;
            all.add(new Region(
                    "u" + (all.size() - regions.size() + 1), type, leftover.box, Language.UNKNOWN, List.of()));
        }
        return new Balance(all, shares(ink));
    }

    /** Marks that lie near each other. */
    private record Leftover(Box box, long ink, int tallest) {
        Leftover(Mark mark) {
            this(mark.box(), mark.ink(), Math.min(mark.box().width(), mark.box().height()));
        }

        Leftover and(Leftover other) {
            return new Leftover(box.union(other.box), ink + other.ink, Math.max(tallest, other.tallest));
        }

        RegionType type(double letter) {
            return tallest >= LEGIBLE * letter && tallest <= LARGEST * letter ? RegionType.UNREAD : RegionType.NOISE;
        }
    }

    private List<Leftover> gathered(List<Mark> marks) {
        int side = (int) Math.ceil(SQUARE * letter);
        Map<Long, Leftover> squares = new TreeMap<>();
        List<Leftover> leftovers = new ArrayList<>();
        for (Mark mark : marks) {
            Box box = mark.box();
            if (Math.max(box.width(), box.height()) > side) {
                leftovers.add(new Leftover(mark));
            } else {
                long row = (box.y() + box.height() / 2) / side;
                long column = (box.x() + box.width() / 2) / side;
                squares.merge((row << 32) + column, new Leftover(mark), Leftover::and);
            }
        }
        leftovers.addAll(squares.values());
        return leftovers;
    }

    private static Coverage shares(long[] ink) {
        double all = ink[0] + ink[1] + ink[2];
        return all == 0 ? Coverage.NO_INK : new Coverage(ink[0] / all, ink[1] / all, ink[2] / all);
    }

    private Bitmap map() {
        return new Bitmap(page.width() / cell + 1, page.height() / cell + 1);
    }

    private Rect cells(Box box, double reach) {
        return new Rect(
                (int) Math.floor((box.x() - reach) / cell),
                (int) Math.floor((box.y() - reach) / cell),
                (int) Math.ceil((box.right() + reach) / cell),
                (int) Math.ceil((box.bottom() + reach) / cell));
    }

    /** Whether the middle of a mark, or half of its box, is covered: letters that hang together reach over words. */
    private static boolean covers(Bitmap map, Rect rect) {
        return map.get(Math.min(map.width - 1, rect.middleX()), Math.min(map.height - 1, rect.middleY()))
                || 2L * map.count(rect) >= (long) rect.width() * rect.height();
    }
}
