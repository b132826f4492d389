package recto.export;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import recto.model.Failure;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Size;
import recto.model.TranscriptHead;

/** One page as an ALTO document: what it is, where it comes from, its layout. */
final class AltoPage {
    private static final String NAMESPACE = "http://www.loc.gov/standards/alto/ns-v4#";
    private static final String LOCATION = NAMESPACE + " http://www.loc.gov/standards/alto/v4/alto-4-4.xsd";

    private final TranscriptHead head;
    private final PageTranscript page;
    private final Xml xml;

    private AltoPage(TranscriptHead head, PageTranscript page, Xml xml) {
        this.head = head;
        this.page = page;
        this.xml = xml;
    }

    static void write(TranscriptHead head, PageTranscript page, Xml xml) throws XMLStreamException {
        new AltoPage(head, page, xml).write();
    }

    private void write() throws XMLStreamException {
        xml.open(
                "alto",
                "xmlns",
                NAMESPACE,
                "xmlns:xsi",
                "http://www.w3.org/2001/XMLSchema-instance",
                "xsi:schemaLocation",
                LOCATION,
                "SCHEMAVERSION",
                "4.4");
        description();
        tags();
        readingOrder();
        layout();
        xml.close("alto").finish();
    }

    private void description() throws XMLStreamException {
        xml.open("Description").text("MeasurementUnit", "pixel").open("sourceImageInformation");
        xml.text("fileName", page.origin().scan());
        xml.text("fileIdentifier", page.origin().digest().hex(), "fileIdentifierLocation", "SHA-256");
        xml.text("documentIdentifier", head.item()).close("sourceImageInformation");
        AltoProcessing.write(head, page, xml);
        xml.close("Description");
    }

    private void tags() throws XMLStreamException {
        Set<RegionType> types = page.regions().stream()
                .map(Region::type)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(RegionType.class)));
        if (types.isEmpty()) {
            return;
        }
        xml.open("Tags");
        for (RegionType type : types) {
            xml.empty("LayoutTag", "ID", AltoBlock.tag(type), "TYPE", "region", "LABEL", AltoBlock.label(type));
        }
        xml.close("Tags");
    }

    private void readingOrder() throws XMLStreamException {
        if (page.regions().isEmpty()) {
            return;
        }
        xml.open("ReadingOrder").open("OrderedGroup", "ID", "order");
        for (int i = 0; i < page.regions().size(); i++) {
            xml.empty("ElementRef", "ID", "order-" + (i + 1), "REF", blockId(i));
        }
        xml.close("OrderedGroup").close("ReadingOrder");
    }

    private void layout() throws XMLStreamException {
        xml.open("Layout");
        xml.open(
                "Page",
                "ID",
                "page-" + page.number(),
                "PHYSICAL_IMG_NR",
                page.number(),
                "PROCESSINGREFS",
                AltoProcessing.references(page),
                "WIDTH",
                page.size().map(Size::width),
                "HEIGHT",
                page.size().map(Size::height),
                "QUALITY",
                page.failure().map(failure -> "Damaged"),
                "QUALITY_DETAIL",
                page.failure().map(AltoPage::detail).or(this::blank),
                "PC",
                page.words().findAny().map(any -> AltoBlock.decimal(confidence())));
        if (page.size().isPresent()) {
            printSpace(page.size().get());
        }
        xml.close("Page").close("Layout");
    }

    private void printSpace(Size size) throws XMLStreamException {
        xml.open("PrintSpace", "HPOS", 0, "VPOS", 0, "WIDTH", size.width(), "HEIGHT", size.height());
        AltoBlock blocks = new AltoBlock(xml, Hyphenation.of(page.regions()));
        for (int i = 0; i < page.regions().size(); i++) {
            blocks.write(page.regions().get(i), blockId(i));
        }
        xml.close("PrintSpace");
    }

    /** The id of the region where XML allows it and no other element has it, else its place in the order. */
    private String blockId(int index) {
        String id = page.regions().get(index).id();
        return id.matches("[ru][0-9]+") ? id : "region-" + (index + 1);
    }

    private double confidence() {
        return page.readings().stream().findFirst().map(Reading::confidence).orElse(0.0);
    }

    private Optional<String> blank() {
        return page.state() == PageTranscript.State.BLANK ? Optional.of("blank") : Optional.empty();
    }

    private static String detail(Failure failure) {
        return failure.stage() + ": " + failure.kind().code() + ": " + failure.message();
    }
}
