package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Word;

class NoticesTest {
    private static final Language FRENCH = new Language("fra", Script.LATN);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Source gallica.bnf.fr / Bibliothèque nationale de France. Département des Manuscrits. NAF 26968",
                "Souree galliea.bnf.fr / Bibliotheque nationale de France",
                "Digitized by Google",
                "Digitized by Goosle",
                "Public Domain, Google-digitized / http://www.hathitrust.org/access_use#pd-google",
                "Digitized by the Internet Archive in 2011 with funding from"
            })
    void knowsWhatIsPutOnToImages(String line) {
        assertThat(Notices.isNotice(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Bibliothèque nationale de France",
                "La source de la Loire est au mont Gerbier",
                "Digitalis purpurea",
                "The Public Domain of Texas"
            })
    void takesNoPrintForANotice(String line) {
        assertThat(Notices.isNotice(line)).isFalse();
    }

    @Test
    void aNoticeAtTheFootIsARegionOfItsOwn() {
        Region region = page("Première ligne", "Deuxième ligne", "Troisième ligne", "Source gallica.bnf.fr / BnF");

        assertThat(Notices.typed(List.of(region)))
                .extracting(Region::type, each -> each.lines().size())
                .containsExactly(tuple(RegionType.TEXT, 3), tuple(RegionType.NOTICE, 1));
    }

    @Test
    void theSameWordsWithinAPageAreText() {
        Region region = page(
                "Première ligne",
                "Deuxième ligne",
                "Source gallica.bnf.fr / BnF",
                "Troisième ligne",
                "Quatrième ligne");

        assertThat(Notices.typed(List.of(region))).containsExactly(region);
    }

    private static Region page(String... texts) {
        List<Line> lines = new ArrayList<>();
        for (String text : texts) {
            Box box = new Box(100, 100 + 50 * lines.size(), 900, 40);
            lines.add(new Line(
                    box,
                    Optional.empty(),
                    Stream.of(text.split(" "))
                            .map(word -> new Word(word, box, 0.9))
                            .toList()));
        }
        Box all = lines.stream().map(Line::box).reduce(Box::union).orElseThrow();
        return new Region("r1", RegionType.TEXT, all, FRENCH, lines);
    }
}
