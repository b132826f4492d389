package recto.transcript;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Transcript;
import recto.model.Turn;

class TranscriptSchemaTest {
    private static final Path SCHEMA = Path.of("docs/transcript.schema.json");
    private static final Path PAGE = Path.of("docs/transcript.md");

    @TempDir
    Path folder;

    static Stream<Long> seeds() {
        return IntStream.range(0, 50).mapToObj(Long::valueOf);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void everyTranscriptIsValid(long seed) throws IOException {
        assertThat(errors(written(RandomTranscripts.of(seed)))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"schema\": \"recto-transcript-1\"|\"schema\": \"recto-transcript-2\"",
                "\"pageCount\": 1|\"pageCount\": \"1\"",
                "\"pageCount\": 1,|",
                "\"state\": \"read\"|\"state\": \"failed\"",
                "\"state\": \"read\"|\"state\": \"unknown\"",
                "\"number\": 1|\"number\": 0",
                "\"box\": [200, 120, 700, 60]|\"box\": [200, 120, 700]",
                "\"box\": [200, 120, 700, 60]|\"box\": [200, 120, 700, 60, 1]",
                "\"box\": [200, 120, 700, 60]|\"box\": [200, 120, 700, 0]",
                "\"confidence\": 0.93|\"confidence\": 1.01",
                "\"script\": \"Cyrl\"|\"script\": \"cyrl\"",
                "\"text\": \"Каспій\"|\"text\": \"\"",
                "\"otherReadings\": []|\"otherReadings\": [], \"colour\": 1",
                "6b86b273|6B86B273"
            })
    void aBadTranscriptIsRefused(String good, String bad) throws IOException {
        String example = example();
        assertThat(example).contains(good);
        assertThat(errors(example.replace(good, bad == null ? "" : bad))).isNotEmpty();
    }

    @Test
    void theExampleOfTheDocumentationIsWhatIsWritten() throws IOException {
        String example = example();
        assertThat(errors(example)).isEmpty();
        Path file = Files.writeString(folder.resolve("example.json"), example, UTF_8);
        Transcript transcript = TranscriptReader.read(file);
        assertThat(Json.MAPPER.readTree(written(transcript))).isEqualTo(Json.MAPPER.readTree(example));
    }

    @Test
    void theSchemaKnowsEveryNameOfTheModel() throws IOException {
        String schema = Files.readString(SCHEMA, UTF_8);
        List<Enum<?>[]> all = List.of(FailureKind.values(), RegionType.values(), Script.values(), Turn.values());
        for (Enum<?>[] values : all) {
            assertThat(Arrays.stream(values).map(value -> new String(Json.write(value), UTF_8)))
                    .allSatisfy(name -> assertThat(schema).contains(name));
        }
    }

    private static List<Error> errors(String json) throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(SCHEMA, UTF_8));
        return schema.validate(json, InputFormat.JSON);
    }

    private static String example() throws IOException {
        String text = Files.readString(PAGE, UTF_8);
        return Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(text)
                .results()
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    private static String written(Transcript transcript) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (TranscriptWriter writer = TranscriptWriter.open(out, transcript.head())) {
            for (PageTranscript page : transcript.pages()) {
                writer.page(page);
            }
            writer.finish();
        }
        return out.toString(UTF_8);
    }
}
