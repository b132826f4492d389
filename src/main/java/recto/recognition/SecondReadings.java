package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Word;

/**
 * Reads the regions of a page that were read without confidence once more in other light, and keeps the first better
 * reading of each: a stain or a shadow lies on some of a page, seldom on all. What helped last is tried first. One page
 * at a time.
 */
final class SecondReadings {
    /** Mean confidence below which a region is read again. */
    private static final double DOUBTFUL = 0.8;
    /** Share of the characters of a page that may be read again in vain. */
    private static final double IN_VAIN = 0.15;
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
        List<Copy.Tone> tones = new ArrayList<>(Stream.of(Copy.Tone.values())
                .filter(tone -> tone != attempt.copy().tone())
                .toList());
        double left = IN_VAIN * characters(attempt);
        List<Region> regions = new ArrayList<>();
        List<String> why = new ArrayList<>();
        for (Region region : attempt.regions()) {
            long characters = characters(region);
            Optional<Better> better = Optional.empty();
            if (characters >= TELLING && characters <= left && Parts.confidence(region) < DOUBTFUL) {
                better = better(region, attempt.copy(), tones);
                left -= better.isPresent() ? 0 : characters;
            }
            if (better.isPresent()) {
                Copy.Tone tone = better.get().tone;
                tones.remove(tone);
                tones.add(0, tone);
                why.add(region.id() + " in tones " + tone.name().toLowerCase(Locale.ROOT));
            }
            regions.add(better.map(Better::region).orElse(region));
        }
        return why.isEmpty() ? attempt : attempt.with(regions, String.join("; ", why));
    }

    /** A reading of a region in other light. */
    private record Better(Region region, Copy.Tone tone) {}

    private Optional<Better> better(Region region, Copy copy, List<Copy.Tone> tones) throws StageException {
        for (Copy.Tone tone : tones) {
            Region other = reader.read(region, copy.toned(tone));
            if (Attempt.score(other) > BETTER * Attempt.score(region)) {
                return Optional.of(new Better(other, tone));
            }
        }
        return Optional.empty();
    }

    private static long characters(Attempt attempt) {
        return attempt.regions().stream().mapToLong(SecondReadings::characters).sum();
    }

    private static long characters(Region region) {
        return region.words().map(Word::text).mapToLong(String::length).sum();
    }
}
