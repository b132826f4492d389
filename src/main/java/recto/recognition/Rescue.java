package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import recto.model.Line;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.StageException;

/**
 * Finds a better copy of a page that was read without confidence: turned by quarters, turned level, evenly lit, or with
 * smooth edges. Turns by quarters and other light are tried on a few lines first, so that the page is read in full once
 * more at most.
 */
final class Rescue {
    /** Mean confidence below which other light is tried. */
    private static final double DOUBTFUL = 0.75;
    /** Mean confidence below which a page may stand on its side or head. */
    private static final double TURNED = 0.5;
    /** How much better a few lines of a turned copy must be read. */
    private static final double BETTER = 0.08;
    /** How many times better a few lines must be read that are evenly lit. */
    private static final double LIT = 1.1;
    /** The same for smooth edges, which cost the few lines only where they promise nothing. */
    private static final double SMOOTHER = 1.025;

    /** As many characters tell one light from another. */
    private static final int TELLING = 300;

    private final PageImage page;
    private final double letter;
    private final Probe probe;
    private final List<Model> set;

    /**
     * For a page that was read.
     *
     * @param letter height of its letters in pixels
     */
    Rescue(PageImage page, double letter, Probe probe, List<Model> set) {
        this.letter = letter;
        this.page = page;
        this.probe = probe;
        this.set = set;
    }

    /** The better of the first reading and one of another copy, if there is a copy that promises more. */
    Attempt better(Attempt first, Cutting cutting, PageReader reader) throws StageException {
        Attempt best = first;
        if (!PageReader.isWhole(first, cutting)) {
            // A dark part of a page is black to the engine; few lines may all stand in the light one.
            best = best.orBetter(reader.read(first.pieces(), first.copy().toned(Copy.Tone.EVENED)));
        }
        Optional<Copy> other = PageReader.isEnough(best, cutting) ? Optional.empty() : other(first, cutting, reader);
        if (other.isEmpty()) {
            return best;
        }
        // The layout is that of the page as it stands.
        boolean turned = other.get().tone() == Copy.Tone.PLAIN;
        return best.orBetter(reader.read(turned ? List.of(Piece.whole(letter)) : first.pieces(), other.get()));
    }

    private Optional<Copy> other(Attempt first, Cutting cutting, PageReader reader) throws StageException {
        Copy copy = first.copy();
        if (first.confidence() < TURNED) {
            int quarters = quarters(copy);
            if (quarters != 0) {
                return Optional.of(copy.turned(quarters).rotated(Skew.of(page, quarters)));
            }
        }
        double slope = copy.radians() == 0 ? Skew.of(page, 0) : 0;
        if (slope != 0) {
            return Optional.of(copy.rotated(slope));
        }
        // Of a page in columns, single regions are read in other light where they need it.
        return cutting.otherwise().isEmpty() ? Optional.empty() : otherLight(first, reader);
    }

    private static Optional<Copy> otherLight(Attempt first, PageReader reader) throws StageException {
        Optional<Region> lines = someLines(first);
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        Copy evened = first.copy().toned(Copy.Tone.EVENED);
        if (first.confidence() < DOUBTFUL && gain(lines.get(), evened, reader) > LIT) {
            return Optional.of(evened);
        }
        Copy smoothed = first.copy().toned(Copy.Tone.SMOOTHED);
        return gain(lines.get(), smoothed, reader) > SMOOTHER ? Optional.of(smoothed) : Optional.empty();
    }

    /** How many times better lines are read in another copy. */
    private static double gain(Region lines, Copy copy, PageReader reader) throws StageException {
        return Attempt.score(reader.read(lines, copy)) / Attempt.score(lines);
    }

    /** Some lines of the largest region, from a quarter of the way down. */
    private static Optional<Region> someLines(Attempt attempt) {
        Optional<Region> largest = attempt.regions().stream()
                .filter(region -> !region.lines().isEmpty())
                .max(Comparator.comparingLong(region -> region.words().count()));
        return largest.map(region -> {
            List<Line> some = new ArrayList<>();
            int characters = 0;
            for (Line line : region.lines()
                    .subList(region.lines().size() / 4, region.lines().size())) {
                if (characters < TELLING) {
                    some.add(line);
                    characters += line.text().length();
                }
            }
            return region.part(region.type(), some);
        });
    }

    private int quarters(Copy copy) throws StageException {
        int best = 0;
        double most = probe.sample(set, copy).confidence() + BETTER;
        for (int quarters = 1; quarters <= 3; quarters++) {
            double confidence = probe.sample(set, copy.turned(quarters)).confidence();
            if (confidence > most) {
                most = confidence;
                best = quarters;
            }
        }
        return best;
    }
}
