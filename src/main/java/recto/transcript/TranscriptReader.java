package recto.transcript;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.PageTranscript;
import recto.model.Transcript;
import recto.model.TranscriptHead;

/**
 * Reads {@code transcript.json} back, whole or page by page. Locations of scans and models are not published and come
 * back empty. Every method that reads throws an {@link IOException} that says what does not fit the form.
 */
public final class TranscriptReader implements AutoCloseable {
    private static final ObjectReader PART =
            Json.MAPPER.reader().without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final JsonParser json;
    private final TranscriptHead head;
    private int read;

    private TranscriptReader(JsonParser json, TranscriptHead head) {
        this.json = json;
        this.head = head;
    }

    /** Reads all of it into memory. */
    public static Transcript read(Path file) throws IOException {
        try (TranscriptReader reader = open(file)) {
            List<PageTranscript> pages = new ArrayList<>();
            for (Optional<PageTranscript> page = reader.next(); page.isPresent(); page = reader.next()) {
                pages.add(page.get());
            }
            return new Transcript(reader.head(), pages);
        }
    }

    /** Reads the head. */
    public static TranscriptReader open(Path file) throws IOException {
        JsonParser json = Json.MAPPER.getFactory().createParser(Files.newInputStream(file));
        json.setCodec(PART);
        try {
            return new TranscriptReader(json, readHead(json));
        } catch (IOException e) {
            json.close();
            throw inFile(file, e);
        }
    }

    public TranscriptHead head() {
        return head;
    }

    /** The next page; empty after the last. */
    public Optional<PageTranscript> next() throws IOException {
        try {
            if (json.nextToken() == JsonToken.START_OBJECT) {
                read++;
                return Optional.of(json.readValueAs(PageForm.class).page());
            }
        } catch (IOException e) {
            throw new IOException(
                    "page " + (read + 1) + ": " + Mapping.explained(e).getMessage(), e);
        }
        if (!json.hasToken(JsonToken.END_ARRAY) || read != head.pages()) {
            throw new IOException("the transcript holds " + read + " pages instead of " + head.pages());
        }
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        json.close();
    }

    private static TranscriptHead readHead(JsonParser json) throws IOException {
        ObjectNode keys = Json.MAPPER.createObjectNode();
        json.nextToken();
        while (json.nextToken() == JsonToken.FIELD_NAME && !json.currentName().equals("pages")) {
            String key = json.currentName();
            json.nextToken();
            keys.set(key, json.readValueAsTree());
        }
        if (!keys.path("schema").asText().equals(HeadForm.SCHEMA)) {
            throw new IOException("expected a transcript of schema " + HeadForm.SCHEMA);
        }
        if (json.nextToken() != JsonToken.START_ARRAY) {
            throw new IOException("the transcript has no pages");
        }
        return Json.MAPPER.treeToValue(keys, HeadForm.class).head();
    }

    private static IOException inFile(Path file, IOException e) {
        return new IOException(file + ": " + Mapping.explained(e).getMessage(), e);
    }
}
