package recto.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLStreamException;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.TranscriptHead;

/** {@code alto/0001.xml} for each page, in ALTO 4.4 of the Library of Congress. */
public final class AltoExporter implements Exporter {
    @Override
    public String name() {
        return "alto";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException {
        Path alto = folder.resolve("alto");
        Writing.into(alto, () -> Files.createDirectories(alto));
        return new Sink(head, alto);
    }

    private record Sink(TranscriptHead head, Path folder) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            Path file = folder.resolve(page.number().padded() + ".xml");
            Writing.into(file, () -> {
                try (PartFile part = new PartFile(file);
                        Xml xml = Xml.document(part.out())) {
                    AltoPage.write(head, CleanPage.of(page), xml);
                    part.complete();
                } catch (XMLStreamException e) {
                    throw new IOException(e.getMessage(), e);
                }
            });
        }

        @Override
        public void finish() {
            // Each page is complete by itself.
        }

        @Override
        public void close() {
            // Nothing stays open between pages.
        }
    }
}
