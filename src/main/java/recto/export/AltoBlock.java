package recto.export;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Line;
import recto.model.Outline;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/** A region as an ALTO block: with lines a TextBlock, else by what it is. */
final class AltoBlock {
    private final Xml xml;
    private final Hyphenation hyphenation;

    /**
     * Writes blocks of one page.
     *
     * @param hyphenation of the whole page
     */
    AltoBlock(Xml xml, Hyphenation hyphenation) {
        this.xml = xml;
        this.hyphenation = hyphenation;
    }

    void write(Region region, String id) throws XMLStreamException {
        Box box = region.box();
        String name = name(region);
        boolean text = name.equals("TextBlock");
        xml.open(
                name,
                "ID",
                id,
                "TAGREFS",
                tag(region.type()),
                "HPOS",
                box.x(),
                "VPOS",
                box.y(),
                "WIDTH",
                box.width(),
                "HEIGHT",
                box.height(),
                "ROTATION",
                rotation(region),
                "LANG",
                LanguageTag.of(region.language()).filter(tag -> text),
                "BASEDIRECTION",
                direction(region).filter(way -> text));
        if (region.outline().isPresent()) {
            xml.open("Shape");
            xml.empty("Polygon", "POINTS", points(region.outline().get()));
            xml.close("Shape");
        }
        for (int i = 0; i < region.lines().size(); i++) {
            line(region.lines().get(i), id + "-l" + (i + 1));
        }
        xml.close(name);
    }

    static String tag(RegionType type) {
        return "tag-" + label(type);
    }

    static String label(RegionType type) {
        return type.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Four digits after the point at most. */
    static String decimal(double value) {
        BigDecimal rounded = new BigDecimal(value).setScale(4, RoundingMode.HALF_UP);
        return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
    }

    private static String name(Region region) {
        if (!region.lines().isEmpty()) {
            return "TextBlock";
        }
        return switch (region.type()) {
            case PICTURE, UNREAD -> "Illustration";
            case SEPARATOR, NOISE -> "GraphicalElement";
            default -> "TextBlock";
        };
    }

    private void line(Line line, String id) throws XMLStreamException {
        Box box = line.box();
        xml.open(
                "TextLine",
                "ID",
                id,
                "HPOS",
                box.x(),
                "VPOS",
                box.y(),
                "WIDTH",
                box.width(),
                "HEIGHT",
                box.height(),
                "BASELINE",
                line.baseline().map(AltoBlock::points));
        for (int i = 0; i < line.words().size(); i++) {
            if (i > 0) {
                xml.empty("SP");
            }
            word(line.words().get(i), part(line, i));
        }
        xml.close("TextLine");
    }

    /**
     * A part of a word that is divided at the end of a line.
     *
     * @param type as ALTO names it
     * @param whole the word
     */
    private record Part(String type, String whole) {}

    private Optional<Part> part(Line line, int word) {
        Optional<Part> last = word == line.words().size() - 1
                ? hyphenation.whole(line).map(whole -> new Part("HypPart1", whole))
                : Optional.empty();
        return word == 0 && last.isEmpty() ? hyphenation.begun(line).map(whole -> new Part("HypPart2", whole)) : last;
    }

    private void word(Word word, Optional<Part> part) throws XMLStreamException {
        Box box = word.box();
        Object[] attributes = {
            "HPOS",
            box.x(),
            "VPOS",
            box.y(),
            "WIDTH",
            box.width(),
            "HEIGHT",
            box.height(),
            "CONTENT",
            word.text(),
            "WC",
            decimal(word.confidence()),
            "SUBS_TYPE",
            part.map(Part::type),
            "SUBS_CONTENT",
            part.map(Part::whole)
        };
        if (word.asRead().isEmpty()) {
            xml.empty("String", attributes);
        } else {
            xml.open("String", attributes);
            xml.text("ALTERNATIVE", word.asRead().get(), "PURPOSE", "as read");
            xml.close("String");
        }
    }

    private static Optional<String> direction(Region region) {
        return Optional.of(region.language().script().rightToLeft() ? "rtl" : "ltr");
    }

    private static String points(Outline outline) {
        return outline.corners().stream()
                .map(corner -> corner.x() + "," + corner.y())
                .collect(Collectors.joining(" "));
    }

    private static String points(Baseline line) {
        return line.x1() + "," + line.y1() + " " + line.x2() + "," + line.y2();
    }

    /** Mean slope of the baselines in degrees, counter-clockwise; empty where no line has one. */
    private static Optional<String> rotation(Region region) {
        OptionalDouble degrees = region.lines().stream()
                .flatMap(line -> line.baseline().stream())
                .filter(line -> line.x1() < line.x2())
                .mapToDouble(line -> Math.toDegrees(Math.atan2(line.y1() - line.y2(), line.x2() - line.x1())))
                .average();
        return degrees.isPresent()
                ? Optional.of(decimal(Math.round(degrees.getAsDouble() * 100) / 100.0))
                : Optional.empty();
    }
}
