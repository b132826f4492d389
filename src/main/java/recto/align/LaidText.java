package recto.align;

import java.util.List;
import recto.model.Digest;

/**
 * A typed text laid on to the pages of an item, as it stands in {@code transcript.json}: offsets in the text beside
 * offsets in the chosen readings of pages.
 *
 * @param name of the text: of its file in the item's folder, without {@code .txt}
 * @param source name of the file that it came from
 * @param digest of the text's file in the item's folder
 * @param fit whether it belongs there
 * @param words all of them, in order
 * @param typedOnly typed passages that were not read
 * @param readOnly read passages that were not typed
 * @param moved passages that were read in another order
 * @param doubled passages that stand once more on one side than on the other
 * @param noLongerFits words that had a place by an earlier reading, and have none by this one
 */
public record LaidText(
        String name,
        String source,
        Digest digest,
        Fit fit,
        List<PlacedWord> words,
        List<TypedPassage> typedOnly,
        List<ReadPassage> readOnly,
        List<PairedPassage> moved,
        List<PairedPassage> doubled,
        List<TypedPassage> noLongerFits) {
    public LaidText {
        words = List.copyOf(words);
        typedOnly = List.copyOf(typedOnly);
        readOnly = List.copyOf(readOnly);
        moved = List.copyOf(moved);
        doubled = List.copyOf(doubled);
        noLongerFits = List.copyOf(noLongerFits);
    }

    /**
     * Where a text comes from.
     *
     * @param source name of the file that the text came from
     * @param digest of the text's file in the item's folder
     */
    public record Origin(String source, Digest digest) {}

    /** The same, with the words that lost their places since an earlier alignment of the same text. */
    public LaidText after(LaidText earlier) {
        List<TypedPassage> lost = new java.util.ArrayList<>();
        if (earlier.digest.equals(digest) && earlier.words.size() == words.size()) {
            for (int i = 0; i < words.size(); i++) {
                if (words.get(i).places().isEmpty()
                        && !earlier.words.get(i).places().isEmpty()) {
                    PlacedWord word = words.get(i);
                    lost.add(new TypedPassage(word.at(), 1, word.text()));
                }
            }
        }
        return new LaidText(name, source, digest, fit, words, typedOnly, readOnly, moved, doubled, lost);
    }
}
