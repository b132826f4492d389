package recto.align.bitext;

import java.util.List;
import java.util.Objects;

/**
 * One of two texts.
 *
 * @param name of the file or item
 * @param language ISO 639-3; {@code und} where it is not known
 * @param sentences in reading order
 */
public record BitextSide(String name, String language, List<Sentence> sentences) {
    public BitextSide {
        Objects.requireNonNull(name);
        sentences = List.copyOf(sentences);
        if (!language.matches("[a-z]{3}")) {
            throw new IllegalArgumentException("not an ISO 639-3 code: " + language);
        }
    }

    /** The texts of the sentences. */
    public List<String> texts() {
        return sentences.stream().map(Sentence::text).toList();
    }
}
