package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import recto.model.Line;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.Step;

class SwitchesTest {
    private static final String[] ENGLISH = {
        "The harbour master closed the inner gate at noon",
        "and wrote into his book that the water had risen",
        "above the mark of the great flood of last spring.",
        "No ship was to leave before the following morning."
    };
    private static final String[] RUSSIAN = {
        "Старый маяк стоит на высоком берегу моря",
        "и каждую ночь показывает кораблям дорогу",
        "между скалами и мелями узкого пролива."
    };

    @Test
    void readsThePartOfAPageThatIsInAnotherScriptWithItsOwnModel() throws Exception {
        String[] lines = Stream.of(ENGLISH, RUSSIAN).flatMap(Arrays::stream).toArray(String[]::new);
        PageImage page = Pages.set(0, lines);
        try (TesseractRecognizer reader = RealModels.reader()) {
            Recognition read = reader.read(page, Pages.layout(page));
            // The first line is of letters that look alike in both scripts.
            assertThat(lines(read)).contains(ENGLISH).contains(RUSSIAN[1], RUSSIAN[2]);
            assertThat(read.reading().regions())
                    .filteredOn(region -> !region.lines().isEmpty())
                    .extracting(region -> region.language().code())
                    .containsExactly("eng", "rus");
            assertThat(read.steps()).extracting(Step::name).contains("choose-language", "switch-language");
        }
    }

    /** It was read with the model of today, as where the few lines of the choice show nothing of the old spelling. */
    @Test
    void aRegionInOldSpellingIsReadWithTheModelThatKnowsIt() throws Exception {
        String[] old = {
            "Старый маякъ стоялъ на высокомъ берегу",
            "и каждый вечеръ зажигалъ свой огонь, чтобъ",
            "купеческій пароходъ нашелъ путь въ гавань."
        };
        PageImage page = Pages.set(0, old);
        try (TesseractRecognizer given = RealModels.reader("rus");
                EngineShelf shelf = new EngineShelf()) {
            Recognition read = given.read(page, Pages.layout(page));
            List<Model> models = RealModels.here("rus", "rus_old");
            Attempt attempt =
                    new Attempt(Copy.PLAIN, List.of(), read.reading().regions().subList(0, 1), "");
            Switches.Switched switched = new Switches(shelf, page, models, models.get(0)).of(attempt);
            assertThat(switched.models()).extracting(Model::name).containsExactly("rus_old");
            assertThat(switched.regions().get(0).lines()).extracting(Line::text).containsExactly(old);
        }
    }

    private static List<String> lines(Recognition read) {
        return read.reading().regions().stream()
                .map(Region::lines)
                .flatMap(List::stream)
                .map(Line::text)
                .toList();
    }
}
