package recto.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import recto.model.Box;

class HtmlReportTest {
    private static final byte[] PICTURE = "picture".getBytes(StandardCharsets.UTF_8);

    @Test
    void needsNothingFromElsewhereAndNamesTheFolding() {
        String html = document(1, "eins zwei", "eins zwel");
        assertThat(html)
                .contains("folded as well: dashes, long-s, quotes.")
                .contains("dir=\"auto\">eins zwe<del>i</del></p>")
                .contains("dir=\"auto\">eins zwe<ins>l</ins></p>")
                .doesNotContain("<script", "http:", "https:", "url(");
    }

    @Test
    void writesTextThatLooksLikeMarkupAsText() {
        assertThat(document(0, "a <b> & \"c\"", "a <b> & \"c\"\u0007x"))
                .contains("a &lt;b&gt; &amp; &quot;c&quot;")
                .doesNotContain("<b> &", "\u0007");
    }

    @Test
    void givesPicturesToTheLinesWithTheMostDifferences() {
        String html = document(1, "eins zwei drei\nvier fünf sechs", "eins zwei dxei\nvixx füxf sechs");
        assertThat(html.split("<img ", -1)).hasSize(2);
        assertThat(html.indexOf("<img ")).isGreaterThan(html.indexOf("eins zwei d"));
        assertThat(document(0, "eins", "zwei")).doesNotContain("<img", "<image");
    }

    @Test
    void drawsTheRegionsOfBothSides() {
        assertThat(document(9, "eins", "eins"))
                .contains("<g class=\"truth\">", "<g class=\"read\">", "points=\"10,20 210,20 210,60 10,60\"");
    }

    @Test
    void leavesOutColumnsThatWouldBeEmpty() {
        PageText truth = page("");
        PageComparison page = new Scoring(Folding.USUAL).compare(truth, Optional.of(page("eins")));
        assertThat(new HtmlReport(Folding.USUAL, 9).head(List.of(new SetScore("s", List.of(page.score()))), List.of()))
                .contains("<th>area</th>")
                .doesNotContain("<th>CER %</th>");
    }

    private static String document(int pictures, String truth, String read) {
        HtmlReport report = new HtmlReport(Folding.USUAL, pictures);
        PageComparison page = new Scoring(Folding.USUAL).compare(page(truth), Optional.of(page(read)));
        List<SetScore> sets = List.of(new SetScore("s", List.of(page.score())));
        return report.head(sets, SetScore.byLanguage(sets))
                + report.page("s", page, (box, height) -> Optional.of(PICTURE))
                + HtmlReport.END;
    }

    private static PageText page(String text) {
        Box box = new Box(10, 20, 200, 40);
        List<LineText> lines =
                text.lines().map(line -> new LineText(Optional.of(box), line)).toList();
        return new PageText("p", List.of(new RegionText(Optional.of(box), lines)));
    }
}
