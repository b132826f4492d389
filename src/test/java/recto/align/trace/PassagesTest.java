package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.align.trace.Block.Kind;

class PassagesTest {
    private static final String LONG = "eine Stelle, die lang genug ist";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Er schrieb: „@“, und ging.",
                "Er schrieb: »@«, und ging.",
                "She wrote that “@” and left.",
                "“@”, she wrote.",
                "She wrote that \"@\" and left.",
                "Il écrit : « @ » et part.",
                "Il écrit : «\u00A0@\u00A0» et part.",
                "Он писал: «@».",
                "Napisał: „@” i wyszedł.",
                "Han skrev ”@” och gick.",
                "Hij schreef ‚@’ en ging.",
                "British usage: ‘@’ it is.",
                "彼は「@」と書いた。",
                "彼は『@』と書いた。",
                "(“@”)"
            })
    void marksOfManyLanguagesSetOffAPassage(String text) {
        assertThat(quoted(text.replace("@", LONG))).containsExactly(LONG);
    }

    @Test
    void innerMarksBelongToThePassage() {
        assertThat(quoted("Он: «первая “вторая цитата внутри” и ещё конец» и всё."))
                .containsExactly("первая “вторая цитата внутри” и ещё конец");
        assertThat(quoted("„Er sagte: ‚geh doch weg von hier‘ und blieb“, schrieb sie."))
                .containsExactly("Er sagte: ‚geh doch weg von hier‘ und blieb");
        assertThat(quoted("«Внешняя «внутренняя цитата здесь» и дальше» конец"))
                .containsExactly("Внешняя «внутренняя цитата здесь» и дальше");
    }

    @Test
    void twoPassagesOfAParagraphAreTwo() {
        assertThat(quoted("“The first passage is here” and “the second passage is there”."))
                .containsExactly("The first passage is here", "the second passage is there");
    }

    @Test
    void apostrophesOpenAndCloseNothing() {
        assertThat(quoted("The soldiers’ camp wasn’t far; ‘it isn’t the soldiers that we fear’ he wrote."))
                .containsExactly("it isn’t the soldiers that we fear");
        assertThat(quoted("L’homme d’État n’a pas d’autre choix que l’honneur."))
                .isEmpty();
    }

    @Test
    void aPassageGoesOnOverParagraphsThatBeginWithItsMark() {
        assertThat(quoted("He wrote: “the first paragraph of it.", "“the second paragraph of it.” So he wrote."))
                .containsExactly("the first paragraph of it. the second paragraph of it.");
    }

    @Test
    void aMarkThatIsNeverClosedHidesNothing() {
        assertThat(quoted("A lost “ mark and “a lost one that opens, then «a good passage of words»."))
                .containsExactly("a good passage of words");
    }

    @Test
    void shortQuotationsAreCountedAndNotLookedFor() {
        Passages.Told told = Passages.quotations(List.of(new Block(Kind.TEXT, "газета «Каспий» и «Баку» писали")));
        assertThat(told.passages()).isEmpty();
        assertThat(told.tooShort()).isEqualTo(2);
    }

    @Test
    void aBlockIsAPassageWithWhatStandsAboutIt() {
        Passages.Told told = Passages.quotations(List.of(
                new Block(Kind.TEXT, "Kaspi wrote on 30 March 1919:"),
                new Block(Kind.QUOTE, "a block that is set off as a quotation[footnoteRef:1]"),
                new Block(Kind.NOTE, "Kaspi, p. 3"),
                new Block(Kind.TEXT, "And so on.")));
        assertThat(told.passages())
                .containsExactly(new Quoted(
                        new Passage(1, Passage.Kind.BLOCK, 2, "a block that is set off as a quotation"),
                        new Beside(List.of("Kaspi, p. 3"), "And so on.", "Kaspi wrote on 30 March 1919:")));
    }

    @Test
    void eachPassageHasItsOwnNotes() {
        Passages.Told told = Passages.quotations(List.of(
                new Block(
                        Kind.TEXT,
                        "“the first passage of two”[footnoteRef:1] and “the second passage of two”[footnoteRef:2]."),
                new Block(Kind.NOTE, "one"),
                new Block(Kind.NOTE, "two")));
        assertThat(told.passages().stream().map(each -> each.beside().notes()))
                .containsExactly(List.of("one"), List.of("two"));
    }

    @Test
    void everySentenceIsAPassageWhenAsked() {
        Passages.Told told = Passages.sentences(List.of(
                new Block(Kind.TEXT, "The first sentence is this one. Short. Вторая фраза стоит здесь рядом.")));
        assertThat(told.passages().stream().map(each -> each.passage().text()))
                .containsExactly("The first sentence is this one.", "Вторая фраза стоит здесь рядом.");
        assertThat(told.tooShort()).isOne();
    }

    private static List<String> quoted(String... paragraphs) {
        List<Block> blocks =
                Stream.of(paragraphs).map(text -> new Block(Kind.TEXT, text)).toList();
        return Passages.quotations(blocks).passages().stream()
                .map(each -> each.passage().text().replace('\u00A0', ' ').strip())
                .toList();
    }
}
