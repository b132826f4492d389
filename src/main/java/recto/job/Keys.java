package recto.job;

import java.util.List;
import recto.image.ImageSettings;
import recto.model.Digest;
import recto.model.KnownTitle;
import recto.model.Model;
import recto.model.ModelRef;
import recto.model.PageNumber;
import recto.model.Scan;
import recto.model.TranscriptHead;
import recto.transcript.Json;

/** Digests of all that a result follows from. Equal keys mean that the work would come out the same. */
final class Keys {
    private final String program = Program.name() + " " + Program.build();

    private record OfScan(String program, Digest scan, String type, ImageSettings settings) {}

    private record OfPage(
            String program,
            String item,
            PageNumber number,
            Origin origin,
            PageSettings settings,
            List<ModelRef> models) {}

    private record Origin(String path, Digest scan, PageNumber page) {}

    private record OfItem(
            String program,
            TranscriptHead head,
            List<Digest> pages,
            ExportSettings settings,
            List<KnownTitle> titles) {}

    Digest of(Scan scan, ImageSettings settings) {
        return digest(new OfScan(program, scan.digest(), scan.mediaType(), settings));
    }

    Digest of(Task.Page task) {
        Origin origin = new Origin(task.scan().path(), task.scan().digest(), task.page());
        List<ModelRef> models = task.models().stream().map(Model::ref).toList();
        return digest(new OfPage(program, task.item(), task.number(), origin, task.settings(), models));
    }

    Digest of(TranscriptHead head, List<Digest> pages, ExportSettings settings, List<KnownTitle> titles) {
        return digest(new OfItem(program, head, pages, settings, titles));
    }

    /** The digest by which transcripts cite their settings. */
    static Digest of(PageSettings settings) {
        return digest(settings);
    }

    private static Digest digest(Object value) {
        return Digests.of(Json.write(value));
    }
}
