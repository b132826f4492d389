package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The reading order of a page with rules: what stands in a frame is read in one go, in the place of the frame; what
 * stands above a rule across all of a page or frame is read before what stands below; the rest goes by
 * {@link ReadingOrder}.
 */
final class Framed {
    /** Share of the width that a rule across all of it has at least. */
    private static final double ACROSS = 0.8;

    /** Largest difference of the levels of rules that end one article, in letter heights: they may be double. */
    private static final double LEVEL = 2.5;

    /** Largest text that parts no article, in squares of the letter height. */
    private static final double SPECK = 5;

    private final List<Rect> boxes;
    private final int texts;
    private final List<Rect> rules;
    private final List<Rect> frames;
    private final double letter;

    /**
     * The things of a page.
     *
     * @param boxes of the texts, then of the pictures
     * @param texts how many of them are texts
     * @param anatomy its rules
     * @param frames drawn around some of them, the largest first
     */
    Framed(List<Rect> boxes, int texts, Anatomy anatomy, List<Rect> frames) {
        this.boxes = boxes;
        this.texts = texts;
        this.rules = Cutoffs.of(anatomy);
        this.letter = anatomy.sheet().letter();
        this.frames = frames;
    }

    /**
     * What is read in one go.
     *
     * @param members in order
     * @param box where they stand
     * @param isText and neither a picture nor a frame
     */
    private record Unit(List<Integer> members, Rect box, boolean isText) {}

    /** Numbers of the boxes as they are read. */
    List<Integer> order(boolean rightToLeft) {
        return order(IntStream.range(0, boxes.size()).boxed().toList(), frames, rightToLeft);
    }

    private List<Integer> order(List<Integer> members, List<Rect> within, boolean rightToLeft) {
        List<Unit> units = new ArrayList<>();
        List<Integer> loose = new ArrayList<>(members);
        for (int i = 0; i < within.size(); i++) {
            Rect frame = within.get(i);
            List<Integer> inside =
                    loose.stream().filter(member -> isInside(member, frame)).toList();
            if (!inside.isEmpty() && inside.size() < members.size()) {
                units.add(new Unit(order(inside, within.subList(i + 1, within.size()), rightToLeft), frame, false));
                loose.removeAll(inside);
            }
        }
        loose.forEach(member -> units.add(new Unit(List.of(member), boxes.get(member), member < texts)));
        units.sort((a, b) -> Rect.FROM_TOP.compare(a.box, b.box));
        return inBands(units, rightToLeft);
    }

    private boolean isInside(int member, Rect frame) {
        return frame.contains(boxes.get(member).middleX(), boxes.get(member).middleY());
    }

    /** Band after band, where a rule goes all across. */
    private List<Integer> inBands(List<Unit> units, boolean rightToLeft) {
        if (units.isEmpty()) {
            return List.of();
        }
        Rect all = units.stream().map(Unit::box).reduce(Rect::union).orElseThrow();
        for (Rect rule : rules) {
            int y = rule.middleY();
            Rect level = new Rect(all.left(), (int) (y - letter), all.right(), (int) (y + letter));
            List<Unit> above =
                    units.stream().filter(unit -> unit.box.middleY() < y).toList();
            if (!above.isEmpty() && above.size() < units.size() && drawn(level) >= ACROSS * all.width()) {
                List<Integer> order = new ArrayList<>(inBands(above, rightToLeft));
                order.addAll(inBands(
                        units.stream().filter(unit -> unit.box.middleY() >= y).toList(), rightToLeft));
                return order;
            }
        }
        return inColumns(units, rightToLeft);
    }

    /** Cells of the width of a level that rules cover: a worn rule is several. */
    private long drawn(Rect level) {
        List<Rect> pieces = rules.stream()
                .filter(rule -> level.contains(Math.max(level.left(), rule.left()), rule.middleY()))
                .toList();
        return IntStream.range(level.left(), level.right())
                .filter(x -> pieces.stream().anyMatch(piece -> piece.left() <= x && piece.right() > x))
                .count();
    }

    /** Texts go by columns; around pictures and advertisements columns go on. */
    private List<Integer> inColumns(List<Unit> units, boolean rightToLeft) {
        List<Unit> texts = units.stream().filter(Unit::isText).toList();
        List<Unit> order = new ArrayList<>();
        ReadingOrder.of(texts.stream().map(Unit::box).toList(), rules, rightToLeft)
                .forEach(i -> order.add(texts.get(i)));
        units.stream().filter(unit -> !unit.isText).forEach(unit -> order.add(place(unit, order), unit));
        return order.stream().flatMap(unit -> unit.members.stream()).toList();
    }

    /** Behind all that stands above it in its columns, or before the article of what is first read below it. */
    private int place(Unit unit, List<Unit> order) {
        int first = order.size();
        for (int i = order.size() - 1; i >= 0; i--) {
            Unit other = order.get(i);
            if (inOneColumn(other.box, unit.box)) {
                if (other.box.middleY() < unit.box.middleY()) {
                    return i + 1;
                }
                first = i;
            }
        }
        return beforeArticle(unit, first, order);
    }

    private static boolean inOneColumn(Rect a, Rect b) {
        return a.sharedWidth(b) > 0.1 * Math.min(a.width(), b.width());
    }

    /**
     * Columns that end at rules of one level are one article: where it goes on in the next column, nothing that stands
     * above all of them is put between.
     */
    private int beforeArticle(Unit unit, int index, List<Unit> order) {
        int before = index - 1;
        while (before >= 0 && isSpeck(order.get(before).box)) {
            before--;
        }
        if (before < 0 || index == order.size() || inOneColumn(order.get(before).box, order.get(index).box)) {
            return index;
        }
        Optional<Rect> end = cutoffBelow(order.get(index).box);
        int first = index;
        for (int i = index - 1; i >= 0 && end.isPresent(); i--) {
            Rect box = order.get(i).box;
            if (endsAt(end.get(), unit, box)) {
                first = i;
            } else if (!isSpeck(box)) {
                return first;
            }
        }
        return first;
    }

    /** A letter or two between columns stand at no rule and part no article. */
    private boolean isSpeck(Rect box) {
        return (double) box.width() * box.height() <= SPECK * letter * letter;
    }

    private boolean endsAt(Rect end, Unit above, Rect box) {
        return box.top() >= above.box.bottom() - letter
                && cutoffBelow(box)
                        .filter(rule -> Math.abs(rule.middleY() - end.middleY()) <= LEVEL * letter)
                        .isPresent();
    }

    private Optional<Rect> cutoffBelow(Rect box) {
        return rules.stream()
                .filter(rule -> rule.middleY() > box.middleY() && 2 * rule.sharedWidth(box) >= box.width())
                .min(Comparator.comparingInt(Rect::middleY));
    }
}
