package recto.intake;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.StageException;

/**
 * Walks the inputs in natural order. Links are followed; a file or folder that is reached twice is taken the first
 * time, which also ends loops. Opens no file.
 */
final class Walk {
    private static final Set<String> LITTER = Set.of(
            ".ds_store",
            "thumbs.db",
            "ehthumbs.db",
            "desktop.ini",
            "__macosx",
            "@eadir",
            "$recycle.bin",
            "system volume information",
            "lost+found");

    private final List<Candidate> candidates = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();
    private final Map<Path, String> seen = new HashMap<>();
    private final Set<Path> named = new HashSet<>();
    private final Set<Path> outputs;

    /** A walk that goes around the given output folders, by real path. */
    Walk(Set<Path> outputs) {
        this.outputs = outputs;
    }

    List<Candidate> candidates() {
        return candidates;
    }

    List<Skipped> skipped() {
        return skipped;
    }

    List<Refused> refused() {
        return refused;
    }

    void run(Inputs inputs) throws StageException {
        inputs.files().forEach(input -> named.add(input.real()));
        for (Inputs.Input input : inputs.folders()) {
            seen.put(input.real(), input.label());
            try {
                folder(input.given(), input.label());
            } catch (IOException e) {
                throw new StageException(
                        FailureKind.UNREADABLE,
                        Intake.STAGE,
                        "cannot list the folder " + input.given() + "; check who may read it",
                        e);
            }
        }
        for (Inputs.Input input : inputs.files()) {
            if (!seen.containsKey(input.real())) {
                entry(input.given(), input.label());
            }
        }
    }

    private void folder(Path folder, String path) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(entries::add);
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        entries.sort(Comparator.comparing(Walk::name, NaturalOrder.INSTANCE));
        for (Path entry : entries) {
            entry(entry, Inputs.join(path, name(entry)));
        }
    }

    private void entry(Path file, String path) {
        String name = name(file);
        if (!decodable(file)) {
            refuse(
                    path,
                    "the name holds bytes that are no characters here; start Recto in a UTF-8 locale, or rename it");
        } else if (name.startsWith("._") || LITTER.contains(name.toLowerCase(Locale.ROOT))) {
            skipped.add(new Skipped(path, "left there by an operating system"));
        } else {
            try {
                reach(file, path);
            } catch (IOException e) {
                refuse(path, "cannot be reached: a link that leads nowhere, or not permitted; check link and rights");
            }
        }
    }

    private void reach(Path file, String path) throws IOException {
        Path real = file.toRealPath();
        if (hidden(name(file)) && !named.contains(real)) {
            skipped.add(new Skipped(path, "hidden: the name starts with a dot"));
        } else if (outputs.contains(real)) {
            skipped.add(new Skipped(path, "Recto's own output"));
        } else if (seen.putIfAbsent(real, path) != null) {
            skipped.add(new Skipped(path, "the same as " + seen.get(real) + ", reached twice"));
        } else {
            take(file, path, real);
        }
    }

    private void take(Path file, String path, Path real) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(real, BasicFileAttributes.class);
        if (attributes.isDirectory()) {
            try {
                folder(file, path);
            } catch (IOException e) {
                refuse(path, "the folder cannot be listed; check who may read it");
            }
        } else if (attributes.isRegularFile()) {
            candidates.add(new Candidate(path, file, named.contains(real)));
        } else {
            skipped.add(new Skipped(path, "a device, pipe or socket"));
        }
    }

    private void refuse(String path, String message) {
        refused.add(new Refused(path, new Failure(FailureKind.UNREADABLE, Intake.STAGE, message), List.of()));
    }

    /** Two dots start a name that somebody chose; one dot is how Unix hides a file. */
    private static boolean hidden(String name) {
        return name.startsWith(".") && !name.startsWith("..");
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }

    /** Whether the name, as text, leads back to the same file. */
    private static boolean decodable(Path file) {
        try {
            return file.resolveSibling(name(file)).equals(file);
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
