package recto.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.TextLayout;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LinesTest {
    private static final Recipe.Style STYLE =
            new Recipe.Style(new Range(8, 30), 0, 0, 0.1, new Range(0.8, 1.1), 0.2, new Range(-0.1, 0.1), 0.5, 1, 0);
    private static final LineTexts TEXTS = new LineTexts(
            List.of("Старый", "дом,", "у", "реки", "стоит."),
            List.of("архив", "газета", "прошение", "губерния"),
            List.of("№ ##", "# р. ## к."),
            Orthography.none(),
            0.5);

    private static TextLine line(long seed, int number) {
        LineStyle how = new LineStyle(STYLE, new Dice(seed, "book", number));
        String text = TEXTS.line(STYLE, how.dice(), any -> true);
        Font font = new Font(Font.SERIF, Font.PLAIN, 20);
        Assumptions.assumeTrue(font.canDisplayUpTo(text) < 0, "this machine has no font with Cyrillic letters");
        return new TextLine(Paper.print(Typesetter.set(text, text, font, how), how), text);
    }

    @Test
    void theSameSeedGivesTheSameLines() {
        for (int number = 0; number < 20; number++) {
            assertThat(line(1918, number)).isEqualTo(line(1918, number));
        }
        assertThat(line(1918, 1)).isNotEqualTo(line(1919, 1));
        assertThat(line(1918, 1)).isNotEqualTo(line(1918, 2));
    }

    @Test
    void linesHaveInkPaperAndTheHeightOfTheNetwork() {
        for (int number = 0; number < 20; number++) {
            Grey picture = line(7, number).picture();
            assertThat(picture.height()).isEqualTo(Paper.HEIGHT);
            int darkest = 255;
            int lightest = 0;
            for (byte pixel : picture.pixels()) {
                darkest = Math.min(darkest, pixel & 0xFF);
                lightest = Math.max(lightest, pixel & 0xFF);
            }
            assertThat(lightest - darkest).isGreaterThan(40);
        }
    }

    @Test
    void wordsOfAnUnevenLineFollowEachOtherAndStayWithinIt() {
        Font font = new Font(Font.SERIF, Font.PLAIN, 30);
        FontRenderContext context = new FontRenderContext(null, true, true);
        for (int number = 0; number < 100; number++) {
            String text = number % 2 == 0 ? "one two three four" : "one two three fo-";
            TypeLine line = TypeLine.uneven(text, font, context, new Dice(5, "uneven", number));
            TypeLine straight = TypeLine.straight(new TextLayout(text, font, context));
            assertThat(line.advance()).isGreaterThan(0.9 * straight.advance());
            Rectangle2D ink = line.bounds();
            assertThat(ink.getMinX()).isGreaterThan(-5);
            assertThat(ink.getMaxX()).isLessThan(line.advance() + 5);
            assertThat(ink.getHeight()).isLessThan(2 * straight.bounds().getHeight());
        }
    }

    @Test
    void unevenLinesAreStillTheSameForTheSameSeed() {
        Recipe.Style uneven = new Recipe.Style(
                new Range(8, 30), 0, 0, 0.1, new Range(0.8, 1.1), 0.2, new Range(-0.1, 0.1), 0.5, 1, 1);
        Font font = new Font(Font.SERIF, Font.PLAIN, 20);
        for (int number = 0; number < 20; number++) {
            Grey one = printed(uneven, font, number);
            assertThat(printed(uneven, font, number)).isEqualTo(one);
            assertThat(one.height()).isEqualTo(Paper.HEIGHT);
        }
    }

    private static Grey printed(Recipe.Style style, Font font, int number) {
        LineStyle how = new LineStyle(style, new Dice(9, "newspaper", number));
        return Paper.print(Typesetter.set("any old line of pa-", "above it", font, how), how);
    }

    @Test
    void textsKeepTheirLengthAndWhatTheModelCanRead() {
        for (int number = 0; number < 200; number++) {
            Dice dice = new Dice(3, "texts", number);
            String text = TEXTS.line(STYLE, dice, token -> !token.contains("№"));
            assertThat(text).isNotBlank().doesNotContain("№").doesNotContain("#");
            assertThat(text.length()).isLessThanOrEqualTo(31);
        }
    }

    @Test
    void picturesAreWrittenAsPng() throws IOException {
        byte[] pixels = new byte[7 * 5];
        new java.util.Random(1).nextBytes(pixels);
        Grey grey = new Grey(7, 5, pixels);
        var read = ImageIO.read(new ByteArrayInputStream(GreyPng.of(grey))).getRaster();
        for (int y = 0; y < 5; y++) {
            for (int x = 0; x < 7; x++) {
                assertThat(read.getSample(x, y, 0)).isEqualTo(grey.at(x, y));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"снѣгъ", "book 12"})
    void aFileOfLinesHoldsPictureAndText(String text, @TempDir Path folder) throws IOException {
        Grey grey = new Grey(3, 2, new byte[6]);
        Path file = folder.resolve("lines.lstmf");
        LineFile.write(file, "xyz", List.of(new TextLine(grey, text)));
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(in.getInt()).isEqualTo(1);
        assertThat(in.get()).isEqualTo((byte) 1);
        assertThat(bytes(in)).asString(StandardCharsets.UTF_8).isEqualTo("xyz-0");
        assertThat(in.getInt()).isZero();
        assertThat(bytes(in)).isEqualTo(GreyPng.of(grey));
        assertThat(bytes(in)).asString(StandardCharsets.UTF_8).isEqualTo("xyz");
        assertThat(bytes(in)).asString(StandardCharsets.UTF_8).isEqualTo(text);
        assertThat(in.getInt()).isZero();
        assertThat(in.getInt()).isZero();
        assertThat(in.get()).isZero();
        assertThat(in.hasRemaining()).isFalse();
    }

    private static byte[] bytes(ByteBuffer in) {
        byte[] bytes = new byte[in.getInt()];
        in.get(bytes);
        return bytes;
    }

    @Test
    void textFromTheRightIsWrittenAsItIsSeen() {
        assertThat(VisualText.of("ابج 12")).isEqualTo("12 جبا");
        assertThat(VisualText.of("abc")).isEqualTo("abc");
    }

    @Test
    void errorsAreCountedOnTheLinesThatWereRead() throws IOException {
        assertThat(HeldOut.error(List.of("x", "Truth:abcd", "OCR  :abxd", "Truth:ef", "OCR  :e")))
                .isEqualTo(100.0 / 3);
    }
}
