package recto.model;

import java.util.List;

/**
 * {@code metadata.json} of an item: its values with their evidence, as they stand in its transcript.
 *
 * @param schema of this form
 * @param item id
 * @param metadata values, the surest of each element first
 */
public record MetadataFile(String schema, String item, List<MetadataValue> metadata) {
    /** Name of the file. */
    public static final String NAME = "metadata.json";

    /** Version of the form. */
    public static final String SCHEMA = "recto-metadata-1";

    public MetadataFile {
        metadata = List.copyOf(metadata);
        if (!schema.equals(SCHEMA)) {
            throw new IllegalArgumentException("expected metadata of schema " + SCHEMA + ", not " + schema);
        }
    }

    /** The values of an item. */
    public static MetadataFile of(TranscriptHead head) {
        return new MetadataFile(SCHEMA, head.item(), head.metadata());
    }
}
