package recto.model;

import java.util.List;

/**
 * Everything that a transcript says of its item as a whole.
 *
 * @param item id
 * @param program name and version: {@code recto 0.1.0}
 * @param engine name and version; empty where no engine was needed
 * @param settings digest of the settings that shape the text
 * @param scans in order of the pages
 * @param models used on any page, by name
 * @param metadata values with their evidence
 * @param pages how many there are
 */
public record TranscriptHead(
        String item,
        String program,
        String engine,
        Digest settings,
        List<Scan> scans,
        List<Model> models,
        List<MetadataValue> metadata,
        int pages) {
    public TranscriptHead {
        scans = List.copyOf(scans);
        models = List.copyOf(models);
        metadata = List.copyOf(metadata);
    }
}
