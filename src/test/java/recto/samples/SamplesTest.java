package recto.samples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SamplesTest {
    @Test
    void everyScanHasAnEntryAndEveryEntryAScan() throws IOException {
        assertThat(filesUnder(Samples.SCANS, path -> !path.equals("README.md")))
                .isEqualTo(Samples.all().stream().map(Sample::file).collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void everyEntryHasItsTruthAndEveryTruthAnEntry() throws IOException {
        List<String> names = Samples.all().stream().map(Sample::name).toList();
        assertThat(filesUnder(Samples.TRUTH, path -> path.endsWith(".txt") && !path.contains("/")))
                .isEqualTo(names.stream().map(name -> name + ".txt").collect(Collectors.toCollection(TreeSet::new)));
        assertThat(filesUnder(Samples.TRUTH, path -> path.endsWith(".lines.tsv")))
                .isEqualTo(
                        names.stream().map(name -> name + ".lines.tsv").collect(Collectors.toCollection(TreeSet::new)));
    }

    @Test
    void everyPageHasItsTextAndItsLines() throws IOException {
        for (Sample sample : Samples.all()) {
            List<String> texts = Samples.texts(sample);
            assertThat(texts).as(sample.file()).hasSameSizeAs(sample.pages());
            List<String> table = Files.readAllLines(Samples.TRUTH.resolve(sample.name() + ".lines.tsv"));
            assertThat(table.stream().skip(1).map(row -> row.split("\t")[7]))
                    .as(sample.file())
                    .containsExactlyElementsOf(texts.stream()
                            .flatMap(String::lines)
                            .filter(line -> !line.isEmpty())
                            .toList());
        }
    }

    @Test
    void theReadmeIsTheOneOfTheList() throws IOException {
        assertThat(Samples.SCANS.resolve("README.md")).hasContent(ScansReadme.of(Samples.all()));
    }

    @Test
    void makingASampleAgainGivesTheSameBytes() throws IOException {
        assumeTrue(KnownFonts.present(), KnownFonts.ABSENT);
        // The second one has no picture, which takes the longest to cut.
        Sample sample = Samples.all().get(1);
        byte[] again = MakeSamples.encode(sample, SampleMaker.make(sample));
        byte[] committed = Files.readAllBytes(Samples.SCANS.resolve(sample.file()));
        assertThat(Arrays.equals(again, committed)).as(sample.file()).isTrue();
    }

    private static TreeSet<String> filesUnder(Path folder, java.util.function.Predicate<String> which)
            throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(path -> folder.relativize(path).toString().replace('\\', '/'))
                    .filter(which)
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
