package recto.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Options of a benchmark, written {@code --name=value}.
 *
 * @param values by their names, without dashes
 */
record Options(Map<String, String> values) {
    static Options of(String[] args, List<String> known) {
        Map<String, String> values = new java.util.TreeMap<>();
        for (String arg : args) {
            String[] sides = arg.split("=", 2);
            if (sides.length < 2 || !known.contains(sides[0])) {
                throw new IllegalArgumentException("unknown option " + arg + "; there are: " + known);
            }
            values.put(sides[0].substring(2), sides[1]);
        }
        return new Options(values);
    }

    Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Folder of models: as given, as the environment says, or Debian's. */
    Path models() {
        String given = get("models")
                .or(() -> Optional.ofNullable(System.getenv("TESSDATA_PREFIX")))
                .orElse("");
        return Stream.of(given, "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tessdata")
                .filter(place -> !place.isEmpty())
                .map(Path::of)
                .filter(Files::isDirectory)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "no folder of models: give --models=FOLDER, where fra.traineddata and the others are"));
    }

    /** Folder of the real pages: {@code ../shared}, or as RECTO_SHARED says. */
    static Path groundTruth() {
        Path place = Path.of(Optional.ofNullable(System.getenv("RECTO_SHARED")).orElse("../shared"))
                .resolve("gt");
        if (!Files.isDirectory(place)) {
            throw new IllegalArgumentException("there are no real pages in " + place + "; this benchmark needs them");
        }
        return place;
    }
}
