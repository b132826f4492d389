package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Box;

class PlacedTextTest {
    private static final Box FIRST = new Box(0, 0, 50, 10);
    private static final Box SECOND = new Box(0, 20, 50, 10);
    private static final PageText LAYOUT = new PageText(
            "layout",
            List.of(new RegionText(
                    Optional.of(FIRST.union(SECOND)),
                    List.of(
                            new LineText(Optional.of(FIRST), "eins  zwei"),
                            new LineText(Optional.of(SECOND), "drei")))));

    @Test
    void takesTheRegionsOfTheSameText() {
        PageText placed = PlacedText.of(PageText.ofText("p", "eins zwei\n\ndrei"), LAYOUT);
        assertThat(placed.name()).isEqualTo("p");
        assertThat(placed.regions()).isEqualTo(LAYOUT.regions());
    }

    @Test
    void keepsCorrectedTextInItsOrderAndFindsThePlacesOfItsLines() {
        PageText placed = PlacedText.of(PageText.ofText("p", "drei\neins zwo\ndrei"), LAYOUT);
        assertThat(placed.lines()).containsExactly("drei", "eins zwo", "drei");
        assertThat(placed.lineTexts().map(LineText::box))
                .containsExactly(Optional.of(SECOND), Optional.empty(), Optional.empty());
        assertThat(Place.of(placed, Scale.NONE)).hasSize(1);
    }
}
