package recto.job;

import java.util.List;

/**
 * What is written for an item.
 *
 * @param formats names of exporters, without repeats
 */
public record ExportSettings(List<String> formats) {
    /** Every format that can be asked for. */
    public static final List<String> ALL = List.of("json", "metadata", "text", "search", "alto", "pdf");

    public static final ExportSettings DEFAULT = new ExportSettings(ALL);

    public ExportSettings {
        formats = List.copyOf(formats);
        for (String format : formats) {
            if (!ALL.contains(format)) {
                throw new IllegalArgumentException("no format '" + format + "': choose from " + ALL);
            }
        }
        if (formats.isEmpty() || formats.stream().distinct().count() != formats.size()) {
            throw new IllegalArgumentException("formats are named once each, at least one: " + formats);
        }
    }
}
