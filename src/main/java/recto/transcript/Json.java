package recto.transcript;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Records as JSON and YAML, both ways. Safe for use by many threads.
 *
 * <p>Equal values give equal bytes: keys stand in the order of the record, maps are sorted, numbers have four digits
 * after the point at most, an absent value has no key, the text is UTF-8 without line breaks. Reading refuses unknown
 * and missing keys. Boxes, baselines and sizes are arrays of numbers, digests and page numbers plain values, enums in
 * lower case with hyphens; a sealed type says which of its cases it is in the key {@code type}.
 */
public final class Json {
    static final JsonMapper MAPPER = Mapping.json();
    private static final YAMLMapper YAML = Mapping.yaml();

    private Json() {}

    /** The value as one line of JSON, without a line end. */
    public static byte[] write(Object value) {
        return write(MAPPER, value);
    }

    /**
     * Reads one JSON value.
     *
     * @throws IOException that names the key that is unknown, missing or refused
     */
    public static <T> T read(byte[] json, Class<T> type) throws IOException {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw Mapping.explained(e);
        }
    }

    /** Reads a file that holds one JSON value, like {@link #read(byte[], Class)}. */
    public static <T> T read(Path file, Class<T> type) throws IOException {
        return read(Files.readAllBytes(file), type);
    }

    /** The value as YAML, for people to edit; keys are written like options: {@code max-pixels}. */
    public static byte[] writeYaml(Object value) {
        return write(YAML, value);
    }

    /**
     * Reads YAML over defaults: what the file leaves out stays as it is in {@code defaults}.
     *
     * @throws IOException for text that is not YAML, an unknown key (which is named) or a value that the record refuses
     */
    public static <T> T readYaml(Path file, T defaults) throws IOException {
        @SuppressWarnings("unchecked")
        Class<T> type = (Class<T>) defaults.getClass();
        try {
            ObjectNode merged = YAML.valueToTree(defaults);
            JsonNode given = YAML.readTree(Files.readAllBytes(file));
            if (given instanceof ObjectNode changes) {
                merge(merged, changes);
            } else if (!given.isMissingNode() && !given.isNull()) {
                throw new IOException("expected lines of the form \"key: value\"");
            }
            return YAML.treeToValue(merged, type);
        } catch (JsonProcessingException e) {
            throw Mapping.explained(e);
        }
    }

    /**
     * Reads YAML that says all.
     *
     * @throws IOException for text that is not YAML, or a key that is unknown, missing or refused, which is named
     */
    public static <T> T readYaml(Path file, Class<T> type) throws IOException {
        return readYaml(Files.readAllBytes(file), type);
    }

    /** Reads the bytes of such a file. */
    static <T> T readYaml(byte[] yaml, Class<T> type) throws IOException {
        try {
            return YAML.readValue(yaml, type);
        } catch (JsonProcessingException e) {
            throw Mapping.explained(e);
        }
    }

    private static byte[] write(ObjectMapper mapper, Object value) {
        try {
            return mapper.writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("cannot be written: " + value.getClass(), e);
        }
    }

    private static void merge(ObjectNode into, ObjectNode changes) {
        for (Map.Entry<String, JsonNode> change : changes.properties()) {
            JsonNode there = into.get(change.getKey());
            if (there instanceof ObjectNode below && change.getValue() instanceof ObjectNode nested) {
                merge(below, nested);
            } else {
                into.set(change.getKey(), change.getValue());
            }
        }
    }
}
