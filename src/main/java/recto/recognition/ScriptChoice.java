package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import recto.model.Model;
import recto.model.StageException;

/**
 * Finds the script of a few lines: they are read with one model for each script, until one reads with confidence what
 * has the letter sequences of a language of its script. On 70 pages of ten sets the right script had 1.03 and more by
 * the two witnesses together, a wrong one at most 0.77.
 */
final class ScriptChoice {
    /** Confidence and fit together from which no other script is tried. */
    static final double SURE = 0.9;
    /** From here on there is no doubt; what is read by chance stays below it. */
    private static final double CLEAR = 1.2;
    /** Distance to the next script from which on there is no doubt either. */
    private static final double AHEAD = 0.4;
    /** How many times as much must be read of a page in another script than in the one that was found. */
    private static final double MORE = 1.5;
    /** Letters read without doubt in the shortest text that can speak against what was found. */
    private static final double ENOUGH = 4;
    /** Below this no script can be told. */
    private static final double UNKNOWN = 0.8;

    /** Below this the lines are not even read by chance: they may stand on their side. */
    private static final double JUNK = 0.7;

    private static final String ROMAN = "eng";
    private static final String FRAKTUR = "frk";

    private final List<Model> models;
    private final SortedMap<String, String> scores;

    /**
     * For some models.
     *
     * @param scores takes the score of each script that was tried
     */
    ScriptChoice(List<Model> models, SortedMap<String, String> scores) {
        this.models = models;
        this.scores = scores;
    }

    /**
     * A script that was found.
     *
     * @param lead the model that reads it
     * @param sample what that reads of the lines
     * @param score confidence and fit together, 0 to 2
     * @param next the best score of another script that was tried
     */
    record Found(Model lead, Probe.Sample sample, double score, double next) {
        boolean known() {
            return score >= UNKNOWN;
        }

        /** The better of this and what was found in another copy; the doubt of both is kept. */
        Found orBetter(Found other) {
            Found better = other.score > score ? other : this;
            Found worse = better == this ? other : this;
            boolean same = Candidates.inScriptOf(lead.name()).contains(other.lead.name());
            double least = Math.max(next, other.next);
            return new Found(better.lead, better.sample, better.score, same ? least : Math.max(least, worse.score));
        }

        /** Whether this may be chance: neither sure nor far ahead of another script. */
        boolean doubtful() {
            return score < CLEAR && score - next < AHEAD;
        }

        boolean junk() {
            return score < JUNK;
        }
    }

    /** The first script of which one can be sure, else the likeliest; empty without models or letters. */
    Optional<Found> of(Lines lines, List<String> leads) throws StageException {
        List<String> left = new ArrayList<>(leads);
        List<Found> tried = new ArrayList<>();
        while (!left.isEmpty() && tried.stream().noneMatch(found -> found.score >= SURE)) {
            String name = left.remove(0);
            Optional<Model> lead =
                    models.stream().filter(model -> model.name().equals(name)).findFirst();
            if (lead.isPresent()) {
                Probe.Sample sample = lines.read(lead.get());
                Found found = new Found(lead.get(), sample, score(name, sample), 0);
                scores.merge(name + " script", Contest.rounded(found.score), ScriptChoice::larger);
                tried.add(found);
                if (name.equals(ROMAN) && !found.junk() && left.remove(FRAKTUR)) {
                    // What roman letters are read from without being sure of them is Fraktur more often than not.
                    left.add(0, FRAKTUR);
                }
            }
        }
        return tried.stream().max(Comparator.comparingDouble(Found::score)).map(best -> ahead(best, tried));
    }

    private static Found ahead(Found best, List<Found> tried) {
        List<String> same = Candidates.inScriptOf(best.lead.name());
        double next = tried.stream()
                .filter(found -> !same.contains(found.lead.name()))
                .mapToDouble(Found::score)
                .max()
                .orElse(0);
        return new Found(best.lead, best.sample, best.score, next);
    }

    /**
     * The script in which far more is read of a page than in the one that was found, by letters times confidence; else
     * the one that was found, if anything is read in it. Chance reads a few letters of a page with confidence, and
     * little more of it.
     */
    Optional<Found> ofMost(Found found, Lines page, List<String> leads) throws StageException {
        Map<Model, Probe.Sample> samples = new LinkedHashMap<>();
        for (Model model : models) {
            if (model.equals(found.lead) || leads.contains(model.name())) {
                samples.put(model, page.read(model));
            }
        }
        double own = samples.get(found.lead).weight();
        Optional<Found> most = own < ENOUGH ? Optional.empty() : Optional.of(found);
        double weight = Math.max(MORE * own, ENOUGH);
        for (Map.Entry<Model, Probe.Sample> read : samples.entrySet()) {
            Probe.Sample sample = read.getValue();
            String name = read.getKey().name();
            scores.put(name + " letters", Contest.rounded(sample.weight()));
            if (sample.weight() > weight) {
                weight = sample.weight();
                most = Optional.of(new Found(read.getKey(), sample, Math.max(UNKNOWN, score(name, sample)), 0));
            }
        }
        return most;
    }

    private static String larger(String one, String other) {
        return one.compareTo(other) < 0 ? other : one;
    }

    private static double score(String lead, Probe.Sample sample) {
        double fit = Candidates.inScriptOf(lead).stream()
                .mapToDouble(name -> Math.max(0, LetterSequences.fit(sample.text(), Candidates.profile(name))))
                .max()
                .orElse(0);
        return sample.confidence() + Math.min(1, fit);
    }
}
