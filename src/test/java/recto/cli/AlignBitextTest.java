package recto.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class AlignBitextTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private Path german;
    private Path french;

    @BeforeEach
    void write() throws IOException {
        german = Files.writeString(folder.resolve("de.txt"), "Der Gipfel misst 8848 m.\nEr kam 1956.\n");
        french = Files.writeString(folder.resolve("fr.txt"), "Le sommet mesure 8848 m.\nIl vint en 1956.\n");
    }

    @Test
    void writesAllFormsAndTheSameAgain() throws IOException {
        Path pairs = folder.resolve("pairs");
        assertThat(align(german, french, "--languages", "deu,fra", "--sentences", "-o", pairs.toString()))
                .isZero();
        assertThat(out.toString()).contains("2 and 2 sentences: 2 pairs, 0 sentences without counterpart");
        byte[] first = Files.readAllBytes(pairs.resolve("bitext.json"));
        assertThat(new String(first, java.nio.charset.StandardCharsets.UTF_8))
                .startsWith("{\"schema\":\"recto-bitext-1\",\"left\":{\"name\":\"de.txt\",\"language\":\"deu\"");
        align(german, french, "--languages", "deu,fra", "--sentences", "-o", pairs.toString());
        assertThat(pairs.resolve("bitext.json")).hasBinaryContent(first);
        try (var files = Files.list(pairs)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("bitext.json", "bitext.tmx", "bitext.tei.xml", "bitext.html");
        }
    }

    @Test
    void wrongArgumentsAreRefusedBeforeAnyWork() throws IOException {
        assertThat(align(german, folder.resolve("none.txt"))).isEqualTo(ExitCode.USAGE.code());
        assertThat(align(german, french, "--languages", "deu")).isEqualTo(ExitCode.USAGE.code());
        assertThat(align(german, french, "--languages", "de,fr")).isEqualTo(ExitCode.USAGE.code());
        assertThat(align(german, german)).isEqualTo(ExitCode.USAGE.code());
        assertThat(align(folder, french)).isEqualTo(ExitCode.USAGE.code());
        Path words = Files.writeString(folder.resolve("words.tsv"), "Gipfel\tsommet\nnothing\n");
        assertThat(align(german, french, "--dictionary", words.toString())).isEqualTo(ExitCode.USAGE.code());
        assertThat(err.toString()).contains("line 2: expected two columns", "none.txt", "rus,aze");
    }

    private int align(Path left, Path right, String... more) {
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out));
        line.setErr(new PrintWriter(err));
        String[] start = {"align", "--bitext", left.toString(), right.toString()};
        return line.execute(
                java.util.stream.Stream.concat(java.util.stream.Stream.of(start), java.util.stream.Stream.of(more))
                        .toArray(String[]::new));
    }
}
