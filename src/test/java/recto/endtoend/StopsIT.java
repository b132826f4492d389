package recto.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.endtoend.Command.Ended;
import recto.job.Ledger;

/** What stops a run says so in one sentence, with its own exit code, and leaves nothing half written. */
class StopsIT {
    private static final Path SCAN = Path.of("src/test/resources/odd/tiff/plain.tif");

    @TempDir
    private Path folder;

    @Test
    void anOutputThatCannotBeWrittenStopsTheRun() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        Ended ended = Command.recto("run", SCAN, "-o", file.resolve("output"), "-l", "eng");
        assertThat(ended.exit()).isEqualTo(5);
        assertThat(ended.err().lines()).hasSize(1).first().asString().contains("cannot write");
    }

    @Test
    void aModelThatCannotBeHadStopsTheRun() throws Exception {
        Map<String, String> emptyCache = Map.of("XDG_CACHE_HOME", folder.toString());
        Path output = folder.resolve("output");
        Ended ended = Command.recto(emptyCache, "run", SCAN, "-o", output, "-l", "kat", "--offline");
        assertThat(ended.exit()).isEqualTo(4);
        assertThat(ended.err().lines()).hasSize(1).first().asString().contains("recto models add kat");
        assertThat(output.resolve("plain.tif")).doesNotExist();
    }

    @Test
    void aSecondRunIntoTheSameOutputIsRefused() throws Exception {
        Path output = folder.resolve("output");
        try (Ledger held = Ledger.open(output)) {
            assertThat(held).isNotNull();
            Ended ended = Command.recto("run", SCAN, "-o", output, "-l", "eng");
            assertThat(ended.exit()).isEqualTo(5);
            assertThat(ended.err()).contains("another run is writing to " + output);
        }
    }

    @Test
    void aWrongArgumentIsAnErrorBeforeAnyWork() throws Exception {
        Path output = folder.resolve("output");
        assertThat(Command.recto("run", folder.resolve("not-there"), "-o", output)
                        .exit())
                .isEqualTo(2);
        assertThat(Command.recto("run", SCAN, "-o", output, "--formats", "word").err())
                .contains("no format 'word'");
        Path recipe = Files.writeString(folder.resolve("r.yaml"), "run:\n  wrokers: 3\n");
        assertThat(Command.recto("run", SCAN, "-o", output, "--recipe", recipe).err())
                .contains("wrokers");
        assertThat(output).doesNotExist();
    }

    @Test
    void aFullDiskStopsTheRunWhichGoesOnWhenThereIsRoom() throws Exception {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        assumeTrue(
                mount("mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", disk), "no right to make a small disk here");
        try {
            Ended full = Command.recto(
                    "run", Path.of("src/test/resources/odd/tiff"), "-o", disk.resolve("out"), "-l", "eng");
            assertThat(full.exit()).as(full.err()).isEqualTo(6);
            assertThat(full.err()).contains("run again");
            assertThat(mount("mount", "-o", "remount,size=50m", disk)).isTrue();
            Ended again = Command.recto(
                    "run", Path.of("src/test/resources/odd/tiff"), "-o", disk.resolve("out"), "-l", "eng");
            assertThat(again.exit()).as(again.err()).isEqualTo(1);
            assertThat(Command.recto("verify", disk.resolve("out")).exit()).isZero();
        } finally {
            mount("umount", disk);
        }
    }

    private static boolean mount(Object... command) throws IOException, InterruptedException {
        try {
            List<String> line =
                    java.util.Arrays.stream(command).map(Object::toString).toList();
            return new ProcessBuilder(line).start().waitFor() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        }
    }
}
