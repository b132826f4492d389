package recto.layout;

import java.util.List;
import recto.model.RegionType;

/**
 * Tells what texts are by the size of their letters, by where they stand and by what is drawn around them; without
 * clear signs a text is just text.
 */
final class Kinds {
    /** Letters of headings and of mastheads are larger than this, in letter heights. */
    private static final double HEADING = 1.5;

    private static final double MASTHEAD = 3;

    /** Widest usual cell of a table, in letter heights. */
    private static final double CELL = 20;

    /** Fewest rules down inside a table. */
    private static final int GRID = 2;

    /** Least share of a table that its rules go through. */
    private static final double THROUGH = 0.8;

    /** Largest share of the text of a page that an advertisement in a frame takes up. */
    private static final double ADVERTISEMENT = 0.5;

    /** Largest distance from a picture to its caption, and beyond its edges, in letter heights. */
    private static final double NEAR = 2.5;

    /** Highest caption, in letter heights: three lines. */
    private static final double CAPTION = 6;

    private final List<Text> texts;
    private final List<Rect> frames;
    private final Anatomy anatomy;
    private final double letter;
    private final double area;

    /**
     * A text.
     *
     * @param rect around its letters
     * @param letter their median height, in cells
     * @param isBody whether it is a few lines or more
     */
    record Text(Rect rect, double letter, boolean isBody) {}

    /**
     * The texts of a page.
     *
     * @param frames found on it
     */
    Kinds(List<Text> texts, List<Rect> frames, Anatomy anatomy) {
        this.texts = texts;
        this.frames = frames;
        this.anatomy = anatomy;
        this.letter = anatomy.sheet().letter();
        this.area = texts.stream()
                .map(Text::rect)
                .reduce(Rect::union)
                .map(all -> (double) all.width() * all.height())
                .orElse(0.0);
    }

    /**
     * What a text is.
     *
     * @param columns whether the page has several; in a book or letter a box is no advertisement
     */
    RegionType of(Text text, boolean columns) {
        List<Rect> around = frames.stream()
                .filter(box -> box.contains(text.rect.middleX(), text.rect.middleY()))
                .toList();
        if (around.stream().anyMatch(this::isTable)) {
            return RegionType.TABLE;
        }
        if (columns && around.stream().anyMatch(this::isAdvertisement)) {
            return RegionType.ADVERTISEMENT;
        }
        if (text.letter >= MASTHEAD * letter && isOnTop(text.rect)) {
            return RegionType.MASTHEAD;
        }
        if (text.letter >= HEADING * letter) {
            return RegionType.HEADING;
        }
        return anatomy.marks().pictures().stream().anyMatch(picture -> isCaption(text.rect, picture))
                ? RegionType.CAPTION
                : RegionType.TEXT;
    }

    /** Whether nothing is to be read above it but a line or two. */
    private boolean isOnTop(Rect rect) {
        return texts.stream().noneMatch(other -> other.isBody && other.rect.bottom() <= rect.top());
    }

    /** Whether rules go through a frame both ways and leave narrow cells. */
    private boolean isTable(Rect frame) {
        List<Integer> down = anatomy.down().stream()
                .filter(rule -> rule.sharedHeight(frame) >= THROUGH * frame.height())
                .map(Rect::middleX)
                .filter(x -> x > frame.left() + letter && x < frame.right() - letter)
                .sorted()
                .toList();
        boolean across = anatomy.across().stream()
                .filter(rule -> rule.sharedWidth(frame) >= THROUGH * frame.width())
                .anyMatch(rule -> rule.middleY() > frame.top() + letter && rule.middleY() < frame.bottom() - letter);
        return across && down.size() >= GRID && frame.width() <= CELL * letter * (down.size() + 1);
    }

    /** Whether a frame stands among the columns and not beside the title. */
    private boolean isAdvertisement(Rect frame) {
        return (double) frame.width() * frame.height() <= ADVERTISEMENT * area
                && texts.stream()
                        .noneMatch(text -> text.letter >= MASTHEAD * letter
                                && isOnTop(text.rect)
                                && !frame.contains(text.rect.middleX(), text.rect.middleY())
                                && text.rect.bottom() > frame.top());
    }

    private boolean isCaption(Rect text, Rect picture) {
        int below = text.top() - picture.bottom();
        return below >= -letter
                && below <= NEAR * letter
                && text.height() <= CAPTION * letter
                && text.left() >= picture.left() - NEAR * letter
                && text.right() <= picture.right() + NEAR * letter;
    }
}
