package recto.recognition;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import recto.model.Box;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Word;

/** Reads small parts of one page with various models and turns; each combination once. One thread only. */
final class Probe {
    /** Sides of a window in heights of a letter: four or five lines of some forty letters. */
    private static final double LONG = 35;

    private static final double SHORT = 8.7;
    /** Two or three lines, which tell a script. */
    private static final double FEW = 5;

    private static final int MOST = 3;
    private static final int ONE_BLOCK = 6;

    private final EngineShelf shelf;
    private final PageImage page;
    private final List<Box> lying;
    private final List<Box> standing;
    private final List<Box> fewLying;
    private final List<Box> fewStanding;
    private final Map<String, Sample> known = new HashMap<>();

    /**
     * Chooses the parts.
     *
     * @param survey of the page
     * @param letter height of letters in pixels
     */
    Probe(EngineShelf shelf, PageImage page, Survey survey, double letter) {
        this.shelf = shelf;
        this.page = page;
        Windows windows = new Windows(survey, letter);
        this.lying = windows.best(LONG, SHORT, MOST);
        this.standing = windows.best(SHORT, LONG, MOST);
        this.fewLying = windows.best(LONG, FEW, MOST);
        this.fewStanding = windows.best(FEW, LONG, MOST);
    }

    /** What a set of models reads in the windows of a copy. */
    Sample sample(List<Model> set, Copy copy) throws StageException {
        return sample(set, Long.MAX_VALUE, copy, copy.quarters() % 2 == 0 ? lying : standing);
    }

    /** What a model reads of a few lines in a copy, place by place until it has that many letters. */
    Sample few(Model model, long letters, Copy copy) throws StageException {
        return sample(List.of(model), letters, copy, copy.quarters() % 2 == 0 ? fewLying : fewStanding);
    }

    private Sample sample(List<Model> set, long letters, Copy copy, List<Box> boxes) throws StageException {
        Sample sum = Sample.NOTHING;
        for (Box box : boxes) {
            if (sum.letters() < letters) {
                sum = sum.and(one(set, box, copy));
            }
        }
        return sum;
    }

    private Sample one(List<Model> set, Box box, Copy copy) throws StageException {
        String names = set.stream().map(Model::name).collect(Collectors.joining("+"));
        String key = names + " " + box + " " + copy;
        Sample sample = known.get(key);
        if (sample == null) {
            try (Copy.Made made = copy.of(Pixels.of(page, box), 0, 0)) {
                List<Region> regions = shelf.engine(set)
                        .read(
                                made,
                                page.resolution().x() * copy.factor(),
                                ONE_BLOCK,
                                new Size(box.width(), box.height()));
                sample = Sample.of(regions);
            }
            known.put(key, sample);
        }
        return sample;
    }

    /**
     * What was read in some windows, words of at least two letters only: digits and marks look alike in all scripts.
     *
     * @param weight sum of confidence times letters
     * @param letters how many
     * @param text words with a space after each
     */
    record Sample(double weight, long letters, String text) {
        private static final double CHANCE = 8;

        static final Sample NOTHING = new Sample(0, 0, "");

        /** Mean confidence of the letters, 0 to 1; a few letters weigh less, for they are read by chance. */
        double confidence() {
            return weight / (letters + CHANCE);
        }

        private Sample and(Sample other) {
            return new Sample(weight + other.weight, letters + other.letters, text + other.text);
        }

        static Sample of(List<Region> regions) {
            Sample sum = NOTHING;
            for (Region region : regions) {
                for (Word word : (Iterable<Word>) region.words()::iterator) {
                    long letters =
                            word.text().codePoints().filter(Character::isLetter).count();
                    if (letters > 1) {
                        sum = sum.and(new Sample(word.confidence() * letters, letters, word.text() + " "));
                    }
                }
            }
            return sum;
        }
    }
}
