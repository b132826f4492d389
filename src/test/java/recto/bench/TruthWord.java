package recto.bench;

import java.util.List;
import java.util.Optional;
import recto.model.Box;

/**
 * A word of ground truth.
 *
 * @param text as typed
 * @param lines boxes of the lines that it stands on; none where ground truth does not say
 * @param box of the word itself
 */
record TruthWord(String text, List<Box> lines, Optional<Box> box) {
    /** The word that this one and its second part on the next line are together. */
    TruthWord with(TruthWord second, String whole) {
        List<Box> both = new java.util.ArrayList<>(lines);
        both.addAll(second.lines);
        return new TruthWord(whole, both, Optional.empty());
    }
}
