package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterSequencesTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    eng      | In the valley below the old mill stood three white horses
                    fra      | Dans la vallee pres du vieux moulin paissaient trois chevaux
                    deu      | Unterhalb der alten Muhle standen drei weisse Pferde
                    ita      | Nella valle sotto il vecchio mulino stavano tre cavalli
                    pol      | W dolinie ponizej starego mlyna staly trzy biale konie
                    ces      | V udoli pod starym mlynem staly tri bile kone a cekaly
                    tur      | Eski degirmenin altindaki vadide uc beyaz at duruyordu
                    aze      | Kohne deyirmanin asagisindaki vadide uc ag at dayanmisdi
                    rus      | Въ долинѣ подъ старой мельницей стояли три бѣлыхъ лошади
                    ukr      | У долині під старим млином стояли троє білих коней
                    bel      | У даліне пад старым млыном стаялі тры белыя кані
                    bul      | В долината под старата мелница стояха три бели коня
                    aze_cyrl | Көһнә дәјирманын ашағысындакы вадидә үч ағ ат дајанмышды
                    fas      | در دره زیر آسیاب کهنه سه اسب سفید ایستاده بودند
                    ara      | في الوادي تحت الطاحونة القديمة وقفت ثلاثة خيول بيضاء
                    """)
    void tellTheLanguageOfASentenceWithoutAccents(String language, String text) {
        String best = Candidates.inScriptOf(language).stream()
                .map(Candidates::profile)
                .max(Comparator.comparingDouble(each -> LetterSequences.fit(text, each)))
                .orElseThrow();
        assertThat(best).isEqualTo(language);
    }

    @ParameterizedTest
    @CsvSource({"eng, xq zzkv wqj pfft hggk", "hye, ԱԲԳ ՔՔՔ ՁՁԱ", "kat, ჰჰჰ ჟჟქ წწწ", "fra, ''"})
    void junkFitsNoLanguage(String language, String junk) {
        assertThat(LetterSequences.fit(junk, language)).isLessThan(0.25);
    }

    @Test
    void thereIsAProfileForEachCandidate() {
        for (String name : Candidates.names()) {
            assertThat(LetterSequences.knows(Candidates.profile(name))).as(name).isTrue();
        }
    }
}
