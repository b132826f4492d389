package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Box;
import recto.model.PageNumber;

class CitationsTest {
    private static final TracedItem KASPI =
            new TracedItem("kaspi_1919-03-30", 4, List.of("Каспій"), List.of("1919-03-30"), List.of("67"));

    @Test
    void readsTitleDateAndPage() {
        Citation citation = new Citations().in("Kaspi, 30 March 1919, p. 3");
        assertThat(citation.titles()).contains("Kaspi");
        assertThat(citation.dates()).contains("1919-03-30");
        assertThat(citation.page()).contains("3");
    }

    @ParameterizedTest
    @CsvSource({
        "'газета «Каспий», № 67, с. 2', 67, 2",
        "'Kaspi, Nr. 67, S. 2', 67, 2",
        "'Kaspi, no. 67, pp. 2-3', 67, 2",
        "'«Каспий», № 67, стр. 2', 67, 2",
        "'Կասպի, համար ٦٧, էջ 2', 67, 2",
    })
    void readsNumbersAndPagesOfManyLanguages(String text, String issue, String page) {
        Citation citation = new Citations().in(text);
        assertThat(citation.issue()).contains(issue);
        assertThat(citation.page()).contains(page);
    }

    @Test
    void readsAnAddressWithoutThePointAfterIt() {
        assertThat(new Citations()
                        .in("See https://example.org/kaspi_1919-03-30/3.")
                        .url())
                .contains("https://example.org/kaspi_1919-03-30/3");
    }

    @Test
    void takesNotesFirstThenABracketThenTheTextAbout() {
        Beside all = new Beside(List.of("Baku, № 5"), " (Kaspi, № 6)", "Kaspi, № 7 ");
        Beside bracket = new Beside(List.of(), " (Kaspi, № 6), № 9", "Kaspi, № 7 ");
        Beside about = new Beside(List.of(), " and so on", "Kaspi, № 7 ");
        assertThat(List.of(all, bracket, about))
                .extracting(beside -> new Citations().of(beside).get(0).issue())
                .containsExactly(Optional.of("5"), Optional.of("6"), Optional.of("7"));
    }

    @Test
    void whatStandsInTheSamePlaceIsCitedAgain() {
        Citations citations = new Citations();
        List<Citation> first = citations.of(new Beside(List.of("Kaspi, № 67"), "", ""));
        assertThat(citations.of(new Beside(List.of("Там же."), "", ""))).isEqualTo(first);
        assertThat(citations.of(new Beside(List.of("Ebd., S. 3"), "", ""))).isEqualTo(first);
    }

    @ParameterizedTest
    @CsvSource({
        "'Kaspi, 30 March 1919, p. 3', AS_CITED",
        "'Kaspi, 30 March 1919, p. 2', ELSEWHERE",
        "'Kaspi, 31 March 1919', ELSEWHERE",
        // The same day by the calendar of Julius
        "'Kaspi, 17 March 1919', AS_CITED",
        "'газета «Каспий», № 67', AS_CITED",
        "'газета «Каспий», № 68', ELSEWHERE",
        "'p. 3', NOT_COMPARED",
        "'https://example.org/kaspi_1919-03-30', AS_CITED",
        "'https://example.org/baku', NOT_COMPARED",
        "'see above', NOT_COMPARED",
    })
    void comparesAPlaceWithWhatIsCited(String text, Citation.Fit fit) {
        Place.OnPage page = new Place.OnPage(new PageNumber(1), List.of("3"), new Box(0, 0, 1, 1), List.of());
        assertThat(new Comparison(KASPI, List.of(page)).with(List.of(new Citations().in(text))))
                .isEqualTo(fit);
    }
}
