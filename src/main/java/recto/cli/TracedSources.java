package recto.cli;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.job.Digests;
import recto.model.Digest;

/** The transcripts below output folders. */
final class TracedSources {
    private static final String NAME = "transcript.json";

    private TracedSources() {}

    /** The transcripts of a folder in order; hidden folders are left out. */
    static List<Path> in(Path output) throws IOException {
        List<Path> files = new ArrayList<>();
        Files.walkFileTree(
                output, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                        boolean hidden = !folder.equals(output)
                                && folder.getFileName().toString().startsWith(".");
                        return hidden ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (file.getFileName().toString().equals(NAME)) {
                            files.add(file);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
        files.sort(null);
        return files;
    }

    /**
     * What files are now. One that has the size and time of change that were noted of it is not read for its digest
     * again.
     *
     * @param known what was noted before
     */
    static List<TracedSource> now(Collection<Path> files, Collection<TracedSource> known) throws IOException {
        Map<String, TracedSource> noted = new HashMap<>();
        known.forEach(source -> noted.put(source.file(), source));
        List<TracedSource> sources = new ArrayList<>();
        for (Path given : files) {
            Path file = given.toAbsolutePath().normalize();
            long bytes = Files.size(file);
            long changed = Files.getLastModifiedTime(file).toMillis();
            TracedSource before = noted.get(file.toString());
            boolean same = before != null && before.bytes() == bytes && before.changed() == changed;
            Digest digest = same ? before.digest() : Digests.of(file);
            sources.add(new TracedSource(file.toString(), bytes, changed, digest, Optional.empty(), Optional.empty()));
        }
        return sources;
    }
}
