package recto.align.bitext;

import java.util.ArrayList;
import java.util.List;

/** The sentences of plain text. */
public final class PlainSentences {
    private PlainSentences() {}

    /** One sentence a line; an empty line ends a paragraph. */
    public static List<Sentence> lines(String text) {
        List<Sentence> sentences = new ArrayList<>();
        int paragraph = 0;
        for (String line : text.lines().toList()) {
            if (line.isBlank()) {
                paragraph++;
            } else {
                sentences.add(new Sentence(line.strip(), paragraph));
            }
        }
        return sentences;
    }

    /** Running text of a language; an empty line ends a paragraph, other line ends are spaces. */
    public static List<Sentence> running(String text, String language) {
        List<Sentence> sentences = new ArrayList<>();
        Sentences rules = new Sentences(language);
        int paragraph = 0;
        for (String block : text.split("\\R[ \\t\\f]*\\R|\f")) {
            int number = paragraph++;
            rules.of(block.replaceAll("\\s+", " ").strip())
                    .forEach(sentence -> sentences.add(new Sentence(sentence, number)));
        }
        return sentences;
    }
}
