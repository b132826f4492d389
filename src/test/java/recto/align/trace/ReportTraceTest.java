package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.align.trace.Block.Kind;
import recto.model.MetadataValue;
import recto.model.TranscriptHead;

class ReportTraceTest {
    private static final String QUOTED = "в Шемахе убито свыше двенадцати тысяч человек";

    @TempDir
    private Path folder;

    private PageIndex index;

    @BeforeEach
    void index() throws IOException {
        try (PageIndexWriter writer = new PageIndexWriter(folder)) {
            writer.begin("kaspi", dated("kaspi", "Каспій", "1919-03-30"));
            writer.add(TypedPage.of(
                    1,
                    "По словамъ бѣженцевъ, въ Шемахѣ убито свыше",
                    "двѣнадцати тысячъ человѣкъ; сожжено 1918",
                    "домовъ, пишетъ Мамедовъ изъ Нахичевани."));
            for (int i = 0; i < 30; i++) {
                writer.begin("baku" + i, dated("baku" + i, "Баку", "1919-04-01"));
                writer.add(TypedPage.of(
                        1, "Погода въ городѣ " + (20 + i) + " градусовъ тепла,", "вѣтеръ сѣверный, море спокойно."));
            }
            writer.finish("");
        }
        index = PageIndex.open(folder).orElseThrow();
    }

    @AfterEach
    void close() throws IOException {
        index.close();
    }

    @Test
    void aPassageIsFoundWhereItIsCited() throws IOException {
        Traced traced = trace("«" + QUOTED + "» (Каспий, 30 марта 1919, с. 1)");
        assertThat(traced.verdict()).isEqualTo(Verdict.FOUND);
        assertThat(traced.places().get(0).cited()).isEqualTo(Citation.Fit.AS_CITED);
        assertThat(traced.places().get(0).runs()).noneMatch(Run::differs);
    }

    @Test
    void aPassageIsFoundElsewhereThanCited() throws IOException {
        Traced traced = trace("«" + QUOTED + "» (Баку, 2 мая 1919)");
        assertThat(traced.verdict()).isEqualTo(Verdict.FOUND_ELSEWHERE);
        assertThat(traced.places()).extracting(Place::item).containsExactly("kaspi");
    }

    @Test
    void aPassageWithoutACitationIsFound() throws IOException {
        assertThat(trace("«" + QUOTED + "»").verdict()).isEqualTo(Verdict.FOUND);
    }

    @Test
    void aPassageThatIsNotThereIsNotFound() throws IOException {
        Traced traced = trace("«новый пароход вышел в открытое море вечером» (Каспий, 30 марта 1919)");
        assertThat(traced.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(traced.places()).isEmpty();
        assertThat(traced.names()).isEmpty();
    }

    @Test
    void overLanguagesOnlyNamesAndNumbersAgreeAndTheVerdictSaysSo() throws IOException {
        Traced traced = trace("“Mamedov writes from Nakhchivan that in Shamakhi 1918 houses were burnt”");
        assertThat(traced.verdict()).isEqualTo(Verdict.ONLY_NAMES_AND_NUMBERS);
        assertThat(traced.places()).isEmpty();
        NamesPlace names = traced.names().orElseThrow();
        assertThat(names.item()).isEqualTo("kaspi");
        assertThat(names.agreeing())
                .extracting(NamesPlace.Agreeing::passage, NamesPlace.Agreeing::page)
                .contains(org.assertj.core.groups.Tuple.tuple("Nakhchivan", "Нахичевани."))
                .hasSize(4);
    }

    @Test
    void theTableHasARowForEachPlaceAndNoFormula() throws IOException {
        ReportTrace.Result result = new ReportTrace(index)
                .of(
                        List.of(
                                new Block(Kind.QUOTE, "=1+1 " + QUOTED),
                                new Block(Kind.QUOTE, "нечто, чего нет нигде в этих листах")),
                        false);
        List<String> rows = TraceCsv.of(result).lines().toList();
        assertThat(rows).hasSize(3);
        assertThat(rows.get(1)).contains("'=1+1").contains(",found,kaspi,1,").contains("r1:1 r1:2");
        assertThat(rows.get(2)).contains(",not-found,,,");
    }

    @Test
    void thePageShowsDifferencesAndEscapesWhatItQuotes() throws IOException {
        ReportTrace.Result result = new ReportTrace(index)
                .of(List.of(new Block(Kind.QUOTE, "в Шемахе убито <почти> двенадцати тысяч человек")), false);
        assertThat(TraceHtml.of("a & b.docx", result, index.items().values()))
                .contains("<del>&lt;почти&gt;</del>", "<ins>свыше</ins>", "a &amp; b.docx", "31 items, 31 pages")
                .doesNotContain("http");
    }

    private Traced trace(String paragraph) throws IOException {
        List<Traced> all = new ReportTrace(index)
                .of(List.of(new Block(Kind.TEXT, paragraph)), false)
                .passages();
        assertThat(all).hasSize(1);
        return all.get(0);
    }

    private static TranscriptHead dated(String item, String title, String date) {
        TranscriptHead head = TypedPage.head(item, 1);
        return new TranscriptHead(
                head.item(),
                head.program(),
                head.engine(),
                head.settings(),
                head.scans(),
                head.models(),
                List.of(value("title", title), value("date", date)),
                head.pages());
    }

    private static MetadataValue value(String name, String value) {
        return new MetadataValue(name, value, value, "file name", Optional.empty(), "pattern", 1, List.of(), List.of());
    }
}
