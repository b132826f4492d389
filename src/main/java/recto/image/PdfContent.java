package recto.image;

import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.contentstream.operator.DrawObject;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageTree;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import recto.model.Size;

/**
 * Goes through what a PDF page draws, once, without drawing it: images, glyphs and paths in their order. Annotations
 * are no part of it, and nothing is executed.
 */
final class PdfContent extends PDFTextStripper {
    private static final List<String> PAINTING = List.of("f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh");
    private static final int MOST_OPERATIONS = 5_000_000;

    private final AffineTransform toInches;
    private final List<Placement> images = new ArrayList<>();
    private final List<Glyph> glyphs = new ArrayList<>();
    private Optional<String> broken = Optional.empty();
    private int shown;
    private int paths;
    private int operations;

    private PdfContent(AffineTransform toInches) {
        this.toInches = toInches;
        output = Writer.nullWriter();

        addOperator(new Images());
        addOperator(new Paint("BI"));
        PAINTING.forEach(name -> addOperator(new Paint(name)));
    }

    /** Reads a page; what stands behind a break in it is lost, and said to be. */
    static PdfContent of(PDPage page, PdfGeometry geometry) {
        PdfContent content = new PdfContent(geometry.toInches());
        try {
            content.countFirstPage();
            content.processPage(page);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            // PDFBox meets broken content with unchecked exceptions, too.
            content.broken = Optional.of(String.valueOf(e.getMessage()));
        }
        return content;
    }

    /** PDFBox skips pages before the first, and counts only in a tree of pages: this one has an empty page. */
    private void countFirstPage() throws IOException {
        COSDictionary empty = new COSDictionary();
        empty.setItem(COSName.TYPE, COSName.PAGE);
        COSArray kids = new COSArray();
        kids.add(empty);
        COSDictionary root = new COSDictionary();
        root.setItem(COSName.TYPE, COSName.PAGES);
        root.setItem(COSName.KIDS, kids);
        root.setInt(COSName.COUNT, 1);
        processPages(new PDPageTree(root));
    }

    List<Placement> images() {
        return images;
    }

    List<Glyph> glyphs() {
        return glyphs;
    }

    /** Glyphs that were drawn, with those for which the file does not say which characters they are. */
    int shown() {
        return shown;
    }

    /** Lines, areas and shadings that were painted. */
    int paths() {
        return paths;
    }

    /** Why the content could not be read to its end; empty where it was. */
    Optional<String> broken() {
        return broken;
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        if (++operations > MOST_OPERATIONS) {
            throw new IOException("more than " + MOST_OPERATIONS + " drawing operations");
        }
        super.processOperator(operator, operands);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
        shown++;
        super.showGlyph(matrix, font, code, displacement);
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        RenderingMode mode = getGraphicsState().getTextState().getRenderingMode();
        boolean invisible = mode == RenderingMode.NEITHER || mode == RenderingMode.NEITHER_CLIP;
        glyphs.add(new Glyph(text, invisible, shown - 1));
    }

    @Override
    protected void writePage() {
        // Words are made later, of the visible and of the hidden glyphs apart.
    }

    private AffineTransform placed() {
        AffineTransform onPage = new AffineTransform(toInches);
        onPage.concatenate(getGraphicsState().getCurrentTransformationMatrix().createAffineTransform());
        return onPage;
    }

    /** Images are noted, not decoded; forms are followed. */
    private final class Images extends OperatorProcessor {
        private final DrawObject forms = new DrawObject(PdfContent.this);

        Images() {
            super(PdfContent.this);
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) throws IOException {
            COSStream image = image(operands);
            if (image == null) {
                forms.process(operator, operands);
            } else {
                images.add(Placement.of(image, placed(), shown, paths));
            }
        }

        private COSStream image(List<COSBase> operands) {
            if (operands.isEmpty() || !(operands.get(0) instanceof COSName name) || getResources() == null) {
                return null;
            }
            COSDictionary objects = getResources().getCOSObject().getCOSDictionary(COSName.XOBJECT);
            COSStream stream = objects == null ? null : objects.getCOSStream(name);
            return stream != null && COSName.IMAGE.equals(stream.getCOSName(COSName.SUBTYPE)) ? stream : null;
        }

        @Override
        public String getName() {
            return "Do";
        }
    }

    /** Counts painting, and notes images that stand in the content stream itself. */
    private final class Paint extends OperatorProcessor {
        private final String name;

        Paint(String name) {
            super(PdfContent.this);
            this.name = name;
        }

        @Override
        public void process(Operator operator, List<COSBase> operands) {
            COSDictionary inline = operator.getImageParameters();
            if (inline == null) {
                paths++;
                return;
            }
            Size size = new Size(
                    Math.max(1, inline.getInt(COSName.W, COSName.WIDTH, 1)),
                    Math.max(1, inline.getInt(COSName.H, COSName.HEIGHT, 1)));
            images.add(new Placement(Optional.empty(), size, Placement.fromTop(placed()), shown, paths));
        }

        @Override
        public String getName() {
            return name;
        }
    }
}
