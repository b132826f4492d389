package recto.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An old text layer beside a new reading, by the real program and engine. */
class TextLayerIT {
    /** Its print says "Leaf seven. The old mill stands beside the river", its hidden text says it badly. */
    private static final Path SCAN = Path.of("src/test/resources/odd/pdf/hidden-old-layer.pdf");

    @Test
    void whatTheOldTextLayerHasOtherwiseIsCountedAndListed(@TempDir Path folder) throws Exception {
        Path out = folder.resolve("out");
        Command.Ended run = Command.recto("run", SCAN, "-o", out, "--languages", "eng", "--text-layer", "compare");
        assertThat(run.exit()).as(run.err()).isZero();
        Path transcript;
        try (Stream<Path> files = Files.walk(out)) {
            transcript = files.filter(file -> file.endsWith("transcript.json"))
                    .findFirst()
                    .orElseThrow();
        }
        assertThat(Files.readString(transcript)).contains("text-layer-differs");
        Path json = folder.resolve("differences.json");
        Command.Ended align =
                Command.recto("align", "--other-readings", "--choose", "--json", json, transcript.getParent());
        assertThat(align.exit()).as(align.err()).isZero();
        assertThat(align.out()).contains("mi1l").contains("mill").contains("chosen: ");
        assertThat(Files.readString(json)).contains("\"kind\":\"differs\"").contains("mi1l");
    }
}
