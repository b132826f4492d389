package recto.export;

import java.io.IOException;
import java.nio.file.Path;
import javax.xml.stream.XMLStreamException;
import recto.model.MetadataFile;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.TranscriptHead;
import recto.transcript.JsonLines;

/**
 * What is known of the item, without its text: {@code metadata.json} with the evidence of each value,
 * {@code dublin-core.xml} and {@code mods.xml} with the values alone.
 */
public final class MetadataExporter implements Exporter {
    @Override
    public String name() {
        return "metadata";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) {
        return new Sink(head, folder);
    }

    private interface Record {
        void write(TranscriptHead head, Xml xml) throws XMLStreamException;
    }

    private record Sink(TranscriptHead head, Path folder) implements PageSink {
        @Override
        public void page(PageTranscript page) {
            // All that is written here is in the head.
        }

        @Override
        public void finish() throws StageException {
            Path json = folder.resolve(MetadataFile.NAME);
            Writing.into(json, () -> {
                try (PartFile part = new PartFile(json)) {
                    part.out().write(JsonLines.line(MetadataFile.of(head)));
                    part.complete();
                }
            });
            write("dublin-core.xml", DublinCore::write);
            write("mods.xml", Mods::write);
        }

        private void write(String name, Record record) throws StageException {
            Path file = folder.resolve(name);
            Writing.into(file, () -> {
                try (PartFile part = new PartFile(file);
                        Xml xml = Xml.document(part.out())) {
                    record.write(head, xml);
                    xml.finish();
                    part.complete();
                } catch (XMLStreamException e) {
                    throw new IOException(e.getMessage(), e);
                }
            });
        }

        @Override
        public void close() {
            // Each file is written at once.
        }
    }
}
