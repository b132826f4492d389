package recto.recognition;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Model;
import recto.model.Script;
import recto.model.StageException;

/**
 * Finds the language of lines whose script is known: by the letter sequences and small words of what any model of the
 * script reads of them, and only where these are not sure by reading with the likeliest models.
 */
final class LanguageOf {
    /** What a text full of small words of a language is worth against one that has its letter sequences. */
    private static final double WORD_WEIGHT = 0.4;
    /** Distance of the likeliest language to the next from which it is taken at once. */
    private static final double CLEARLY = 0.06;
    /** The same for longer text: below it models are compared. */
    private static final double SLIGHTLY = 0.03;
    /** How much better another type of the same language must be read. */
    private static final double TIE = 0.02;

    private final List<Model> models;
    private final SortedMap<String, String> scores;

    /**
     * For some models.
     *
     * @param scores takes the score of each language
     */
    LanguageOf(List<Model> models, SortedMap<String, String> scores) {
        this.models = models;
        this.scores = scores;
    }

    /** A language among others. */
    record Rank(Model model, double score) {}

    /**
     * The model for the language.
     *
     * @param few lines, which the script was found by
     * @param more lines, which are read where those few do not tell
     */
    Model of(ScriptChoice.Found script, Lines few, Lines more) throws StageException {
        List<Rank> ranks = ranks(script.lead(), script.sample().text());
        Lines lines = few;
        if (margin(ranks) < CLEARLY) {
            ranks = ranks(script.lead(), more.read(script.lead()).text());
            lines = more;
        }
        ranks.forEach(rank -> scores.put(rank.model.name() + " text", Contest.rounded(rank.score)));
        Model first = ranks.get(0).model;
        if (margin(ranks) < SLIGHTLY) {
            first = better(first, ranks.get(1).model, lines);
        }
        return type(first, lines);
    }

    private Model better(Model one, Model other, Lines lines) throws StageException {
        return whole(other, lines) > whole(one, lines) + TIE ? other : one;
    }

    private double whole(Model model, Lines lines) throws StageException {
        Probe.Sample sample = lines.read(model);
        double score = sample.confidence() + score(model, sample.text());
        scores.put(model.name() + " read", Contest.rounded(score));
        return score;
    }

    /** Of the models of a language in several types (German: roman and Fraktur) the one that reads the lines best. */
    private Model type(Model model, Lines lines) throws StageException {
        String code = Candidates.profile(model.name());
        Model best = model;
        double most = -1;
        List<Model> types = family(model).stream()
                .filter(each -> Candidates.profile(each.name()).equals(code))
                .toList();
        for (Model each : types.size() > 1 ? types : List.<Model>of()) {
            double confidence = lines.read(each).confidence();
            scores.put(each.name() + " type", Contest.rounded(confidence));
            if (confidence > most + TIE) {
                most = confidence;
                best = each;
            }
        }
        return best;
    }

    /** The languages of a script by how a text fits them, the best first. */
    List<Rank> ranks(Model lead, String text) {
        Map<String, Double> shares = FunctionWords.shares(text);
        Map<String, Rank> ranks = new TreeMap<>();
        for (Model model : family(lead)) {
            String code = Candidates.profile(model.name());
            double words = shares.getOrDefault(code, 0.0);
            ranks.putIfAbsent(code, new Rank(model, LetterSequences.fit(text, code) + WORD_WEIGHT * words));
        }
        return ranks.values().stream()
                .sorted(Comparator.comparingDouble(rank -> -rank.score))
                .toList();
    }

    private static double score(Model model, String text) {
        String code = Candidates.profile(model.name());
        return LetterSequences.fit(text, code)
                + WORD_WEIGHT * FunctionWords.shares(text).getOrDefault(code, 0.0);
    }

    private static double margin(List<Rank> ranks) {
        return ranks.size() < 2 ? Double.MAX_VALUE : ranks.get(0).score - ranks.get(1).score;
    }

    private List<Model> family(Model lead) {
        List<String> names = Candidates.inScriptOf(lead.name());
        List<Model> family =
                models.stream().filter(model -> names.contains(model.name())).toList();
        return family.isEmpty() ? List.of(lead) : family;
    }

    /** The script that a model reads. */
    static Script script(Model model) {
        return model.languages().isEmpty()
                ? Script.ZZZZ
                : model.languages().get(0).script();
    }
}
