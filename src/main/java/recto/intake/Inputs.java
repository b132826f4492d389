package recto.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import recto.model.FailureKind;
import recto.model.StageException;

/**
 * The files and folders that the user named, each with the path that names in it start with.
 *
 * <p>One input needs no such start. Of several, a folder starts with its own name, and a file is called by its name;
 * where that is not enough to tell all inputs apart, the names of the folders above are put before it, for all inputs
 * the same number. An input inside another is part of the outer one. So paths do not depend on the order of the inputs.
 */
final class Inputs {
    /**
     * One input.
     *
     * @param given absolute, as the user named it
     * @param real with links resolved
     * @param label start of the paths below a folder, empty for a folder alone; the whole path of a file
     */
    record Input(Path given, Path real, String label) {
        boolean folder() {
            return Files.isDirectory(real);
        }
    }

    private final List<Input> folders = new ArrayList<>();
    private final List<Input> files = new ArrayList<>();

    private Inputs() {}

    /** Folders, none inside another. */
    List<Input> folders() {
        return folders;
    }

    /** All files named by themselves, inside the folders or not. */
    List<Input> files() {
        return files;
    }

    static Inputs of(List<Path> paths) throws StageException {
        if (paths.isEmpty()) {
            throw new IllegalArgumentException("no input: name a file or folder with scans");
        }
        Map<Path, Path> given = new LinkedHashMap<>();
        for (Path path : paths) {
            given.putIfAbsent(real(path), path.toAbsolutePath().normalize());
        }
        Set<Path> outer = new HashSet<>(given.keySet());
        outer.removeIf(real -> outermost(real, given.keySet()) != real);
        Map<Path, String> labels = labels(given, outer);
        Inputs inputs = new Inputs();
        given.forEach((real, path) -> {
            if (outer.contains(real)) {
                inputs.add(new Input(path, real, labels.get(real)));
            } else if (!Files.isDirectory(real)) {
                Path top = outermost(real, outer);
                inputs.add(new Input(path, real, join(labels.get(top), slashed(top.relativize(real)))));
            }
        });
        return inputs;
    }

    private void add(Input input) {
        (input.folder() ? folders : files).add(input);
    }

    static String join(String folder, String name) {
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    private static Path real(Path path) throws StageException {
        try {
            return path.toRealPath();
        } catch (NoSuchFileException e) {
            throw new StageException(
                    FailureKind.UNREADABLE,
                    Intake.STAGE,
                    "there is no file or folder " + path + "; check the name, and put it in quotes if it has spaces",
                    e);
        } catch (IOException e) {
            throw new StageException(
                    FailureKind.UNREADABLE, Intake.STAGE, "cannot reach " + path + "; check who may read it", e);
        }
    }

    private static Path outermost(Path real, Set<Path> all) {
        Path outermost = real;
        for (Path folder = real.getParent(); folder != null; folder = folder.getParent()) {
            if (all.contains(folder)) {
                outermost = folder;
            }
        }
        return outermost;
    }

    private static Map<Path, String> labels(Map<Path, Path> given, Set<Path> outer) {
        Map<Path, String> labels = new LinkedHashMap<>();
        int deepest = outer.stream()
                .mapToInt(real -> given.get(real).getNameCount())
                .max()
                .orElse(1);
        for (int names = 1; names <= deepest; names++) {
            for (Path real : outer) {
                labels.put(real, lastNames(given.get(real), names));
            }
            if (new HashSet<>(labels.values()).size() == labels.size()) {
                break;
            }
        }
        if (outer.size() == 1) {
            labels.replaceAll((real, label) -> Files.isDirectory(real) ? "" : label);
        }
        return labels;
    }

    private static String lastNames(Path path, int names) {
        int count = path.getNameCount();
        return count == 0 ? "" : slashed(path.subpath(Math.max(0, count - names), count));
    }

    private static String slashed(Path path) {
        return String.join(
                "/",
                IntStream.range(0, path.getNameCount())
                        .mapToObj(i -> path.getName(i).toString())
                        .toList());
    }
}
