package recto.transcript;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import recto.model.PageTranscript;
import recto.model.TranscriptHead;

/**
 * Writes {@code transcript.json}: the head, then page by page, one to a line, so that memory does not grow with the
 * item. Absolute locations of scans and models are left out. The form is that of {@code docs/transcript.schema.json}.
 */
public final class TranscriptWriter implements AutoCloseable {
    private final JsonGenerator json;
    private final int pages;
    private int written;

    private TranscriptWriter(JsonGenerator json, int pages) {
        this.json = json;
        this.pages = pages;
    }

    /** Writes the head. Closing the writer closes the stream. */
    public static TranscriptWriter open(OutputStream out, TranscriptHead head) throws IOException {
        JsonGenerator json = Json.MAPPER.getFactory().createGenerator(out);
        // An unfinished file must not look like a whole one.
        json.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
        HeadForm form = HeadForm.of(head);
        json.writeStartObject();
        json.writeStringField("schema", form.schema());
        json.writeStringField("item", form.item());
        json.writeNumberField("pageCount", form.pageCount());
        json.writePOJOField("metadata", form.metadata());
        json.writePOJOField("provenance", form.provenance());
        json.writeArrayFieldStart("pages");
        return new TranscriptWriter(json, head.pages());
    }

    /** Writes the next page. */
    public void page(PageTranscript page) throws IOException {
        written++;
        if (page.number().value() != written) {
            throw new IllegalArgumentException("page " + written + " is due, not " + page.number());
        }
        json.writeRaw('\n');
        json.writePOJO(PageForm.of(page));
    }

    /** Ends the document; without it the file is no JSON. */
    public void finish() throws IOException {
        if (written != pages) {
            throw new IllegalStateException("the head promises " + pages + " pages, " + written + " were written");
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeRaw('\n');
        json.flush();
    }

    @Override
    public void close() throws IOException {
        json.close();
    }
}
