package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrakturLettersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "Leben3|Lebens",
                "fich,|sich,",
                "find|sind",
                "findet|findet",
                "<hen|chen",
                "<|<",
                "fiel|fiel",
                "feiner|feiner",
                "al38|als",
                "E3|Es",
                "e8,|es,",
                "Au8gaben|Ausgaben",
                "Fel8wänden|Felswänden",
                "DombaZ3|Dombas",
                "biSher|bisher",
                "gebrac<t).|gebracht).",
                "sc<hlafen|schlafen",
                "I<|Ich",
                "re<ht8|rechts",
                "Entwi>lung|Entwicklung",
                "Sto&holm,|Stockholm,",
                "sic)|sich",
                "Verbraud)|Verbrauch",
                "=|\u2014",
                "==|\u2014",
                "monarchi\u017F<e|monarchi\u017Fche"
            })
    void putsBackTheLettersOfPeriodPrint(String read, String printed) {
        assertThat(FrakturLetters.mended(read, false)).isEqualTo(printed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1883",
                "38",
                "8",
                "3.",
                "§8",
                "A3",
                "B8",
                "18.83",
                "(auch)",
                "Nr.3",
                "a1b3",
                "Müller&Cie1",
                "S8",
                "-",
                "x<1"
            })
    void leavesNumbersAndSignsAlone(String read) {
        assertThat(FrakturLetters.mended(read, false)).isEqualTo(read);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                die Notwendig"|keit der|die Notwendig-
                die Notwendig*|keit der|die Notwendig-
                das \u201EWort\u201D|und|das \u201EWort\u201D
                das "Wort"|und|das "Wort"
                ein Zitat"|Danach|ein Zitat"
                Seite 5"|und|Seite 5"
                """)
    void seesTheHyphenOfAWordThatGoesOn(String line, String next, String mended) {
        assertThat(FrakturLetters.hyphenated(line, next)).isEqualTo(mended);
    }

    @ParameterizedTest
    @ValueSource(strings = {"und)", "noc)"})
    void leavesAClosingBracketWhereOneWasOpened(String read) {
        assertThat(FrakturLetters.mended(read, true)).isEqualTo(read);
    }
}
