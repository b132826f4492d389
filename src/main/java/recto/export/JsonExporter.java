package recto.export;

import java.nio.file.Path;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.TranscriptHead;
import recto.transcript.TranscriptWriter;

/** {@code transcript.json}: the whole transcript, in the form of {@code docs/transcript.schema.json}. */
public final class JsonExporter implements Exporter {
    @Override
    public String name() {
        return "json";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException {
        Path file = folder.resolve("transcript.json");
        return Writing.to(file, () -> {
            PartFile part = new PartFile(file);
            return new Sink(part, TranscriptWriter.open(part.out(), head));
        });
    }

    private record Sink(PartFile part, TranscriptWriter writer) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            Writing.into(part.path(), () -> writer.page(CleanPage.of(page)));
        }

        @Override
        public void finish() throws StageException {
            Writing.into(part.path(), () -> {
                writer.finish();
                part.complete();
            });
        }

        @Override
        public void close() {
            part.close();
        }
    }
}
