package recto.recognition;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The folders in which models lie, in the order in which they are looked through.
 *
 * @param own folders of the user and the system: their models are taken as they are
 * @param cache Recto's own folder: its models must have the digest of the catalogue
 */
record ModelFolders(List<Path> own, Path cache) {
    private static final String END = ".traineddata";

    private static final List<String> SYSTEM = List.of(
            "/usr/share/tesseract-ocr/5/tessdata",
            "/usr/share/tesseract-ocr/4.00/tessdata",
            "/usr/share/tessdata",
            "/usr/share/tesseract/tessdata",
            "/usr/local/share/tessdata",
            "/opt/homebrew/share/tessdata",
            "/opt/local/share/tessdata",
            "C:\\Program Files\\Tesseract-OCR\\tessdata");

    ModelFolders {
        own = List.copyOf(own);
    }

    /** The folder that {@code TESSDATA_PREFIX} names, then the usual ones of this system. */
    static ModelFolders of(String tessdataPrefix, Path cache) {
        Stream<Path> user = tessdataPrefix == null || tessdataPrefix.isBlank()
                ? Stream.empty()
                : Stream.of(Path.of(tessdataPrefix), Path.of(tessdataPrefix, "tessdata"));
        return new ModelFolders(
                Stream.concat(user, SYSTEM.stream().map(Path::of)).toList(), cache);
    }

    /** The file of a model in a folder of the user or the system. */
    Optional<Path> own(String name) {
        return own.stream()
                .flatMap(folder -> Stream.of(folder, folder.resolve("script")))
                .map(folder -> folder.resolve(name + END))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    /** Names of all models in the folders of the user and the system. */
    List<String> ownNames() throws IOException {
        List<String> names = new ArrayList<>();
        for (Path folder : own) {
            if (Files.isDirectory(folder)) {
                try (Stream<Path> files = Files.list(folder)) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(END))
                            .forEach(name -> names.add(name.substring(0, name.length() - END.length())));
                }
            }
        }
        return names;
    }

    /**
     * The file of a model in the cache; taken over from the program's own jars where it is not there yet, or is Recto's
     * own of an earlier version.
     */
    Optional<Path> cached(KnownModel model) throws IOException {
        Path file = cache.resolve(model.file());
        boolean stale = model.ours()
                && Files.isRegularFile(file)
                && !FileDigest.of(file).equals(model.digest());
        if (!Files.isRegularFile(file) || stale) {
            takeOver(model, file);
        }
        return Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
    }

    private void takeOver(KnownModel model, Path file) throws IOException {
        try (InputStream in = ModelFolders.class.getResourceAsStream("/tessdata/" + model.file())) {
            if (in != null) {
                Files.createDirectories(cache);
                Path part = Files.createTempFile(cache, model.name(), ".part");
                try {
                    Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
                    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                } finally {
                    Files.deleteIfExists(part);
                }
            }
        }
    }
}
