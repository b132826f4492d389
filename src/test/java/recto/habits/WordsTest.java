package recto.habits;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.habits.Sources.Source;

/** Names and words that the code does without. */
class WordsTest {
    private static final Pattern EMPTY_NAME =
            Pattern.compile("(^(Abstract|Base)(?=[A-Z]))|((Manager|Helper|Utils?|Handler|Impl|Data|Info)$)");

    @Test
    void namesSayWhatAThingIs() throws IOException {
        List<String> types = new ArrayList<>();
        for (Source source : Sources.parsed(Sources.MAIN)) {
            types.addAll(source.types());
        }
        assertThat(types).filteredOn(name -> EMPTY_NAME.matcher(name).find()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "new RuntimeException\\(",
                "\\b(TO" + "DO|FIX" + "ME|XX" + "X)\\b",
                "catch \\([^)]*\\) \\{\\s*\\}",
                "\\.printStackTrace\\(",
                "\\.toLowerCase\\(\\)|\\.toUpperCase\\(\\)",
                "\\.getBytes\\(\\)",
                "Charset\\.defaultCharset\\(",
                "String\\.format\\(\\s*\"",
                "\\.formatted\\(",
                "ZoneId\\.systemDefault\\(",
                "new Random\\(\\)|Math\\.random\\("
            })
    void theProgramDoesWithout(String pattern) throws IOException {
        assertThat(found(Sources.MAIN, Pattern.compile(pattern))).isEmpty();
    }

    @Test
    void onlyOneObjectMapperIsMade() throws IOException {
        assertThat(found(Sources.MAIN, Pattern.compile("(JsonMapper|YAMLMapper)\\.builder\\(|new ObjectMapper\\(")))
                .allMatch(place -> place.contains("Mapping.java"));
    }

    private static List<String> found(Path root, Pattern pattern) throws IOException {
        List<String> places = new ArrayList<>();
        for (Path file : Sources.paths(root)) {
            String text = Files.readString(file, UTF_8);
            Stream.of(pattern.matcher(text))
                    .flatMap(java.util.regex.Matcher::results)
                    .forEach(hit -> places.add(file + ", line "
                            + (text.substring(0, hit.start()).lines().count()) + ": " + hit.group()));
        }
        return places;
    }
}
