package recto.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoldersTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "kaspi.pdf, kaspi.pdf",
                "два слова.tif, два слова.tif",
                "a/b/c.tif, a/b/c.tif",
                "-rf.tif, %2Drf.tif",
                "--help.tif, %2D-help.tif",
                "` lead.tif`, %20lead.tif",
                "`trail `, trail%20",
                "..x.tif, %2E.x.tif",
                "x., x%2E",
                "50%.tif, 50%25.tif",
                "DOC~1.TIF, DOC%7E1.TIF",
                "a:b*c?.tif, a%3Ab%2Ac%3F.tif",
                "back\\slash, back%5Cslash",
                "CON.tif, %43ON.tif",
                "nul, %6Eul",
                "com¹.x, %63om¹.x",
                "console.tif, console.tif",
                "ledger/x.tif, %6Cedger/x.tif",
                "x/ledger, x/ledger"
            })
    void writesWhatNoFileSystemTakesAsBytes(String id, String folder) {
        assertThat(Folders.safe(id)).isEqualTo(folder);
        assertThat(Folders.original(folder)).contains(id);
    }

    @Test
    void keepsALineBreakAndTheFormOfLetters() {
        assertThat(Folders.safe("a\nb")).isEqualTo("a%0Ab");
        assertThat(Folders.original("a%0Ab")).contains("a\nb");
        assertThat(Folders.safe("e\u0301.tif")).isEqualTo("e\u0301.tif");
    }

    @Test
    void cutsALongNameAndSaysThatItCannotBeTurnedBack() {
        String folder = Folders.safe("ж".repeat(120) + ".tif");
        assertThat(folder).matches("ж{90}~-[0-9a-f]{16}");
        assertThat(Folders.original(folder)).isEmpty();
        assertThat(Folders.safe("ж".repeat(121) + ".tif")).isNotEqualTo(folder);
    }

    @Test
    void numbersFoldersThatSomeFileSystemsTakeForOne() {
        assertThat(Folders.unique(List.of("page.tif", "page.TIF", "é", "e\u0301")))
                .containsEntry("page.TIF", "page.TIF")
                .containsEntry("page.tif", "page.tif~2")
                .containsEntry("e\u0301", "e\u0301")
                .containsEntry("é", "é~2");
    }

    @Test
    void keepsAnItemOutOfTheFolderOfAnother() {
        assertThat(Folders.unique(List.of("a", "A/text", "a/alto/x.tif")))
                .containsEntry("a", "a~2")
                .containsEntry("A/text", "A/text")
                .containsEntry("a/alto/x.tif", "a/alto/x.tif");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/a", "a//b", "a/", "\ud800"})
    void refusesWhatIsNoId(String id) {
        assertThatIllegalArgumentException().isThrownBy(() -> Folders.safe(id));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void makesRandomIdsSafeUniqueAndReversible(long seed) {
        Set<String> ids = RandomNames.distinct(new Random(seed), 2_000);
        Map<String, String> folders = Folders.unique(List.copyOf(ids));
        assertThat(folders.keySet()).isEqualTo(ids);
        assertThat(Folders.unique(reversed(ids))).isEqualTo(folders);

        Set<String> taken = new HashSet<>();
        folders.forEach((id, folder) -> {
            assertThat(taken.add(folded(folder))).as(folder).isTrue();
            Folders.original(folder)
                    .ifPresentOrElse(
                            original -> assertThat(original).isEqualTo(id),
                            () -> assertThat(folder).contains("~-"));
            for (String part : folder.split("/")) {
                assertSafe(part);
            }
        });
        for (String folder : folders.values()) {
            String path = folded(folder);
            for (int slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
                assertThat(taken).doesNotContain(path.substring(0, slash));
            }
        }
    }

    private static void assertSafe(String part) {
        assertThat(part.getBytes(StandardCharsets.UTF_8).length).isLessThanOrEqualTo(210);
        assertThat(part).isNotEmpty().doesNotContainPattern("[\\x00-\\x1f\\x7f\\\\:*?\"<>|]");
        assertThat(part).doesNotMatch("(?s)[ .-].*|.*[ .]");
        String stem = part.split("\\.")[0].toLowerCase(Locale.ROOT).strip();
        assertThat(stem).isNotIn("con", "prn", "aux", "nul", "com1", "lpt1", "com¹");
    }

    private static List<String> reversed(Set<String> ids) {
        List<String> reversed = new java.util.ArrayList<>(ids);
        java.util.Collections.reverse(reversed);
        return reversed;
    }

    private static String folded(String name) {
        return Normalizer.normalize(
                Normalizer.normalize(name, Normalizer.Form.NFC)
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT),
                Normalizer.Form.NFC);
    }
}
