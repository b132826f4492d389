package recto.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import recto.export.Exporter;
import recto.export.Facsimiles;
import recto.export.PageSink;
import recto.image.ImageSettings;
import recto.metadata.FileMetadata;
import recto.metadata.ItemMetadata;
import recto.metadata.NameMetadata;
import recto.metadata.PageMetadata;
import recto.model.FailureKind;
import recto.model.MetadataValue;
import recto.model.PageTranscript;
import recto.model.Scan;
import recto.model.StageException;
import recto.model.TranscriptHead;
import recto.transcript.Json;

/** Page transcripts to the files of an item, page by page, so that memory stays flat over long items. */
final class ItemExport {
    /** Writes all formats of an item. */
    Outcome run(Task.Export task) {
        try (ScanDesk scans = new ScanDesk()) {
            Facsimiles facsimiles = facsimiles(task, scans);
            TranscriptHead head = withMetadata(task);
            List<PageSink> sinks = new ArrayList<>();
            try {
                for (Exporter exporter : Exporters.of(task.settings().formats())) {
                    sinks.add(exporter.open(head, facsimiles, Path.of(task.folder())));
                }
                for (String file : task.pages()) {
                    PageTranscript page = read(Path.of(file));
                    for (PageSink sink : sinks) {
                        sink.page(page);
                    }
                }
                for (PageSink sink : sinks) {
                    sink.finish();
                }
            } finally {
                sinks.forEach(PageSink::close);
            }
            return new Outcome.Exported();
        } catch (StageException failed) {
            return new Outcome.Failed(failed.failure());
        }
    }

    // Files are parsed here, in a worker, since what they say of themselves may be as damaged as their pictures.
    private static TranscriptHead withMetadata(Task.Export task) throws StageException {
        List<MetadataValue> values = new ArrayList<>(task.head().metadata());
        for (String file : task.pages()) {
            values.addAll(PageMetadata.of(read(Path.of(file)), task.titles()));
        }
        values.addAll(NameMetadata.of(task.item()));
        task.item().scans().forEach(scan -> values.addAll(FileMetadata.of(scan)));
        TranscriptHead head = task.head();
        return new TranscriptHead(
                head.item(),
                head.program(),
                head.engine(),
                head.settings(),
                head.scans(),
                head.models(),
                ItemMetadata.of(values),
                head.pages());
    }

    private static Facsimiles facsimiles(Task.Export task, ScanDesk scans) {
        Map<String, Scan> byPath =
                task.item().scans().stream().collect(Collectors.toMap(Scan::path, Function.identity(), (a, b) -> a));
        ImageSettings settings = task.image();
        return page -> scans.open(byPath.get(page.origin().scan()), settings)
                .facsimile(page.origin().page());
    }

    private static PageTranscript read(Path file) throws StageException {
        try {
            return Json.read(file, PageTranscript.class);
        } catch (IOException damaged) {
            throw new StageException(
                    FailureKind.INTERNAL,
                    "export",
                    file + " is damaged: run again with --force to read the item anew (" + damaged.getMessage() + ")",
                    damaged);
        }
    }
}
