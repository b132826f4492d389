package recto.export;

import java.nio.file.Path;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.TranscriptHead;

/**
 * {@code item.pdf}: the pictures of the pages as the scan has them, with the words as invisible text in their places.
 * PDF/A-2b (ISO 19005-2) without dates, so that equal input gives equal bytes.
 */
public final class PdfExporter implements Exporter {
    @Override
    public String name() {
        return "pdf";
    }

    @Override
    public PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException {
        Path file = folder.resolve("item.pdf");
        return Writing.to(file, () -> new Sink(facsimiles, new PartFile(file), PdfFile.in(folder, head)));
    }

    private record Sink(Facsimiles facsimiles, PartFile part, PdfFile pdf) implements PageSink {
        @Override
        public void page(PageTranscript page) throws StageException {
            PdfPicture picture = PdfPicture.of(page, facsimiles);
            Writing.into(part.path(), () -> pdf.page(CleanPage.of(page), picture));
        }

        @Override
        public void finish() throws StageException {
            Writing.into(part.path(), () -> {
                pdf.save(part.out());
                part.complete();
            });
        }

        @Override
        public void close() {
            pdf.close();
            part.close();
        }
    }
}
