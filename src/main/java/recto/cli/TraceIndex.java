package recto.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import recto.align.trace.PageIndex;
import recto.align.trace.PageIndexWriter;
import recto.model.PageTranscript;
import recto.transcript.Json;
import recto.transcript.TranscriptReader;

/** The index of the transcripts of some output folders: kept, and made anew where a transcript is another one. */
final class TraceIndex {
    private final Path folder;
    private final Consumer<String> said;

    /** @param said is told what takes its time */
    TraceIndex(Path folder, Consumer<String> said) {
        this.folder = folder;
        this.said = said;
    }

    /** An index with the transcripts that it was made of. */
    record Opened(PageIndex index, List<TracedSource> sources) {}

    /** Opens the index of all transcripts below the folders. */
    Opened open(List<Path> outputs) throws IOException {
        Map<Path, String> prefixes = prefixes(outputs);
        Optional<PageIndex> kept = PageIndex.open(folder);
        if (kept.isPresent()) {
            List<TracedSource> known = sources(kept.get());
            if (identities(TracedSources.now(prefixes.keySet(), known)).equals(identities(known))) {
                return new Opened(kept.get(), known);
            }
            kept.get().close();
        }
        make(TracedSources.now(prefixes.keySet(), List.of()), List.copyOf(prefixes.values()));
        PageIndex index = PageIndex.open(folder).orElseThrow(() -> new IOException("no index in " + folder));
        return new Opened(index, sources(index));
    }

    private static List<TracedSource> sources(PageIndex index) throws IOException {
        return List.of(Json.read(index.sources().getBytes(StandardCharsets.UTF_8), TracedSource[].class));
    }

    private static List<String> identities(List<TracedSource> sources) {
        return sources.stream()
                .map(source -> source.file() + "\n" + source.digest())
                .toList();
    }

    /** Transcripts, with what the ids of their items begin with: nothing, or the name of one of several outputs. */
    private static Map<Path, String> prefixes(List<Path> outputs) throws IOException {
        Map<Path, String> prefixes = new LinkedHashMap<>();
        for (Path output : outputs) {
            Path name = output.toAbsolutePath().normalize().getFileName();
            String prefix = outputs.size() == 1 || name == null ? "" : name + "/";
            TracedSources.in(output).forEach(file -> prefixes.putIfAbsent(file, prefix));
        }
        return prefixes;
    }

    private void make(List<TracedSource> sources, List<String> prefixes) throws IOException {
        said.accept("indexing " + sources.size() + (sources.size() == 1 ? " transcript" : " transcripts"));
        Path parent = Files.createDirectories(folder.toAbsolutePath().getParent());
        Path part = Files.createTempDirectory(parent, folder.getFileName() + ".part");
        try {
            write(part, sources, prefixes);
            delete(folder);
            Files.move(part, folder);
        } finally {
            delete(part);
        }
    }

    private static void write(Path part, List<TracedSource> sources, List<String> prefixes) throws IOException {
        try (PageIndexWriter writer = new PageIndexWriter(part)) {
            List<TracedSource> made = new ArrayList<>();
            Set<String> used = new HashSet<>();
            for (int i = 0; i < sources.size(); i++) {
                made.add(add(sources.get(i), prefixes.get(i), used, writer));
            }
            writer.finish(new String(Json.write(made), StandardCharsets.UTF_8));
        }
    }

    private static TracedSource add(TracedSource source, String prefix, Set<String> used, PageIndexWriter writer)
            throws IOException {
        String item = source.file();
        Optional<String> failure = Optional.empty();
        try (TranscriptReader reader = TranscriptReader.open(Path.of(source.file()))) {
            item = unique(prefix + reader.head().item(), used);
            writer.begin(item, reader.head());
            for (Optional<PageTranscript> page = reader.next(); page.isPresent(); page = reader.next()) {
                writer.add(page.get());
            }
        } catch (IOException e) {
            failure = Optional.of(String.valueOf(e.getMessage()));
        }
        return source.as(item, failure);
    }

    private static String unique(String item, Set<String> used) {
        String unique = item;
        for (int number = 2; !used.add(unique); number++) {
            unique = item + "~" + number;
        }
        return unique;
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> deepestFirst;
            try (Stream<Path> all = Files.walk(folder)) {
                deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }
}
