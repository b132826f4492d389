package recto.image;

import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import recto.model.Box;
import recto.model.Line;
import recto.model.Size;
import recto.model.Word;

/** Joins glyphs of a PDF page into words and lines in logical order, by PDFBox' rules, with boxes in pixels. */
final class PdfWords extends PDFTextStripper {
    private static final double ASCENT = 0.75;
    private static final double DESCENT = 0.22;

    private final AffineTransform toPixels;
    private final Size page;
    private final double confidence;
    private final List<Line> lines = new ArrayList<>();
    private List<Word> words = new ArrayList<>();

    private PdfWords(AffineTransform toPixels, Size page, double confidence) {
        this.toPixels = toPixels;
        this.page = page;
        this.confidence = confidence;
        output = Writer.nullWriter();
        setShouldSeparateByBeads(false);
    }

    /**
     * Makes lines of glyphs in their order of drawing.
     *
     * @param toPixels from the lower left corner of the crop box, in units of user space, to pixels of the page image
     * @param page size of the page image; what lies outside it is left out
     * @param confidence of each word
     */
    static List<Line> lines(List<Glyph> glyphs, AffineTransform toPixels, Size page, double confidence) {
        PdfWords maker = new PdfWords(toPixels, page, confidence);
        maker.charactersByArticle.add(new ArrayList<>());
        try {
            for (Glyph glyph : glyphs) {
                maker.place(glyph.position());
            }
            maker.write();
        } catch (IOException e) {
            throw new IllegalStateException("nothing is written to a file here", e);
        }
        maker.endLine();
        return maker.lines;
    }

    /** PDFBox measures along the rotation of the page; text that runs another way is measured along its own. */
    private void place(TextPosition position) {
        TextPosition along = position;
        if ((int) position.getDir() != position.getRotation()) {
            along = new TextPosition(
                    (int) position.getDir(),
                    position.getPageWidth(),
                    position.getPageHeight(),
                    position.getTextMatrix(),
                    position.getEndX(),
                    position.getEndY(),
                    position.getHeight(),
                    position.getIndividualWidths()[0],
                    position.getWidthOfSpace(),
                    position.getUnicode(),
                    position.getCharacterCodes(),
                    position.getFont(),
                    position.getFontSize(),
                    (int) position.getFontSizeInPt());
        }
        super.processTextPosition(along);
    }

    private void write() throws IOException {
        super.writePage();
    }

    @Override
    protected void writeString(String text, List<TextPosition> positions) {
        List<List<TextPosition>> parts = parts(positions);
        String[] pieces = text.strip().split("[\\s\\u00a0]+");
        boolean backwards = rightToLeft(text);
        for (int i = 0; i < pieces.length; i++) {
            List<TextPosition> place = positions;
            if (parts.size() == pieces.length) {
                place = parts.get(backwards ? pieces.length - 1 - i : i);
            }
            String piece = pieces[i].replaceAll("[\\p{Cc}\\s\ufeff]", "");
            box(place).filter(box -> !piece.isEmpty()).ifPresent(box -> words.add(new Word(piece, box, confidence)));
        }
    }

    @Override
    protected void writeLineSeparator() {
        endLine();
    }

    private void endLine() {
        if (!words.isEmpty()) {
            Box box = words.stream().map(Word::box).reduce(Box::union).orElseThrow();
            lines.add(new Line(box, Optional.empty(), words));
        }
        words = new ArrayList<>();
    }

    /** The glyphs between spaces. */
    private static List<List<TextPosition>> parts(List<TextPosition> positions) {
        List<List<TextPosition>> parts = new ArrayList<>();
        List<TextPosition> part = new ArrayList<>();
        for (TextPosition position : positions) {
            if (!position.getUnicode().isBlank() && !position.getUnicode().equals("\u00a0")) {
                part.add(position);
            } else if (!part.isEmpty()) {
                parts.add(part);
                part = new ArrayList<>();
            }
        }
        if (!part.isEmpty()) {
            parts.add(part);
        }
        return parts;
    }

    private static boolean rightToLeft(String text) {
        return text.codePoints()
                .map(Character::getDirectionality)
                .filter(d -> d == Character.DIRECTIONALITY_LEFT_TO_RIGHT
                        || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                        || d == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC)
                .mapToObj(d -> d != Character.DIRECTIONALITY_LEFT_TO_RIGHT)
                .findFirst()
                .orElse(false);
    }

    private Optional<Box> box(List<TextPosition> positions) {
        double[] bounds = {Double.MAX_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        for (TextPosition position : positions) {
            corners(position, bounds);
        }
        int left = (int) Math.max(0, Math.floor(bounds[0]));
        int top = (int) Math.max(0, Math.floor(bounds[1]));
        int right = (int) Math.min(page.width(), Math.ceil(bounds[2]));
        int bottom = (int) Math.min(page.height(), Math.ceil(bounds[3]));
        return right <= left || bottom <= top
                ? Optional.empty()
                : Optional.of(new Box(left, top, right - left, bottom - top));
    }

    /** The four corners of a glyph: its advance along the baseline, ascent and descent of its font across. */
    private void corners(TextPosition position, double[] bounds) {
        Matrix m = position.getTextMatrix();
        PDFontDescriptor font =
                position.getFont() == null ? null : position.getFont().getFontDescriptor();
        double ascent = font == null ? ASCENT : bounded(font.getAscent() / 1000, ASCENT);
        double descent = font == null ? DESCENT : bounded(-font.getDescent() / 1000, DESCENT);
        double endX = position.getEndX();
        double endY = position.getEndY();
        for (double up : new double[] {ascent, -descent}) {
            double dx = up * m.getShearX();
            double dy = up * m.getScaleY();
            widen(bounds, m.getTranslateX() + dx, m.getTranslateY() + dy);
            widen(bounds, endX + dx, endY + dy);
        }
    }

    private static double bounded(double stated, double usual) {
        return stated > 0.05 && stated < 1.1 ? stated : usual;
    }

    private void widen(double[] bounds, double x, double y) {
        double[] point = {x, y};
        toPixels.transform(point, 0, point, 0, 1);
        bounds[0] = Math.min(bounds[0], point[0]);
        bounds[1] = Math.min(bounds[1], point[1]);
        bounds[2] = Math.max(bounds[2], point[0]);
        bounds[3] = Math.max(bounds[3], point[1]);
    }
}
