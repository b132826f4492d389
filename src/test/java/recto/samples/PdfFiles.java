package recto.samples;

import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Random;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/** Puts pages into a PDF file as scanners and libraries do. */
final class PdfFiles {
    private static final float QUALITY = 0.5f;

    private PdfFiles() {}

    static byte[] write(Sample sample, List<SampleMaker.Made> pages) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId((long) sample.name().hashCode());
            for (SampleMaker.Made page : pages) {
                float scale = 72f / sample.dpi();
                PDPage sheet = new PDPage(new PDRectangle(
                        page.printed().width() * scale, page.printed().height() * scale));
                document.addPage(sheet);
                try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
                    draw(sample, page, new Sheet(document, content, scale));
                }
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }

    private record Sheet(PDDocument document, PDPageContentStream content, float scale) {}

    private static void draw(Sample sample, SampleMaker.Made page, Sheet sheet) throws IOException {
        boolean scanned = page.spec().damage().isPresent();
        if (scanned) {
            byte[] jpeg = ImageFiles.jpeg(page.scan().toImage(), QUALITY, sample.dpi());
            sheet.content()
                    .drawImage(
                            JPEGFactory.createFromStream(sheet.document(), new ByteArrayInputStream(jpeg)),
                            0,
                            0,
                            page.printed().width() * sheet.scale(),
                            page.printed().height() * sheet.scale());
        }
        if (!scanned || sample.format() == Sample.Format.PDF_WITH_OLD_TEXT) {
            text(page, sheet, scanned);
        }
    }

    private static void text(SampleMaker.Made page, Sheet sheet, boolean old) throws IOException {
        Random engine = new Random(7);
        PDFont helvetica = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
        PDPageContentStream content = sheet.content();
        for (Piece piece : page.printed().pieces()) {
            for (Piece.Line line : piece.lines()) {
                Rectangle2D box = line.box();
                float size = page.spec().size() * sheet.scale();
                String text = old ? misread(line.text(), engine) : line.text();
                content.beginText();
                content.setRenderingMode(old ? RenderingMode.NEITHER : RenderingMode.FILL);
                content.setFont(helvetica, size);
                content.newLineAtOffset(
                        (float) box.getX() * sheet.scale(),
                        (float) (page.printed().height() - box.getMaxY()) * sheet.scale() + size * 0.2f);
                float natural = helvetica.getStringWidth(text) / 1000 * size;
                content.setHorizontalScaling((float) (100 * box.getWidth() * sheet.scale() / natural));
                content.showText(text);
                content.endText();
            }
        }
    }

    /** What a weak engine of old would have made of a line: about one letter in fifteen is wrong. */
    private static String misread(String line, Random engine) {
        String right = "eclminhrtou";
        String wrong = "coIrnrbnfcv";
        StringBuilder text = new StringBuilder();
        for (char c : line.toCharArray()) {
            int known = right.indexOf(c);
            int die = engine.nextInt(100);
            if (known >= 0 && die < 10) {
                text.append(wrong.charAt(known));
            } else if (c != ' ' || die > 3) {
                text.append(c);
            }
        }
        return text.toString();
    }
}
