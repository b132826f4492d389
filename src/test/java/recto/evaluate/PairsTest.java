package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairsTest {
    @Test
    void takesTheSamePathFirst() {
        assertThat(pair("b/p", "a/p", "b/p", "p")).containsExactly("b/p");
    }

    @Test
    void takesAllPagesOfAScanInOrder() {
        assertThat(pair("report", "report/0002", "report/0001", "report/0001/0001", "report-2/0001", "report0"))
                .containsExactly("report/0001", "report/0002");
    }

    @Test
    void findsOnePageOfAScan() {
        assertThat(pair("report/0002", "report/0001", "report/0002")).containsExactly("report/0002");
        assertThat(pair("report/0001", "report")).containsExactly("report");
    }

    @Test
    void takesTheSameNameInAnotherFolderWhenItIsTheOnlyOne() {
        assertThat(pair("set/p", "p", "q")).containsExactly("p");
        assertThat(pair("set/p", "a/p", "b/p")).isEmpty();
        assertThat(pair("report/0001", "other/0001")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"a.b/page, a.b/page", "a/p.tif, a/p", "x.pdf_page_2.png, x.pdf_page_2", ".hidden, .hidden", "a/.x, a/.x"
    })
    void dropsTheEndingOfANameOnly(String path, String key) {
        assertThat(Pairs.withoutEnding(path)).isEqualTo(key);
    }

    private static List<String> pair(String truth, String... read) {
        return Pairs.of(List.of(truth), List.of(read)).get(truth);
    }
}
