package recto.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import recto.model.Layout;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Resolution;
import recto.model.Size;

/** Columns of real newspaper pages against their regions in PAGE XML. */
class ColumnGroundTruthTest {
    /** Pixels of one cell that is compared. */
    private static final int CELL = 20;

    /** Side of the square of cells that holds the largest page. */
    private static final int SIDE = 560;

    @Test
    void agreesWithTheRegionsOfNewspaperPages() throws Exception {
        List<Path> pages = pages();
        Assumptions.assumeFalse(pages.isEmpty(), "the folder of shared scans is not there");
        double sum = 0;
        for (Path page : pages) {
            Layout layout = new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(image(page));
            List<Polygon> found = layout.parts().stream()
                    .filter(part -> part.region().type().isText())
                    .map(part -> polygon(part.region().outline().orElseThrow()))
                    .toList();
            List<Polygon> truth = truth(page);
            sum += areaF1(found, truth);
            assertThat(found).as(page.toString()).noneMatch(region -> spansColumns(region, truth));
        }
        assertThat(sum / pages.size()).isGreaterThanOrEqualTo(0.90);
    }

    private static List<Path> pages() throws Exception {
        String folder = System.getProperty("RECTO_SHARED", System.getenv("RECTO_SHARED"));
        Path set = Path.of(folder == null ? "../shared" : folder, "gt", "gbn-newspaper-layout-only");
        if (!Files.isDirectory(set)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(set)) {
            return files.filter(file -> file.toString().endsWith(".png"))
                    .sorted()
                    .toList();
        }
    }

    private static PageImage image(Path file) throws Exception {
        BufferedImage read = ImageIO.read(file.toFile());
        int width = read.getWidth();
        int height = read.getHeight();
        byte[] pixels = new byte[width * height];
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            read.getRGB(0, y, width, 1, row, 0, width);
            for (int x = 0; x < width; x++) {
                pixels[y * width + x] = (byte) (row[x] >> 8);
            }
        }
        return new PageImage(new Size(width, height), 8, pixels, new Resolution(600, 600, Resolution.Source.ASSUMED));
    }

    private static List<Polygon> truth(Path page) throws Exception {
        Path xml = page.resolveSibling(page.getFileName().toString().replace(".png", ".xml"));
        NodeList regions = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(xml.toFile())
                .getElementsByTagName("TextRegion");
        List<Polygon> polygons = new ArrayList<>();
        for (int i = 0; i < regions.getLength(); i++) {
            Element coords = (Element)
                    ((Element) regions.item(i)).getElementsByTagName("Coords").item(0);
            Polygon polygon = new Polygon();
            for (String point : coords.getAttribute("points").trim().split("\\s+")) {
                String[] xy = point.split(",");
                polygon.addPoint(Integer.parseInt(xy[0]) / CELL, Integer.parseInt(xy[1]) / CELL);
            }
            polygons.add(polygon);
        }
        return polygons;
    }

    private static Polygon polygon(Outline outline) {
        Polygon polygon = new Polygon();
        outline.corners().forEach(corner -> polygon.addPoint(corner.x() / CELL, corner.y() / CELL));
        return polygon;
    }

    private static double areaF1(List<Polygon> found, List<Polygon> truth) {
        BitSet first = cells(found);
        BitSet second = cells(truth);
        BitSet both = (BitSet) first.clone();
        both.and(second);
        return 2.0 * both.cardinality() / (first.cardinality() + second.cardinality());
    }

    private static BitSet cells(List<Polygon> polygons) {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        polygons.forEach(graphics::fillPolygon);
        graphics.dispose();
        byte[] values = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        BitSet cells = new BitSet(values.length);
        for (int i = 0; i < values.length; i++) {
            cells.set(i, values[i] != 0);
        }
        return cells;
    }

    /** Whether a region holds much of two true regions that stand side by side and are no single lines. */
    private static boolean spansColumns(Polygon region, List<Polygon> truth) {
        BitSet cells = cells(List.of(region));
        List<Rectangle> held = truth.stream()
                .filter(polygon -> polygon.getBounds().height > 15 && polygon.intersects(region.getBounds()))
                .filter(polygon -> holds(cells, polygon))
                .map(Polygon::getBounds)
                .toList();
        return held.stream()
                .anyMatch(a -> held.stream()
                        .anyMatch(b -> a.x + a.width <= b.x + 3
                                && Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
                                        > 0.3 * Math.min(a.height, b.height)));
    }

    private static boolean holds(BitSet region, Polygon polygon) {
        BitSet truth = cells(List.of(polygon));
        int size = truth.cardinality();
        truth.and(region);
        return truth.cardinality() > 0.25 * size;
    }
}
