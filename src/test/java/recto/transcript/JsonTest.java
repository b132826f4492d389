package recto.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Contents;
import recto.model.Digest;
import recto.model.Facsimile;
import recto.model.FailureKind;
import recto.model.Filter;
import recto.model.Item;
import recto.model.Line;
import recto.model.PageFrame;
import recto.model.PageImage;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.PageView;
import recto.model.Resolution;
import recto.model.Script;
import recto.model.Size;
import recto.model.Transcript;
import recto.model.Turn;
import recto.model.Word;

class JsonTest {
    @TempDir
    Path folder;

    sealed interface Outcome {
        record Done(PageNumber page) implements Outcome {}

        record GaveUp(FailureKind kind, Optional<String> detail) implements Outcome {}
    }

    record Settings(Limits limits, List<String> languages, TreeMap<String, String> extra) {
        record Limits(long maxPixels, double deadlineSeconds) {
            Limits {
                if (maxPixels < 1) {
                    throw new IllegalArgumentException("max-pixels is at least 1, not " + maxPixels);
                }
            }
        }
    }

    private static final Settings DEFAULTS =
            new Settings(new Settings.Limits(1000, 2.5), List.of("rus"), new TreeMap<>(Map.of("b", "1")));

    @Test
    void writesCompactForms() {
        Word word = new Word("a&b<\"ə", new Box(1, 2, 3, 4), 0.93456789);
        assertThat(text(word)).isEqualTo("{\"text\":\"a&b<\\\"ə\",\"box\":[1,2,3,4],\"confidence\":0.9346}");
        assertThat(text(new Line(new Box(0, 0, 1, 1), Optional.empty(), List.of(word))))
                .doesNotContain("baseline");
        assertThat(text(new Resolution(300, 299.99994, Resolution.Source.FILE)))
                .isEqualTo("{\"x\":300,\"y\":299.9999,\"source\":\"file\"}");
        assertThat(text(new PageNumber(7))).isEqualTo("7");
        assertThat(text(List.of(Script.LATF, FailureKind.PASSWORD_NEEDED, Turn.HALF_MIRRORED, Filter.CCITT_G4)))
                .isEqualTo("[\"Latf\",\"password-needed\",\"half-mirrored\",\"ccitt-g4\"]");
        assertThat(text(new Baseline(1, 2, 3, 4))).isEqualTo("[1,2,3,4]");
    }

    static Stream<Object> modelRecords() {
        Transcript transcript = RandomTranscripts.of(3);
        PageTranscript page = RandomTranscripts.page(11, 1);
        PageImage image = new PageImage(
                new Size(2, 1), 8, new byte[] {1, -1}, new Resolution(300, 300, Resolution.Source.ASSUMED));
        return Stream.of(
                transcript,
                page,
                new Item("an/item", "an-item", transcript.head().scans()),
                new Contents(
                        List.of(new PageFrame(new PageNumber(1), Optional.of(new Size(5, 6)), Optional.empty())),
                        List.of()),
                image,
                new PageView(image, Turn.LEFT, page.readings(), true, page.steps(), page.notes()),
                new Facsimile(
                        Filter.JBIG2,
                        new byte[] {0, 1, 2},
                        new Size(8, 9),
                        1,
                        Facsimile.Colour.GRAY,
                        Turn.NONE,
                        Optional.of(new byte[] {9}),
                        true));
    }

    @ParameterizedTest
    @MethodSource("modelRecords")
    void readsBackEveryRecordOfTheModel(Object value) throws IOException {
        byte[] json = Json.write(value);
        assertThat(Json.read(json, value.getClass()))
                .usingRecursiveComparison()
                .withStrictTypeChecking()
                .isEqualTo(value);
        assertThat(Json.write(Json.read(json, value.getClass()))).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void readsBackEveryFailureKindByItsCode(FailureKind kind) throws IOException {
        assertThat(text(kind)).isEqualTo('"' + kind.code() + '"');
        assertThat(Json.read(Json.write(kind), FailureKind.class)).isEqualTo(kind);
    }

    @Test
    void tellsTheCasesOfSealedTypesApart() throws IOException {
        Outcome done = new Outcome.Done(new PageNumber(3));
        Outcome gaveUp = new Outcome.GaveUp(FailureKind.CRASHED, Optional.empty());
        assertThat(text(done)).isEqualTo("{\"type\":\"done\",\"page\":3}");
        assertThat(text(gaveUp)).isEqualTo("{\"type\":\"gave-up\",\"kind\":\"crashed\"}");
        assertThat(Json.read(Json.write(done), Outcome.class)).isEqualTo(done);
        assertThat(Json.read(Json.write(gaveUp), Outcome.class)).isEqualTo(gaveUp);
    }

    @Test
    void refusesUnknownMissingAndWrongValuesByName() {
        assertRefused(
                "{\"x\":1,\"y\":1,\"source\":\"file\",\"z\":1}",
                Resolution.class,
                "unknown key z; known here: source, x, y");
        assertRefused("{\"x\":1,\"source\":\"file\"}", Resolution.class, "y");
        assertRefused("{\"x\":1,\"y\":1}", Resolution.class, "source");
        assertRefused("{\"x\":0,\"y\":1,\"source\":\"file\"}", Resolution.class, "above 0 dpi");
        assertRefused("[1,2,3]", Box.class, "4 whole numbers");
        assertRefused("[1,2,3,4,5]", Box.class, "no more than 4");
        assertRefused("{}", Digest.class, "plain value");
        assertRefused("3 4", PageNumber.class, "");
    }

    @Test
    void yamlChangesWhatItNamesAndKeepsTheRest() throws IOException {
        Path recipe = file("limits:\n  max-pixels: 5\nextra: {c: '2'}\n");
        assertThat(Json.readYaml(recipe, DEFAULTS))
                .isEqualTo(new Settings(
                        new Settings.Limits(5, 2.5), List.of("rus"), new TreeMap<>(Map.of("b", "1", "c", "2"))));
        assertThat(Json.readYaml(file("# nothing\n"), DEFAULTS)).isEqualTo(DEFAULTS);
        assertThat(Json.readYaml(Files.write(recipe, Json.writeYaml(DEFAULTS)), DEFAULTS))
                .isEqualTo(DEFAULTS);
        assertThat(new String(Json.writeYaml(DEFAULTS), UTF_8)).contains("  max-pixels: 1000\n");
    }

    @Test
    void yamlIsRefusedWithTheKeyThatIsWrong() throws IOException {
        assertThatThrownBy(() -> Json.readYaml(file("limits:\n  max-pixel: 5\n"), DEFAULTS))
                .isInstanceOf(IOException.class)
                .hasMessage("unknown key limits.max-pixel; known here: deadline-seconds, max-pixels");
        assertThatThrownBy(() -> Json.readYaml(file("limits:\n  max-pixels: 0\n"), DEFAULTS))
                .isInstanceOf(IOException.class)
                .hasMessage("limits: max-pixels is at least 1, not 0");
        assertThatThrownBy(() -> Json.readYaml(file("limits: {}\nlimits: {}\n"), DEFAULTS))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("limits");
        assertThatThrownBy(() -> Json.readYaml(file("just words"), DEFAULTS)).isInstanceOf(IOException.class);
    }

    @Test
    void readsLinesAndLeavesOutOneThatWasCutOff() throws IOException {
        byte[] first = JsonLines.line(new PageNumber(1));
        byte[] second = JsonLines.line(new PageNumber(2));
        Path ledger = file(new String(first, UTF_8) + new String(second, UTF_8) + "3");
        List<PageNumber> read = new ArrayList<>();
        assertThat(JsonLines.read(ledger, PageNumber.class, read::add)).isEqualTo(first.length + second.length);
        assertThat(read).containsExactly(new PageNumber(1), new PageNumber(2));
        assertThatThrownBy(() -> JsonLines.read(file("1\n{\n"), PageNumber.class, read::add))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("line 2");
    }

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("file"), text, UTF_8);
    }

    private static void assertRefused(String json, Class<?> type, String message) {
        assertThatThrownBy(() -> Json.read(json.getBytes(UTF_8), type))
                .isInstanceOf(IOException.class)
                .hasMessageContaining(message);
    }

    private static String text(Object value) {
        return new String(Json.write(value), UTF_8);
    }
}
