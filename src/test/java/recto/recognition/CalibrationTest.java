package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Word;

class CalibrationTest {
    private static final Box BOX = new Box(0, 0, 10, 10);

    private static double calibrated(String text, double confidence, String model) {
        return Calibration.of(new Word(text, BOX, confidence), model, Candidates.profile(model))
                .confidence();
    }

    @ParameterizedTest
    @ValueSource(strings = {"eng", "fra", "frk", "rus", "ara", "a model of the user"})
    void whatTheEngineIsSurerOfStaysSurer(String model) {
        double before = 0;
        for (double confidence = 0; confidence <= 1; confidence += 0.05) {
            double now = calibrated("letters", confidence, model);
            assertThat(now).isBetween(0.0, 1.0).isGreaterThanOrEqualTo(before);
            before = now;
        }
    }

    @Test
    void theWordKeepsWhatTheEngineGave() {
        Word word = Calibration.of(new Word("house", BOX, 0.73), "eng", "eng");
        assertThat(word.engineConfidence()).contains(0.73);
        assertThat(word.text()).isEqualTo("house");
    }

    @Test
    void lettersThatNoLanguageHasDeserveLessConfidence() {
        assertThat(calibrated("xqzvkj", 0.6, "eng")).isLessThan(calibrated("there", 0.6, "eng"));
    }
}
