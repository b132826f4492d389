package recto.recognition;

import java.util.List;
import java.util.Locale;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Word;

/**
 * One reading of a page.
 *
 * @param copy that was read
 * @param pieces that were read one by one
 * @param regions with boxes on the page
 * @param reason why this one, where there was a choice; else empty
 */
record Attempt(Copy copy, List<Piece> pieces, List<Region> regions, String reason) {
    Attempt {
        regions = List.copyOf(regions);
    }

    /** The better of this one and another: more characters, read with more confidence. */
    Attempt orBetter(Attempt other) {
        Attempt best = other.score() > score() ? other : this;
        String choice = best.described() + " in place of " + (best == this ? other : this).described();
        String why = best.reason.isEmpty() ? choice : best.reason + "; " + choice;
        return new Attempt(best.copy, best.pieces, best.regions, why);
    }

    /** The same reading with other regions, and why. */
    Attempt with(List<Region> others, String why) {
        return new Attempt(copy, pieces, others, reason.isEmpty() ? why : reason + "; " + why);
    }

    private String described() {
        String way = copy.tone() == Copy.Tone.EVENED
                ? ", evenly lit"
                : copy.tone() == Copy.Tone.SMOOTHED
                        ? ", smoothed"
                        : copy.quarters() != 0 || copy.radians() != 0 ? ", turned" : "";
        return String.format(
                Locale.ROOT,
                "mode %d%s (confidence %.2f)",
                pieces.get(pieces.size() - 1).segmentation(),
                way,
                confidence());
    }

    /** Mean confidence of the words, by characters; 0 where there are none. */
    double confidence() {
        return new Reading(Reading.Source.ENGINE, "", List.of(), regions).confidence();
    }

    boolean wordless() {
        return regions.stream().allMatch(region -> region.lines().isEmpty());
    }

    /** What tells the best of several readings: many characters, read with confidence. */
    double score() {
        return regions.stream().mapToDouble(Attempt::score).sum();
    }

    /** The same of one region. */
    static double score(Region region) {
        return region.words().mapToDouble(Attempt::weight).sum();
    }

    private static double weight(Word word) {
        return word.confidence() * word.text().codePointCount(0, word.text().length());
    }
}
