package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Model;
import recto.model.Note;
import recto.model.Script;
import recto.model.StageException;

/**
 * Finds out script and language of a page where nobody named them: a few lines are read with one model for each script;
 * within the script that is read with most confidence, small words tell the language. Every page by itself.
 */
final class LanguageChoice {
    /** A wrong script was never read with this mean confidence on 100 pages of old print and typescript. */
    private static final double SURE = 0.6;
    /** Below this no script can be told. */
    private static final double UNKNOWN = 0.35;
    /** Within this distance of the best script another one stays in the contest. */
    private static final double NEAR = 0.15;
    /** Share of small words, and how many times the next language's, that settle a language without further reading. */
    private static final double PLENTY = 0.12;

    private static final double CLEARLY = 2.5;
    private static final int FINALISTS = 3;
    /** Letters that tell a script. */
    private static final long A_LINE = 40;

    private static final Map<String, String> NO_MODEL =
            Map.of("ota", "Ottoman Turkish", "azb", "Azerbaijani in Arabic script");

    private final List<Model> models;
    private final Probe probe;
    private final Copy copy;

    LanguageChoice(List<Model> models, Probe probe, Copy copy) {
        this.models = List.copyOf(models);
        this.probe = probe;
        this.copy = copy;
    }

    /**
     * What was chosen.
     *
     * @param set one model
     * @param scores of the candidates, by name
     * @param reason in words
     * @param notes {@code script-unknown}, {@code no-model}
     */
    record Choice(List<Model> set, SortedMap<String, String> scores, String reason, List<Note> notes) {}

    Choice choose() throws StageException {
        SortedMap<String, String> scores = new TreeMap<>();
        Map<String, Double> leads = leads(scores);
        String lead = leads.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(models.get(0).name());
        return language(leads, named(lead).orElseThrow(), new Choice(List.of(), scores, "", List.of()));
    }

    /** Reads a line or two with the first model of each script, until one is sure. */
    private Map<String, Double> leads(SortedMap<String, String> scores) throws StageException {
        Map<String, Double> leads = new TreeMap<>();
        for (String name : Candidates.leads()) {
            Optional<Model> lead = named(name);
            if (lead.isPresent() && !sure(leads)) {
                double confidence =
                        probe.sample(List.of(lead.get()), A_LINE, copy).confidence();
                leads.put(name, confidence);
                scores.put(name + " script", Contest.rounded(confidence));
            }
        }
        return leads;
    }

    /** Latin and Fraktur are always tried both. */
    private static boolean sure(Map<String, Double> leads) {
        return leads.size() > 1 && leads.values().stream().anyMatch(confidence -> confidence >= SURE);
    }

    private Choice language(Map<String, Double> leads, Model lead, Choice so) throws StageException {
        String text = probe.sample(List.of(lead), copy).text();
        Map<String, Double> shares = FunctionWords.shares(text);
        List<Model> ranked = inScript(lead).stream()
                .sorted(Comparator.comparingDouble((Model m) -> -shares.getOrDefault(Contest.words(m), 0.0)))
                .toList();
        ranked.forEach(m -> so.scores().put(m.name() + " words", Contest.rounded(share(shares, m))));
        List<Model> finalists = finalists(ranked, shares, leads, lead);
        String script = lead.languages().isEmpty()
                ? ""
                : lead.languages().get(0).script().code() + " script: ";
        if (finalists.size() == 1) {
            String reason = script + "read with most confidence by " + lead.name() + "; language by its small words";
            return done(so, finalists, reason, shares);
        }
        Contest.Won won =
                new Contest(probe, copy).among(finalists.stream().map(List::of).toList());
        so.scores().putAll(won.scores());
        return done(so, won.set(), script + "language by confidence and small words", shares);
    }

    private List<Model> finalists(
            List<Model> ranked, Map<String, Double> shares, Map<String, Double> leads, Model lead) {
        List<Model> finalists = new ArrayList<>();
        double first = share(shares, ranked.get(0));
        double second = ranked.size() > 1 ? share(shares, ranked.get(1)) : 0;
        boolean settled = first >= PLENTY && first > CLEARLY * second;
        finalists.addAll(ranked.subList(0, settled ? 1 : Math.min(FINALISTS, ranked.size())));
        if (!settled && !finalists.contains(lead)) {
            finalists.add(lead);
        }
        if (!settled) {
            leads.forEach((name, confidence) -> {
                boolean near = confidence > leads.get(lead.name()) - NEAR && confidence > UNKNOWN;
                named(name).filter(m -> near && !finalists.contains(m)).ifPresent(finalists::add);
            });
        }
        return finalists;
    }

    private Choice done(Choice so, List<Model> set, String reason, Map<String, Double> shares) throws StageException {
        List<Note> notes = new ArrayList<>();
        double confidence = probe.sample(set, copy).confidence();
        if (confidence < UNKNOWN) {
            notes.add(new Note(
                    "script-unknown",
                    "no script is read with confidence (best: " + Contest.name(set) + " " + Contest.rounded(confidence)
                            + "); name the language with --languages if you know it"));
        }
        boolean arabic = set.get(0).languages().stream().anyMatch(l -> l.script() == Script.ARAB);
        double own = share(shares, set.get(0));
        NO_MODEL.forEach((code, name) -> {
            if (arabic && shares.get(code) > own) {
                notes.add(new Note(
                        "no-model",
                        "the text looks like " + name + ", which no model knows; read with "
                                + set.get(0).name()));
            }
        });
        return new Choice(set, so.scores(), reason, notes);
    }

    private static double share(Map<String, Double> shares, Model model) {
        return shares.getOrDefault(Contest.words(model), 0.0);
    }

    private List<Model> inScript(Model lead) {
        return Candidates.scripts().stream()
                .filter(names -> names.contains(lead.name()))
                .findFirst()
                .map(names ->
                        models.stream().filter(m -> names.contains(m.name())).toList())
                .orElse(List.of(lead));
    }

    private Optional<Model> named(String name) {
        return models.stream().filter(model -> model.name().equals(name)).findFirst();
    }
}
