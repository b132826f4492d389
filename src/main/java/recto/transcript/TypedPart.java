package recto.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import recto.align.LaidText;

/**
 * The typed texts of an item at the end of its {@code transcript.json}, after the pages, so that they come and go
 * without a page being written anew. A transcript without any has no such key.
 */
public final class TypedPart {
    private static final String KEY = "typed";

    private static final ObjectReader TEXTS = Json.MAPPER
            .readerFor(new TypeReference<List<LaidText>>() {})
            .without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private TypedPart() {}

    /** The texts in a transcript, by name. Memory does not grow with its pages. */
    public static List<LaidText> read(Path transcript) throws IOException {
        try (JsonParser json = Json.MAPPER.getFactory().createParser(Files.newInputStream(transcript))) {
            afterPages(json);
            if (json.nextToken() != JsonToken.FIELD_NAME || !json.currentName().equals(KEY)) {
                return List.of();
            }
            json.nextToken();
            return TEXTS.readValue(json);
        } catch (IOException e) {
            throw new IOException(transcript + ": " + Mapping.explained(e).getMessage(), e);
        }
    }

    /**
     * Copies a transcript with other texts in the place of those that it has.
     *
     * @param texts by name; none takes the key away
     */
    public static void replace(Path transcript, List<LaidText> texts, OutputStream out) throws IOException {
        long pages;
        try (JsonParser json = Json.MAPPER.getFactory().createParser(Files.newInputStream(transcript))) {
            afterPages(json);
            pages = json.currentLocation().getByteOffset();
        }
        try (InputStream in = Files.newInputStream(transcript)) {
            copy(in, pages, out);
        }
        for (int i = 0; i < texts.size(); i++) {
            out.write((i == 0 ? ",\"" + KEY + "\":[\n" : ",\n").getBytes(UTF_8));
            out.write(Json.MAPPER.writeValueAsBytes(texts.get(i)));
        }
        out.write((texts.isEmpty() ? "}\n" : "]}\n").getBytes(UTF_8));
    }

    private static void afterPages(JsonParser json) throws IOException {
        json.nextToken();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            boolean pages = json.currentName().equals("pages");
            json.nextToken();
            json.skipChildren();
            if (pages) {
                return;
            }
        }
        throw new IOException("the transcript has no pages");
    }

    private static void copy(InputStream in, long length, OutputStream out) throws IOException {
        byte[] buffer = new byte[1 << 16];
        long left = length;
        while (left > 0) {
            int read = in.read(buffer, 0, (int) Math.min(buffer.length, left));
            if (read < 0) {
                throw new IOException("the transcript became shorter while it was read");
            }
            out.write(buffer, 0, read);
            left -= read;
        }
    }
}
