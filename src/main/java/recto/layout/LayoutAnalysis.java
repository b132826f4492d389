package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import recto.model.Language;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;

/**
 * Takes pages apart into regions in reading order.
 *
 * <p>From the bottom up: letters are joined to strips of lines that end at rules and tall white gaps, strips between
 * the same separators to blocks. It works on a copy reduced until letters are about nine cells high and turned until
 * lines are level; all thresholds are multiples of the letter height. Safe for use by several threads.
 */
public final class LayoutAnalysis {
    /** Letters of headings and of mastheads are larger than this, in letter heights. */
    private static final double HEADING = 1.5;

    private static final double MASTHEAD = 3;

    private final LayoutSettings settings;

    /** An analysis with these settings. */
    public LayoutAnalysis(LayoutSettings settings) {
        this.settings = settings;
    }

    /** The regions of an upright page; ink that belongs to none of them is given as noise or unread. */
    public Layout analyse(PageImage page) {
        Anatomy anatomy = Anatomy.of(Sheet.of(page));
        List<Patch> patches = new ArrayList<>(inReadingOrder(anatomy));
        Stream.concat(anatomy.across().stream(), anatomy.down().stream())
                .forEach(rule -> patches.add(Patch.of(RegionType.SEPARATOR, rule)));
        patches.addAll(new Leftovers(anatomy, patches).patches());
        Sheet sheet = anatomy.sheet();
        List<Layout.Part> parts = new ArrayList<>();
        for (Patch patch : patches) {
            Outline outline = sheet.outline(patch.slices(), page.size());
            parts.add(new Layout.Part(
                    new Region(
                            "r" + (parts.size() + 1),
                            patch.type(),
                            outline.box(page.size()),
                            Language.UNKNOWN,
                            List.of()),
                    outline,
                    patch.letter() * sheet.factor()));
        }
        double letterHeight = anatomy.strips().isEmpty() ? 0 : sheet.letter() * sheet.factor();
        return new Layout(parts, sheet.turning().degrees(), letterHeight, columns(anatomy));
    }

    private List<Patch> inReadingOrder(Anatomy anatomy) {
        List<Patch> patches = new ArrayList<>();
        List<Rect> boxes = new ArrayList<>();
        Edges edges = new Edges(anatomy);
        for (List<Strip> block : Blocks.of(anatomy)) {
            Rect box = block.stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
            double letter = block.stream().mapToDouble(Strip::letter).sorted().toArray()[block.size() / 2];
            patches.add(new Patch(type(letter / anatomy.sheet().letter()), letter, edges.around(block)));
            boxes.add(box);
        }
        for (Rect picture : anatomy.marks().pictures()) {
            patches.add(Patch.of(RegionType.PICTURE, picture));
            boxes.add(picture);
        }
        return ReadingOrder.of(boxes, anatomy.across(), settings.rightToLeft()).stream()
                .map(patches::get)
                .toList();
    }

    private static RegionType type(double size) {
        return size >= MASTHEAD ? RegionType.MASTHEAD : size >= HEADING ? RegionType.HEADING : RegionType.TEXT;
    }

    /** The most columns that stand side by side over the share of the text height that settings ask for. */
    private int columns(Anatomy anatomy) {
        if (anatomy.strips().isEmpty()) {
            return 1;
        }
        Rect frame =
                anatomy.strips().stream().map(Strip::rect).reduce(Rect::union).orElseThrow();
        int[] rows = new int[anatomy.separators().size() + 1];
        for (int y = frame.top(); y < frame.bottom(); y++) {
            rows[separatorsInside(anatomy, frame, y)]++;
        }
        int sum = 0;
        for (int count = rows.length - 1; count > 0; count--) {
            sum += rows[count];
            if (sum >= settings.columnShare() * frame.height()) {
                return count + 1;
            }
        }
        return 1;
    }

    private static int separatorsInside(Anatomy anatomy, Rect frame, int y) {
        double margin = Separators.COLUMN * anatomy.sheet().letter();
        return (int) anatomy.separators().stream()
                .filter(separator -> separator.covers(y))
                .mapToInt(separator -> separator.at(y).middleX())
                .filter(x -> x > frame.left() + margin && x < frame.right() - margin)
                .count();
    }
}
