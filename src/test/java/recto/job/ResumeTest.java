package recto.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.job.ScriptedRecognizer.Act;
import recto.model.Digest;
import recto.model.StageException;

/** A run that is killed at any moment, and then started again, comes to the same bytes as an unbroken one. */
class ResumeTest {
    private static final int PAGES = 12;

    @TempDir
    private Path folder;

    private Path scans;

    @BeforeEach
    void writeScans() throws IOException {
        scans = folder.resolve("scans");
        for (int page = 1; page <= PAGES; page++) {
            ScriptedPages.write(scans, page <= 6 ? "first" : "second", page, page == 3 ? Act.FAIL : Act.READ);
        }
    }

    @Test
    void aSecondRunDoesNothingAndChangesNothing() throws Exception {
        Path output = folder.resolve("out");
        RunReport first = ScriptedRun.run(scans, output, new RunSettings(2, 20, 1000, 64));
        Map<String, Digest> before = digests(output);
        RunReport second = ScriptedRun.run(scans, output, new RunSettings(2, 20, 1000, 64));
        assertThat(first.totals().readNow()).isEqualTo(PAGES);
        assertThat(second.totals().readNow()).isZero();
        assertThat(second.totals().standing()).isEqualTo(PAGES);
        assertThat(digests(output)).isEqualTo(before);
    }

    @Test
    void oneWorkerWritesTheSameBytesAsFour() throws Exception {
        ScriptedRun.run(scans, folder.resolve("one"), new RunSettings(1, 20, 1000, 64));
        ScriptedRun.run(scans, folder.resolve("four"), new RunSettings(4, 20, 2, 64));
        assertThat(digests(folder.resolve("one")))
                .isEqualTo(digests(folder.resolve("four")))
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void killedAndResumedEqualsUnbroken(long seed) throws Exception {
        ScriptedRun.run(scans, folder.resolve("unbroken"), new RunSettings(2, 20, 1000, 64));
        Path output = folder.resolve("killed");
        long lines = new Random(seed).nextInt(PAGES + 3);
        Process run = start(output);
        while (run.isAlive() && ledgerLines(output) < lines) {
            TimeUnit.MILLISECONDS.sleep(2);
        }
        run.destroyForcibly().waitFor();
        long standing = wholePages(output);
        RunReport resumed = ScriptedRun.run(scans, output, new RunSettings(2, 20, 1000, 64));
        assertThat(resumed.totals().readNow()).isEqualTo((int) (PAGES - standing));
        assertThat(digests(output)).isEqualTo(digests(folder.resolve("unbroken")));
        assertThat(output.resolve(".work")).isEmptyDirectory();
    }

    private Process start(Path output) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        ScriptedRun.class.getName(),
                        scans.toString(),
                        output.toString(),
                        "2")
                .inheritIO()
                .start();
    }

    private static long ledgerLines(Path output) throws IOException {
        Path ledger = output.resolve(Ledger.FILE);
        if (!Files.exists(ledger)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(ledger)) {
            return lines.count();
        }
    }

    private static long wholePages(Path output) throws StageException {
        return Ledger.read(output).values().stream()
                .filter(LedgerEntry.PageEntry.class::isInstance)
                .count();
    }

    /** Everything that is to be the same: all but the ledger and the report, which tell times. */
    private static Map<String, Digest> digests(Path output) throws IOException {
        Map<String, Digest> digests = new TreeMap<>();
        try (Stream<Path> all = Files.walk(output)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                String name = output.relativize(file).toString();
                if (!name.equals(Ledger.FILE) && !name.equals(BatchJob.REPORT)) {
                    digests.put(name, Digests.of(file));
                }
            }
        }
        return digests;
    }
}
