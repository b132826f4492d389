package recto.samples;

import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Makes {@code scans/} and the ground truth beside {@code samples.yaml} again, from the texts in {@code source/}. The
 * same fonts and the same Java give the same bytes.
 *
 * <pre>
 * mvn -q test-compile exec:java -Dexec.classpathScope=test -Dexec.mainClass=recto.samples.MakeSamples
 * </pre>
 */
public final class MakeSamples {
    private static final int THRESHOLD = 150;
    private static final float QUALITY = 0.42f;

    private MakeSamples() {}

    /** @param args parts of file names to make only those samples; none for all */
    public static void main(String[] args) throws IOException {
        for (Sample sample : Samples.all()) {
            if (args.length == 0 || List.of(args).stream().anyMatch(sample.file()::contains)) {
                make(sample);
            }
        }
        Files.writeString(Samples.SCANS.resolve("README.md"), ScansReadme.of(Samples.all()), StandardCharsets.UTF_8);
    }

    private static void make(Sample sample) throws IOException {
        List<SampleMaker.Made> pages = SampleMaker.make(sample);
        Path file = Samples.SCANS.resolve(sample.file());
        Files.createDirectories(file.getParent());
        byte[] bytes = encode(sample, pages);
        Files.write(file, bytes);
        Files.writeString(Samples.TRUTH.resolve(sample.name() + ".txt"), texts(pages), StandardCharsets.UTF_8);
        Files.writeString(Samples.TRUTH.resolve(sample.name() + ".lines.tsv"), lines(pages), StandardCharsets.UTF_8);
        System.out.printf(Locale.ROOT, "%8d %s%n", bytes.length, sample.file());
    }

    static byte[] encode(Sample sample, List<SampleMaker.Made> pages) throws IOException {
        Gray first = pages.get(0).scan();
        return switch (sample.format()) {
            case TIFF_G3 -> ImageFiles.tiff(bilevel(pages), "CCITT T.4", sample.dpi());
            case TIFF_G4 -> ImageFiles.tiff(bilevel(pages), "CCITT T.6", sample.dpi());
            case TIFF_LZW -> ImageFiles.tiff(sixteenGreys(pages), "LZW", sample.dpi());
            case TIFF_DEFLATE -> ImageFiles.tiff(sixteenGreys(pages), "ZLib", sample.dpi());
            case JPEG -> ImageFiles.jpeg(first.toImage(), QUALITY, sample.dpi());
            case JPEG_COLOUR -> ImageFiles.jpeg(first.toPaperColour(), QUALITY, sample.dpi());
            case PNG -> ImageFiles.png(sixteenGreys(pages).get(0), sample.dpi());
            case PDF, PDF_WITH_OLD_TEXT, PDF_MIXED -> PdfFiles.write(sample, pages);
        };
    }

    private static List<BufferedImage> bilevel(List<SampleMaker.Made> pages) {
        return pages.stream().map(page -> page.scan().toBilevel(THRESHOLD)).toList();
    }

    /** Few grey levels keep lossless files small. */
    private static List<BufferedImage> sixteenGreys(List<SampleMaker.Made> pages) {
        return pages.stream()
                .map(page ->
                        page.scan().map((x, y, v) -> Math.round(v / 17f) * 17f).toImage())
                .toList();
    }

    private static String texts(List<SampleMaker.Made> pages) {
        return String.join(
                "\f\n", pages.stream().map(page -> page.printed().text()).toList());
    }

    private static String lines(List<SampleMaker.Made> pages) {
        StringBuilder table = new StringBuilder("page\tregion\tkind\tx\ty\twidth\theight\ttext\n");
        for (int i = 0; i < pages.size(); i++) {
            int region = 0;
            int before = -1;
            SampleMaker.Made page = pages.get(i);
            for (Piece piece : page.printed().pieces()) {
                region += piece.region() != before && !piece.lines().isEmpty() ? 1 : 0;
                before = piece.lines().isEmpty() ? before : piece.region();
                for (Piece.Line line : piece.lines()) {
                    Rectangle2D box = skewed(page, line.box());
                    table.append(String.format(
                            Locale.ROOT,
                            "%d\t%d\t%s\t%d\t%d\t%d\t%d\t%s%n",
                            i + 1,
                            region,
                            piece.kind(),
                            Math.round(box.getX()),
                            Math.round(box.getY()),
                            Math.round(box.getWidth()),
                            Math.round(box.getHeight()),
                            line.text()));
                }
            }
        }
        return table.toString();
    }

    /** Where a box of the printed page lies on the scan. */
    private static Rectangle2D skewed(SampleMaker.Made page, Rectangle2D box) {
        double angle =
                StrictMath.toRadians(page.spec().damage().orElse(Damage.NONE).skew());
        return java.awt.geom.AffineTransform.getRotateInstance(
                        angle, page.printed().width() / 2.0, page.printed().height() / 2.0)
                .createTransformedShape(box)
                .getBounds2D();
    }
}
