package recto.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Line;
import recto.model.Outline;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Word;

/** A page as PAGE XML (PRImA, version of 2019-07-15): regions in reading order, lines, words, and the text of each. */
public final class PageXml {
    private static final String NAMESPACE = "http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15";

    /** The format asks for a time, and the same page is to give the same bytes: it is always this one. */
    private static final String DATE = "1970-01-01T00:00:00";

    private final Xml xml;

    private PageXml(Xml xml) {
        this.xml = xml;
    }

    /**
     * Writes the chosen reading of a page.
     *
     * @param program that made the file: {@code recto 0.1.0}
     */
    public static void write(PageTranscript page, Path file, String program) throws StageException {
        Writing.into(file, () -> {
            Files.createDirectories(file.toAbsolutePath().getParent());
            try (PartFile part = new PartFile(file)) {
                write(CleanPage.of(page), part.out(), program);
                part.complete();
            }
        });
    }

    private static void write(PageTranscript page, OutputStream out, String program) throws IOException {
        try (Xml xml = Xml.document(out)) {
            new PageXml(xml).write(page, program);
        } catch (XMLStreamException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private void write(PageTranscript page, String program) throws XMLStreamException {
        Size size = page.size().orElse(new Size(1, 1));
        String scan = page.origin().scan();
        xml.open(
                "PcGts",
                "xmlns",
                NAMESPACE,
                "xmlns:xsi",
                "http://www.w3.org/2001/XMLSchema-instance",
                "xsi:schemaLocation",
                NAMESPACE + " " + NAMESPACE + "/pagecontent.xsd");
        xml.open("Metadata").text("Creator", program).text("Created", DATE).text("LastChange", DATE);
        xml.close("Metadata");
        xml.open(
                "Page",
                "imageFilename",
                scan.substring(scan.lastIndexOf('/') + 1),
                "imageWidth",
                size.width(),
                "imageHeight",
                size.height());
        List<Region> regions = page.regions();
        if (!regions.isEmpty()) {
            xml.open("ReadingOrder").open("OrderedGroup", "id", "order");
            for (int i = 0; i < regions.size(); i++) {
                xml.empty("RegionRefIndexed", "index", i, "regionRef", "region-" + (i + 1));
            }
            xml.close("OrderedGroup").close("ReadingOrder");
        }
        for (int i = 0; i < regions.size(); i++) {
            region(regions.get(i), "region-" + (i + 1));
        }
        xml.close("Page").close("PcGts").finish();
    }

    private void region(Region region, String id) throws XMLStreamException {
        String name = element(region);
        boolean text = name.equals("TextRegion");
        xml.open(name, "id", id, "type", type(region.type()).filter(type -> text));
        coordinates(region.edge());
        if (text) {
            for (int i = 0; i < region.lines().size(); i++) {
                line(region.lines().get(i), id + "-line-" + (i + 1));
            }
            equivalent(region.lines().stream().map(Line::text).collect(Collectors.joining("\n")), Optional.empty());
        }
        xml.close(name);
    }

    private static String element(Region region) {
        if (!region.lines().isEmpty()) {
            return "TextRegion";
        }
        return switch (region.type()) {
            case PICTURE -> "ImageRegion";
            case SEPARATOR -> "SeparatorRegion";
            case NOISE -> "NoiseRegion";
            case UNREAD -> "UnknownRegion";
            default -> "TextRegion";
        };
    }

    private static Optional<String> type(RegionType type) {
        return switch (type) {
            case TEXT -> Optional.of("paragraph");
            case HEADING, MASTHEAD -> Optional.of("heading");
            case CAPTION -> Optional.of("caption");
            case FOLIO -> Optional.of("page-number");
            case RUNNING_HEAD -> Optional.of("header");
            default -> Optional.of("other");
        };
    }

    private void line(Line line, String id) throws XMLStreamException {
        xml.open("TextLine", "id", id);
        coordinates(Outline.of(line.box()));
        if (line.baseline().isPresent()) {
            Baseline base = line.baseline().get();
            xml.empty("Baseline", "points", base.x1() + "," + base.y1() + " " + base.x2() + "," + base.y2());
        }
        for (int i = 0; i < line.words().size(); i++) {
            word(line.words().get(i), id + "-word-" + (i + 1));
        }
        equivalent(line.text(), Optional.empty());
        xml.close("TextLine");
    }

    private void word(Word word, String id) throws XMLStreamException {
        Box box = word.box();
        xml.open("Word", "id", id);
        coordinates(Outline.of(box));
        equivalent(word.text(), Optional.of(AltoBlock.decimal(word.confidence())));
        xml.close("Word");
    }

    private void coordinates(Outline outline) throws XMLStreamException {
        xml.empty(
                "Coords",
                "points",
                outline.corners().stream()
                        .map(corner -> Math.max(0, corner.x()) + "," + Math.max(0, corner.y()))
                        .collect(Collectors.joining(" ")));
    }

    private void equivalent(String text, Optional<String> confidence) throws XMLStreamException {
        if (!text.isEmpty()) {
            xml.open("TextEquiv", "conf", confidence).text("Unicode", text).close("TextEquiv");
        }
    }
}
