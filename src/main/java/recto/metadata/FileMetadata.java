package recto.metadata;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.function.Function;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Alternative;
import recto.model.Note;
import recto.model.Scan;

/**
 * What a file says of itself: tags of TIFF and EXIF, IPTC, XMP, and the Info dictionary of PDF. Names are those of
 * Dublin Core terms, and {@code device}, {@code software}, {@code resolution}. They describe the file, which is seldom
 * what it shows: a date is that of the scan.
 */
public final class FileMetadata {
    private static final double STATED = 0.9;
    private static final double UNPARSED = 0.1;

    /** Tags that give each element; the tag nearest to the file's own bytes first. */
    private static final Map<String, List<String>> ELEMENTS = elements();

    private FileMetadata() {}

    /**
     * The values, in order of their names; none for a file that says nothing, is damaged before its tags, or is of a
     * type whose tags are not read (JPEG 2000). Never fails. A date that is none, and a value with control characters,
     * stand as found, with {@code unparsed} as their method.
     */
    public static List<MetadataValue> of(Scan scan) {
        SortedMap<String, String> tags = EmbeddedTags.of(scan);
        List<MetadataValue> values = new ArrayList<>();
        ELEMENTS.forEach((element, names) -> {
            List<String> known = new ArrayList<>();
            List<MetadataValue> own = new ArrayList<>();
            for (String tag : names) {
                String found = tags.get(tag);
                if (found != null && !found.isBlank() && !known.contains(found)) {
                    known.add(found);
                    own.add(value(element, found, source(tag, scan)));
                }
            }
            values.addAll(element.equals("software") ? own : compared(own));
        });
        device(tags, scan).ifPresent(values::add);
        resolution(tags, scan).ifPresent(values::add);
        return List.copyOf(values);
    }

    /** The values of one element; where tags contradict each other, the first has the others as alternatives. */
    private static List<MetadataValue> compared(List<MetadataValue> values) {
        List<MetadataValue> compared = new ArrayList<>(values);
        for (MetadataValue other : values) {
            if (!other.value().equals(values.get(0).value())) {
                MetadataValue first = compared.get(0);
                compared.set(
                        0,
                        first.against(
                                new Alternative(other.value(), other.source(), other.confidence()),
                                new Note(
                                        first.name() + "-conflict",
                                        first.source() + " has " + first.value() + "; " + other.source() + " has "
                                                + other.value())));
            }
        }
        return compared;
    }

    private static Map<String, List<String>> elements() {
        Map<String, List<String>> elements = new LinkedHashMap<>();
        elements.put(
                "created",
                List.of(
                        "Exif SubIFD:Date/Time Original",
                        "Exif SubIFD:Date/Time Digitized",
                        "Exif IFD0:Date/Time",
                        "IPTC:Date Created",
                        "photoshop:DateCreated",
                        "pdf:docinfo:created",
                        "xmp:CreateDate"));
        elements.put("creator", List.of("Exif IFD0:Artist", "IPTC:By-line", "pdf:docinfo:creator", "dc:creator"));
        elements.put(
                "description",
                List.of(
                        "Exif IFD0:Image Description",
                        "IPTC:Caption/Abstract",
                        "pdf:docinfo:subject",
                        "dc:description"));
        elements.put(
                "rights", List.of("Exif IFD0:Copyright", "IPTC:Copyright Notice", "dc:rights", "xmpRights:UsageTerms"));
        elements.put(
                "software",
                List.of("Exif IFD0:Software", "pdf:docinfo:creator_tool", "pdf:docinfo:producer", "xmp:CreatorTool"));
        elements.put("title", List.of("Exif IFD0:Document Name", "IPTC:Object Name", "pdf:docinfo:title", "dc:title"));
        return elements;
    }

    private static MetadataValue value(String element, String found, String source) {
        Function<String, Optional<String>> reader = "created".equals(element) ? Dates::ofTag : FileMetadata::plain;
        return read(element, found, reader.apply(found), source);
    }

    private static Optional<String> plain(String found) {
        boolean control = found.chars().anyMatch(c -> Character.isISOControl(c) && c != '\n' && c != '\r' && c != '\t');
        return control ? Optional.empty() : Optional.of(found.strip());
    }

    private static Optional<MetadataValue> device(Map<String, String> tags, Scan scan) {
        String make = tags.getOrDefault("Exif IFD0:Make", "").strip();
        String model = tags.getOrDefault("Exif IFD0:Model", "").strip();
        String found = model.startsWith(make) ? model : (make + " " + model).strip();
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(read("device", found, plain(found), source("Exif IFD0:Make, Exif IFD0:Model", scan)));
    }

    private static Optional<MetadataValue> resolution(Map<String, String> tags, Scan scan) {
        String x = tags.get("tiff:XResolution");
        String y = tags.get("tiff:YResolution");
        if (x == null || y == null) {
            return Optional.empty();
        }
        String unit = tags.getOrDefault("tiff:ResolutionUnit", "");
        String found = x + " x " + y + " " + unit;
        Optional<String> dpi = Resolutions.dpi(x, y, unit);
        return Optional.of(read("resolution", found.strip(), dpi, source("tiff:XResolution, tiff:YResolution", scan)));
    }

    private static MetadataValue read(String element, String found, Optional<String> value, String source) {
        return new MetadataValue(
                element,
                value.orElse(found),
                found,
                source,
                value.isPresent() ? "stated" : "unparsed",
                value.isPresent() ? STATED : UNPARSED);
    }

    private static String source(String tag, Scan scan) {
        return "file tag " + tag + " of " + scan.path();
    }
}
