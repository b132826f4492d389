package recto.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.job.RunReport.PageReport;
import recto.job.ScriptedRecognizer.Act;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.PageTranscript.State;

/** Workers that die in every way cost their own page, and nothing else. */
class ChaosTest {
    private static final int LETHAL = 2;
    private static final int GOOD = 40;

    @TempDir
    private Path folder;

    @Test
    void everyWayToDieCostsOnePageAndIsNamed() throws Exception {
        List<Act> acts = new ArrayList<>(Collections.nCopies(GOOD, Act.READ));
        for (Act act : Act.values()) {
            if (act != Act.READ) {
                acts.addAll(Collections.nCopies(LETHAL, act));
            }
        }
        Collections.shuffle(acts, new Random(20261130));
        for (int page = 1; page <= acts.size(); page++) {
            ScriptedPages.write(folder.resolve("scans"), "item", page, acts.get(page - 1));
            Files.deleteIfExists(ScriptedRecognizer.mark(ProcessHandle.current().pid(), ScriptedPages.SHORTEST + page));
        }
        RunReport report =
                ScriptedRun.run(folder.resolve("scans"), folder.resolve("out"), new RunSettings(2, 8, 1000, 64));

        assertThat(report.items()).hasSize(1);
        List<PageReport> pages = report.items().get(0).pages();
        assertThat(pages).hasSize(acts.size());
        Map<Act, List<String>> outcomes = new TreeMap<>();
        for (PageReport page : pages) {
            outcomes.computeIfAbsent(acts.get(page.page().value() - 1), act -> new ArrayList<>())
                    .add(told(page));
        }
        assertThat(outcomes.get(Act.READ)).hasSize(GOOD).containsOnly("READ after 1");
        assertThat(outcomes.get(Act.FLOOD)).containsExactly("READ after 1", "READ after 1");
        assertThat(outcomes.get(Act.DIE_ONCE)).containsExactly("READ after 2", "READ after 2");
        assertThat(outcomes.get(Act.FAIL)).containsExactly("IMAGE_DAMAGED after 1", "IMAGE_DAMAGED after 1");
        assertThat(outcomes.get(Act.HANG)).containsExactly("TIMED_OUT after 2", "TIMED_OUT after 2");
        assertThat(outcomes.get(Act.EXIT)).containsExactly("CRASHED after 2", "CRASHED after 2");
        assertThat(outcomes.get(Act.DIE_NATIVELY)).containsExactly("CRASHED after 2", "CRASHED after 2");
        assertThat(outcomes.get(Act.EAT_MEMORY)).containsExactly("OUT_OF_MEMORY after 2", "OUT_OF_MEMORY after 2");
        assertThat(outcomes.get(Act.THROW)).containsExactly("INTERNAL after 2", "INTERNAL after 2");
        assertThat(report.totals().failed()).isEqualTo(6 * LETHAL);
        assertThat(folder.resolve("out").resolve("item")).isDirectoryContaining("glob:**/transcript.json");
    }

    private static String told(PageReport page) {
        String how = page.summary().state() == State.FAILED
                ? page.summary()
                        .failure()
                        .map(Failure::kind)
                        .map(FailureKind::name)
                        .orElse("?")
                : page.summary().state().name();
        return how + " after " + page.attempts();
    }
}
