package recto.recognition;

import java.util.List;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Word;

/**
 * One reading of a page.
 *
 * @param copy that was read
 * @param pieces that were read one by one
 * @param regions with boxes on the page
 */
record Attempt(Copy copy, List<Piece> pieces, List<Region> regions) {
    Attempt {
        regions = List.copyOf(regions);
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
        return regions.stream()
                .flatMap(Region::words)
                .mapToDouble(Attempt::weight)
                .sum();
    }

    private static double weight(Word word) {
        return word.confidence() * word.text().codePointCount(0, word.text().length());
    }
}
