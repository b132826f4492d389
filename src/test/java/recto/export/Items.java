package recto.export;

import java.nio.file.Path;
import java.util.List;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Transcript;

/** Writes whole items, as a batch does. */
public final class Items {
    private Items() {}

    /** Runs exporters over a transcript, into a folder that exists. */
    public static void write(Transcript transcript, Facsimiles facsimiles, Path folder, List<Exporter> exporters)
            throws StageException {
        for (Exporter exporter : exporters) {
            try (PageSink sink = exporter.open(transcript.head(), facsimiles, folder)) {
                for (PageTranscript page : transcript.pages()) {
                    sink.page(page);
                }
                sink.finish();
            }
        }
    }
}
