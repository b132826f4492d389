package recto.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import recto.endtoend.Command.Ended;
import recto.export.FormatsAgree;
import recto.job.RunReport;
import recto.job.RunReport.ItemReport;
import recto.transcript.Json;

/** The sample scans through the real command with the real engine and no option: what a visitor sees first. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SampleScansIT {
    private Path folder;
    private Path scans;
    private Path output;
    private Ended first;

    @BeforeAll
    void run(@TempDir Path temporary) throws Exception {
        folder = temporary;
        scans = folder.resolve("scans");
        copy(Path.of("scans"), scans);
        output = folder.resolve("output");
        first = Command.recto("run", scans, "-o", output);
    }

    @Test
    void readsEverySampleToTheEnd() throws IOException {
        assertThat(first.exit()).as(first.err()).isZero();
        RunReport report = report();
        assertThat(report.totals().failed()).isZero();
        assertThat(report.totals().refused()).isZero();
        assertThat(report.items()).isNotEmpty().allSatisfy(item -> {
            Path outputs = output.resolve(item.folder());
            assertThat(outputs.resolve("transcript.json")).isNotEmptyFile();
            assertThat(outputs.resolve("text.txt")).isNotEmptyFile();
            assertThat(outputs.resolve("item.pdf")).isNotEmptyFile();
            assertThat(outputs.resolve("alto/0001.xml")).isNotEmptyFile();
        });
    }

    @Test
    void allFormatsCarryTheSameWordsInTheSameOrder() throws IOException {
        long words = 0;
        long noted = 0;
        for (ItemReport item : report().items()) {
            words += FormatsAgree.assertSame(output.resolve(item.folder()));
            noted += item.pages().stream()
                    .mapToInt(page -> page.summary().words())
                    .sum();
        }
        assertThat(words).isEqualTo(noted).isGreaterThan(3000);
    }

    @Test
    void aSecondRunDoesNothingAndSaysSo() throws Exception {
        Ended second = Command.recto("run", scans, "-o", output);
        assertThat(second.exit()).as(second.err()).isZero();
        assertThat(second.err()).contains("nothing to do");
        assertThat(report().totals().readNow()).isZero();
    }

    @Test
    void readingAPageAgainGivesTheSameWords() throws Exception {
        String item = report().items().get(0).id();
        Ended again = Command.recto("verify", output, "--page", item + ":1");
        assertThat(again.out()).contains("come out at the same places");
        assertThat(again.exit()).isZero();
    }

    @Test
    void verifyFindsOneFlippedByteInAScanAnOutputAndAModel() throws Exception {
        assertThat(Command.recto("verify", output).exit()).isZero();
        ItemReport item = report().items().get(0);
        Path scan = scans.resolve(item.pages().get(0).scan());
        flip(scan);
        Ended ofScan = Command.recto("verify", output);
        flip(scan);
        assertThat(ofScan.exit()).isEqualTo(7);
        assertThat(ofScan.out()).contains(scan.getFileName() + ": scan has changed");

        Path pdf = output.resolve(item.folder()).resolve("item.pdf");
        flip(pdf);
        Ended ofOutput = Command.recto("verify", output);
        flip(pdf);
        assertThat(ofOutput.exit()).isEqualTo(7);
        assertThat(ofOutput.out()).contains("item.pdf: output has changed").contains("does not stand: " + item.id());

        Path models = folder.resolve("models");
        String model = report().items().stream()
                .flatMap(each -> each.pages().stream())
                .flatMap(page -> page.summary().models().stream())
                .findFirst()
                .orElseThrow()
                .name();
        Files.createDirectories(models);
        Files.copy(modelFile(model), models.resolve(model + ".traineddata"));
        flip(models.resolve(model + ".traineddata"));
        Ended ofModel = Command.recto(Map.of("TESSDATA_PREFIX", models.toString()), "verify", output);
        assertThat(ofModel.exit()).isEqualTo(7);
        assertThat(ofModel.out()).contains(model + ": model has changed");
        assertThat(Command.recto("verify", output).exit()).isZero();
    }

    private static Path modelFile(String name) throws Exception {
        return Command.recto("models", "list")
                .out()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> Path.of(line.substring(line.lastIndexOf("  /") + 2)))
                .findFirst()
                .orElseThrow();
    }

    private RunReport report() throws IOException {
        return Json.read(output.resolve("run.json"), RunReport.class);
    }

    private static void flip(Path file) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            long middle = bytes.length() / 2;
            bytes.seek(middle);
            int value = bytes.read();
            bytes.seek(middle);
            bytes.write(value ^ 1);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path path : (Iterable<Path>) all::iterator) {
                Path target = to.resolve(from.relativize(path).toString());
                if (Files.isDirectory(path)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(path, target);
                }
            }
        }
    }
}
