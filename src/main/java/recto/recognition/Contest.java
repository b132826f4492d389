package recto.recognition;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import recto.model.Model;
import recto.model.StageException;

/** Lets several sets of models read the same parts of a page, and takes the one that reads best. */
final class Contest {
    /** What a page full of small words of the right language is worth against confidence. */
    private static final double WORD_WEIGHT = 0.8;

    /** A later set wins by more than this only: where confidence alone was wrong, the margin was smaller. */
    private static final double TIE = 0.03;

    private final Probe probe;
    private final Copy copy;

    Contest(Probe probe, Copy copy) {
        this.probe = probe;
        this.copy = copy;
    }

    /**
     * The winner.
     *
     * @param set models
     * @param scores of all that took part, by name
     */
    record Won(List<Model> set, SortedMap<String, String> scores) {}

    Won among(List<List<Model>> sets) throws StageException {
        List<Model> best = sets.get(0);
        double most = -1;
        SortedMap<String, String> scores = new TreeMap<>();
        for (List<Model> set : sets) {
            Probe.Sample sample = probe.sample(set, copy);
            double words = FunctionWords.shares(sample.text()).getOrDefault(words(set.get(0)), 0.0);
            double score = sample.confidence() + WORD_WEIGHT * words;
            scores.put(name(set), rounded(score));
            if (score > most + TIE) {
                most = score;
                best = set;
            }
        }
        return new Won(best, scores);
    }

    /** The list of words that speaks for a model. */
    static String words(Model model) {
        if (model.name().equals("aze_cyrl") || model.languages().isEmpty()) {
            return model.name();
        }
        return model.languages().get(0).code();
    }

    static String name(List<Model> set) {
        return set.stream().map(Model::name).collect(Collectors.joining("+"));
    }

    static String rounded(double value) {
        return String.format(java.util.Locale.ROOT, "%.2f", value);
    }
}
