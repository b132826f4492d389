package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Word;

/**
 * Reads the regions of a page that were read without confidence once more in other light, and keeps the better reading
 * of each: a stain or a shadow lies on some of a page, seldom on all. One page at a time.
 */
final class SecondReadings {
    /** Mean confidence below which a region is read again. */
    private static final double DOUBTFUL = 0.75;
    /** Share of the characters of a page that may be read again. */
    private static final double SHARE = 0.15;
    /** Fewer characters tell too little. */
    private static final int TELLING = 40;
    /** How much better another reading must be. */
    private static final double BETTER = 1.03;

    private final PageReader reader;

    SecondReadings(PageReader reader) {
        this.reader = reader;
    }

    Attempt in(Attempt attempt) throws StageException {
        if (attempt.copy().quarters() != 0) {
            return attempt;
        }
        long left = Math.round(SHARE
                * attempt.regions().stream()
                        .mapToLong(SecondReadings::characters)
                        .sum());
        List<Region> regions = new ArrayList<>();
        List<String> why = new ArrayList<>();
        for (Region region : attempt.regions()) {
            long characters = characters(region);
            Region best = region;
            if (characters >= TELLING && characters <= left && Parts.confidence(region) < DOUBTFUL) {
                left -= characters;
                best = best(region, attempt.copy(), why);
            }
            regions.add(best);
        }
        return why.isEmpty() ? attempt : attempt.with(regions, String.join("; ", why));
    }

    private Region best(Region region, Copy copy, List<String> why) throws StageException {
        Region best = region;
        String how = "";
        for (Copy.Tone tone : Copy.Tone.values()) {
            if (tone != copy.tone()) {
                Region other = reader.read(region, copy.toned(tone));
                if (Attempt.score(other) > BETTER * Attempt.score(best)) {
                    best = other;
                    how = region.id() + " in tones " + tone.name().toLowerCase(Locale.ROOT);
                }
            }
        }
        if (!how.isEmpty()) {
            why.add(how);
        }
        return best;
    }

    private static long characters(Region region) {
        return region.words().map(Word::text).mapToLong(String::length).sum();
    }
}
