package recto.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import recto.job.ScriptedRun;
import recto.train.TextLine;

/** What {@code align --text --lines} writes is what {@code train} takes. */
class TrainingLinesTest {
    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();

    private int align(String typed) throws Exception {
        Path item = ScriptedRun.item(folder);
        Path text = Files.writeString(folder.resolve("typed.txt"), typed, UTF_8);
        CommandLine line = Main.commandLine();
        line.setOut(new PrintWriter(out)).setErr(new PrintWriter(out));
        return line.execute(
                "align",
                "--text",
                text.toString(),
                "--lines",
                folder.resolve("lines").toString(),
                item.toString());
    }

    @Test
    void eachLineIsAPictureWithItsTextBesideItAndTrainingTakesThem() throws Exception {
        assertThat(align("page of heyght 61\n")).as(out.toString()).isZero();
        Path lines = folder.resolve("lines");
        assertThat(lines.resolve("item-0001-0001.gt.txt")).hasContent("page of heyght 61\n");
        BufferedImage picture = ImageIO.read(lines.resolve("item-0001-0001.png").toFile());
        assertThat(picture.getWidth()).isGreaterThan(1);
        List<String> said = new ArrayList<>();
        assertThat(CorrectedLines.in(List.of(lines), said::add))
                .extracting(TextLine::text)
                .containsExactly("page of heyght 61");
        assertThat(said).isEmpty();
    }

    @Test
    void linesBesideATypedWordThatWasNotReadAreNotForTraining() throws Exception {
        assertThat(align("page of height 61 seen\npage of height 62\n"))
                .as(out.toString())
                .isZero();
        assertThat(folder.resolve("lines"))
                .satisfiesAnyOf(
                        lines -> assertThat(lines).doesNotExist(),
                        lines -> assertThat(lines).isEmptyDirectory());
        assertThat(out.toString()).contains("0 lines for training");
    }
}
