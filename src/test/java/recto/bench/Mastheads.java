package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.MetadataFile;
import recto.model.MetadataValue;
import recto.transcript.Json;

/** Scores the dates and issue numbers of a run against a table of file, date and number. */
final class Mastheads {
    private int files;
    private int dates;
    private int flagged;
    private int unflagged;
    private int numbered;
    private int numbers;

    private Mastheads() {}

    /** Prints what is wrong, and the sums. */
    public static void main(String[] args) throws IOException {
        Mastheads score = new Mastheads();
        List<String> lines = Files.readAllLines(Path.of(args[0]));
        for (String line : lines.subList(1, lines.size())) {
            score.add(line.split("\t", -1), Path.of(args[1]));
        }
        System.out.printf(
                java.util.Locale.ROOT,
                "%d files: date right on %d (%d of them flagged), wrong without a flag on %d;"
                        + " issue number right on %d of %d%n",
                score.files,
                score.dates,
                score.flagged,
                score.unflagged,
                score.numbers,
                score.numbered);
    }

    private void add(String[] truth, Path output) throws IOException {
        Path file = output.resolve(truth[0]).resolve(MetadataFile.NAME);
        List<MetadataValue> values = Files.exists(file)
                ? new ArrayList<>(Json.read(file, MetadataFile.class).metadata())
                : List.of();
        Optional<MetadataValue> date = first(values, "date");
        Optional<MetadataValue> issue = first(values, "issue");
        boolean right = date.filter(value -> value.value().equals(truth[1])).isPresent();
        boolean isFlagged = date.filter(value -> value.flags().isEmpty()).isEmpty();
        files++;
        dates += right ? 1 : 0;
        flagged += right && isFlagged ? 1 : 0;
        unflagged += !right && !isFlagged ? 1 : 0;
        boolean numberRight =
                issue.filter(value -> value.value().equals(truth[2])).isPresent();
        numbered += truth[2].isEmpty() ? 0 : 1;
        numbers += numberRight ? 1 : 0;
        if (!right || !truth[2].isEmpty() && !numberRight) {
            System.out.println(truth[0] + ": " + truth[1] + " " + truth[2] + ", read "
                    + date.map(Mastheads::shown).orElse("no date") + ", "
                    + issue.map(Mastheads::shown).orElse("no number"));
        }
    }

    private static String shown(MetadataValue value) {
        return value.value() + " '" + value.asFound() + "' "
                + value.flags().stream().map(flag -> flag.code()).toList();
    }

    private static Optional<MetadataValue> first(List<MetadataValue> values, String name) {
        return values.stream().filter(value -> value.name().equals(name)).findFirst();
    }
}
