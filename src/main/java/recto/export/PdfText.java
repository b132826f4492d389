package recto.export;

import java.util.List;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Line;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.Word;

/**
 * The words of a page as invisible text (rendering mode 3), each stretched to its box, in reading order. A box that
 * leaves hardly a gap to the next is cut short, since some readers look for gaps only. Every word is followed by a
 * space, so that no reader has to guess where it ends.
 */
final class PdfText {
    /** Narrower glyphs, in sizes of the font, look like a bold double strike to some readers, who drop them. */
    private static final double NARROWEST = 0.2;

    /** Gap between words, in sizes of the font, below which some readers see one word; and the gap that is aimed at. */
    private static final double LEAST_GAP = 0.17;

    private static final double GAP = 0.2;
    private static final double LEAST_SIZE = 0.05;

    private final PdfScale scale;
    private final GlyphlessFont font;
    private final StringBuilder out = new StringBuilder("BT 3 Tr\n");
    private double size = -1;
    /** The line before, in pixels, and whether it is plain left to right. */
    private Box before = new Box(0, 0, 1, 1);

    private boolean plainBefore = true;
    private boolean first = true;

    /** Where a word stands, in points; it is made less high where it would be too narrow. */
    private record Place(double left, double baseline, double width, double height) {}

    private PdfText(PdfScale scale, GlyphlessFont font) {
        this.scale = scale;
        this.font = font;
    }

    /** The operators of one page, in ASCII. */
    static String of(PageTranscript page, PdfScale scale, GlyphlessFont font) {
        PdfText text = new PdfText(scale, font);
        for (Region region : page.regions()) {
            int height = medianHeight(region);
            for (Line line : region.lines()) {
                text.line(line, height);
            }
        }
        return text.out.append("ET\n").toString();
    }

    private static int medianHeight(Region region) {
        int[] heights = region.lines().stream()
                .mapToInt(line -> line.box().height())
                .sorted()
                .toArray();
        return heights.length == 0 ? 1 : heights[heights.length / 2];
    }

    private void line(Line line, int height) {
        List<String> words = line.words().stream().map(Word::text).toList();
        boolean plain = VisualOrder.isPlain(words);
        if (!first && !(plain && plainBefore) && overlaps(line.box(), before)) {
            apart(line.box());
        }
        List<VisualOrder> pieces = VisualOrder.of(words);
        for (int i = 0; i < pieces.size(); i++) {
            if (i > 0) {
                apart(line.box());
            }
            words(pieces.get(i).words(), line, scale.y() * height);
        }
        before = line.box();
        plainBefore = plain;
        first = false;
    }

    private void words(List<VisualOrder.Placed> words, Line line, double height) {
        for (int i = 0; i < words.size(); i++) {
            Box box = line.words().get(words.get(i).index()).box();
            int next = i + 1 < words.size()
                    ? line.words().get(words.get(i + 1).index()).box().x()
                    : Integer.MAX_VALUE;
            double step = next > box.x() ? scale.right((double) next - box.x()) : Double.MAX_VALUE;
            double width = Math.min(scale.right(box.width()), Math.max(step - GAP * height, step / 2));
            double high = Math.min(height, (step - width) / LEAST_GAP);
            double y = scale.up(line.baseline()
                    .map(baseline -> at(baseline, box.x() + box.width() / 2.0))
                    .orElse((double) line.box().bottom()));
            show(words.get(i).text(), new Place(scale.right(box.x()), y, width, high));
        }
    }

    /** Ends the line for readers that put lines together by height: a space far above or below. */
    private void apart(Box line) {
        boolean low = scale.up(line.y() + line.height() / 2.0) < scale.height() / 2;
        show(" ", new Place(0, low ? scale.height() - 1 : 0, 1, 1));
    }

    /** Shows a word and a space. */
    private void show(String text, Place place) {
        int glyphs = text.codePointCount(0, text.length());
        double high = rounded(Math.max(LEAST_SIZE, Math.min(place.height, place.width / glyphs / NARROWEST)));
        double stretch = 100 * place.width / (glyphs * GlyphlessFont.WIDTH * high);
        if (high != size) {
            size = high;
            PdfNumber.append(out.append("/F "), size).append("Tf ");
        }
        PdfNumber.append(out, stretch).append("Tz 1 0 0 1 ");
        PdfNumber.append(PdfNumber.append(out, place.left), place.baseline).append("Tm <");
        out.append(font.encode(text + " ")).append("> Tj\n");
    }

    private static double rounded(double size) {
        return Math.round(size * 100) / 100.0;
    }

    private static double at(Baseline line, double x) {
        return line.x1() == line.x2()
                ? line.y1()
                : line.y1() + (line.y2() - line.y1()) * (x - line.x1()) / (line.x2() - line.x1());
    }

    private static boolean overlaps(Box one, Box other) {
        return one.y() < other.bottom() + other.height() && other.y() < one.bottom() + one.height();
    }
}
