package recto.evaluate;

import java.util.Objects;
import java.util.Optional;

/**
 * How well one page was read.
 *
 * @param name of the page
 * @param missing whether nothing at all was handed in for it: all of it counts as errors
 * @param language of ground truth, where known
 * @param scores of the page
 */
public record PageScore(String name, boolean missing, Optional<String> language, Scores scores) {
    public PageScore {
        Objects.requireNonNull(name);
        Objects.requireNonNull(language);
        Objects.requireNonNull(scores);
    }

    /** The same, in a language that is known from elsewhere unless ground truth states one. */
    public PageScore orLanguage(Optional<String> known) {
        return new PageScore(name, missing, language.or(() -> known), scores);
    }
}
