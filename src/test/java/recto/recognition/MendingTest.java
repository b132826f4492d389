package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Line;
import recto.model.Model;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Word;

class MendingTest {
    private static final Digest DIGEST = new Digest("0".repeat(64));

    private static List<Model> model(String code, Script script) {
        return List.of(new Model(code, "/" + code, DIGEST, List.of(new Language(code, script)), "here", "Apache-2.0"));
    }

    private static Region region(int gap, String... texts) {
        List<Word> words = new ArrayList<>();
        int x = 10;
        for (String text : texts) {
            words.add(new Word(text, new Box(x, 10, 10 * text.length(), 20), 0.5));
            x += 10 * text.length() + gap;
        }
        Line line = new Line(new Box(10, 10, x, 20), Optional.empty(), words);
        return new Region("r1", RegionType.TEXT, new Box(0, 0, 2000, 40), Language.UNKNOWN, List.of(line));
    }

    private static String mended(Region region, List<Model> set) {
        return Mending.of(List.of(region), set).regions().get(0).lines().stream()
                .map(Line::text)
                .collect(Collectors.joining("\n"));
    }

    @Test
    void joinsMarksToTheWordBeforeAndKeepsWhatWasRead() {
        Mending.Mended mended = Mending.of(List.of(region(8, "man", ",", "und", ";")), model("deu", Script.LATN));

        List<Word> words = mended.regions().get(0).words().toList();
        assertThat(words).extracting(Word::text).containsExactly("man,", "und;");
        assertThat(words.get(0).asRead()).contains("man ,");
        assertThat(words.get(0).box()).isEqualTo(new Box(10, 10, 48, 20));
        assertThat(mended.step().orElseThrow().settings()).containsEntry("marks-joined", "2");
    }

    @Test
    void leavesTheSpaceBeforeHighMarksInFrench() {
        assertThat(mended(region(8, "Paris", ";", "Lyon", ","), model("fra", Script.LATN)))
                .isEqualTo("Paris ; Lyon,");
    }

    @Test
    void leavesMarksApartInScriptsWhosePrintersSetThemApart() {
        assertThat(mended(region(8, "a", ",", "b", "."), model("ara", Script.ARAB)))
                .isEqualTo("a , b .");
        assertThat(mended(region(8, "a", ",", "b", "."), model("hye", Script.ARMN)))
                .isEqualTo("a , b .");
    }

    @Test
    void leavesMarksThatStandFarOff() {
        assertThat(mended(region(30, "Total", "."), model("deu", Script.LATN))).isEqualTo("Total .");
    }

    @Test
    void leavesOutStrokesAtTheEndsOfLinesOnly() {
        assertThat(mended(region(8, "|", "a", "|", "b", "||"), model("eng", Script.LATN)))
                .isEqualTo("a | b");
    }

    @Test
    void leavesOutAccentsWithoutALetter() {
        assertThat(mended(region(8, "a", "`", "b", "\u00B4"), model("rus", Script.CYRL)))
                .isEqualTo("a b");
    }

    @Test
    void aRegionOfNothingButStrokesIsUnread() {
        Region region = Mending.of(List.of(region(8, "|", "|")), model("eng", Script.LATN))
                .regions()
                .get(0);
        assertThat(region.type()).isEqualTo(RegionType.UNREAD);
        assertThat(region.lines()).isEmpty();
    }

    @Test
    void mendsLettersInFrakturOnly() {
        assertThat(mended(region(8, "Leben3", "E8"), model("deu", Script.LATF))).isEqualTo("Lebens Es");
        assertThat(mended(region(8, "Leben3", "E8"), model("deu", Script.LATN))).isEqualTo("Leben3 E8");
    }

    @Test
    void saysNothingWhereNothingWasMended() {
        Region region = region(8, "plain", "text.");
        Mending.Mended mended = Mending.of(List.of(region), model("eng", Script.LATN));
        assertThat(mended.regions()).containsExactly(region);
        assertThat(mended.step()).isEmpty();
    }
}
