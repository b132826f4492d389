package recto.align.bitext;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The published form of a bitext.
 *
 * @param schema {@link #SCHEMA}
 * @param left the text that was named first
 * @param right the text that was named second
 * @param pairs sentences that stand for each other, in order
 * @param leftOnly sentences on the left without counterpart
 * @param rightOnly sentences on the right without counterpart
 */
public record BitextFile(
        String schema, Text left, Text right, List<Pair> pairs, List<Passage> leftOnly, List<Passage> rightOnly) {
    /** Name and version of this form. */
    public static final String SCHEMA = "recto-bitext-1";

    /**
     * One of the two texts.
     *
     * @param language ISO 639-3
     * @param sentences how many there are
     */
    public record Text(String name, String language, int sentences) {}

    /**
     * Neighbouring sentences of one text.
     *
     * @param from number of the first sentence, from 1
     * @param to number of the last sentence
     * @param places where they stand; empty for a text without pages
     */
    public record Passage(int from, int to, String text, List<Standing> places) {}

    /** Two passages that stand for each other, and how sure that is, 0 to 1. */
    public record Pair(Passage left, Passage right, double score) {}

    /** The form of a bitext. */
    public static BitextFile of(Bitext bitext) {
        List<Bead> beads = bitext.beads();
        return new BitextFile(
                SCHEMA,
                text(bitext.left()),
                text(bitext.right()),
                beads.stream()
                        .filter(Bead::isPair)
                        .map(bead -> new Pair(left(bitext, bead), right(bitext, bead), bead.score()))
                        .toList(),
                beads.stream()
                        .filter(bead -> bead.right() == 0)
                        .map(bead -> left(bitext, bead))
                        .toList(),
                beads.stream()
                        .filter(bead -> bead.left() == 0)
                        .map(bead -> right(bitext, bead))
                        .toList());
    }

    private static Text text(BitextSide side) {
        return new Text(side.name(), side.language(), side.sentences().size());
    }

    private static Passage left(Bitext bitext, Bead bead) {
        return passage(bead.leftFrom(), bitext.left(bead));
    }

    private static Passage right(Bitext bitext, Bead bead) {
        return passage(bead.rightFrom(), bitext.right(bead));
    }

    private static Passage passage(int from, List<Sentence> sentences) {
        return new Passage(
                from + 1,
                from + sentences.size(),
                sentences.stream().map(Sentence::text).collect(Collectors.joining(" ")),
                sentences.stream()
                        .flatMap(sentence -> sentence.places().stream())
                        .toList());
    }
}
