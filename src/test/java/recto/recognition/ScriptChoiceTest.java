package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Digest;
import recto.model.Model;
import recto.model.StageException;

class ScriptChoiceTest {
    private static final List<String> LEADS = List.of("eng", "frk", "ell", "heb");
    private static final List<Model> MODELS =
            LEADS.stream().map(ScriptChoiceTest::model).toList();

    private static Model model(String name) {
        return new Model(name, "/models/" + name, new Digest("0".repeat(64)), List.of(), "", "");
    }

    private static ScriptChoice.Found found(String lead, double score, double next) {
        return new ScriptChoice.Found(model(lead), Probe.Sample.NOTHING, score, next);
    }

    @ParameterizedTest
    @CsvSource({"1.3, 1.0, false", "1.05, 0.92, true", "0.9, 0.2, false", "0.88, 0.77, true", "1.01, 0.85, true"})
    void doubtsWhatIsNeitherSureNorFarAhead(double score, double next, boolean doubtful) {
        assertThat(found("ell", score, next).doubtful()).isEqualTo(doubtful);
    }

    @Test
    void keepsTheDoubtOfBothCopies() {
        ScriptChoice.Found better = found("eng", 0.63, 0.6).orBetter(found("ell", 0.88, 0.3));
        assertThat(better.lead().name()).isEqualTo("ell");
        assertThat(better.next()).isEqualTo(0.63);
        assertThat(found("eng", 0.8, 0.3).orBetter(found("frk", 0.86, 0.4)).next())
                .as("another model of the same script is no other script")
                .isEqualTo(0.4);
    }

    /** A few letters of a German title page look Greek; of the whole page far more is read in German. */
    @Test
    void takesTheScriptInWhichFarMoreOfThePageIsRead() throws StageException {
        Map<String, Probe.Sample> page = Map.of(
                "eng", new Probe.Sample(5.8, 7, "Seitung "),
                "frk", new Probe.Sample(120, 150, "Neue Zeitung und was darin steht "),
                "ell", new Probe.Sample(1.3, 9, "ἐς Ἆπα "));
        assertThat(most(page)).hasValueSatisfying(most -> {
            assertThat(most.lead().name()).isEqualTo("frk");
            assertThat(most.known()).isTrue();
        });
    }

    @Test
    void keepsTheScriptThatWasFoundUnlessAnotherIsFarAhead() throws StageException {
        Map<String, Probe.Sample> page = Map.of(
                "eng", new Probe.Sample(22, 40, "Ee Vic a "),
                "ell", new Probe.Sample(20, 25, "Ἐφημερὶς τῆς κυβερνήσεως "));
        assertThat(most(page))
                .hasValueSatisfying(most -> assertThat(most.lead().name()).isEqualTo("ell"));
    }

    @Test
    void findsNoScriptWhereNothingIsReadOfThePage() throws StageException {
        assertThat(most(Map.of("eng", new Probe.Sample(2.6, 6, "tt oe wt ")))).isEmpty();
    }

    private static Optional<ScriptChoice.Found> most(Map<String, Probe.Sample> page) throws StageException {
        SortedMap<String, String> scores = new TreeMap<>();
        return new ScriptChoice(MODELS, scores)
                .ofMost(
                        found("ell", 0.88, 0.77),
                        model -> page.getOrDefault(model.name(), Probe.Sample.NOTHING),
                        LEADS);
    }
}
