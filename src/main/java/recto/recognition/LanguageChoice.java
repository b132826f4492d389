package recto.recognition;

import java.util.ArrayList;
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
 * Finds out script, language and period of a page where nobody named them, by a few of its lines. Every page by itself:
 * what a page is read with does not depend on who read which page before.
 */
final class LanguageChoice {
    /** Letters that tell a script. */
    private static final long A_LINE = 40;

    private static final Map<String, String> NO_MODEL =
            Map.of("ota", "Ottoman Turkish", "azb", "Azerbaijani in Arabic script");

    private final List<Model> models;
    private final Probe probe;
    private final Copy copy;
    private final SortedMap<String, String> scores = new TreeMap<>();

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
     * @param notes {@code script-unknown}, {@code no-model}, {@code old-letters}
     */
    record Choice(List<Model> set, SortedMap<String, String> scores, String reason, List<Note> notes) {}

    Choice choose() throws StageException {
        Copy way = copy;
        Optional<ScriptChoice.Found> found = script(way);
        boolean junk = found.filter(each -> !each.junk()).isEmpty();
        for (int quarters = 1; junk && quarters < 4 && !isKnown(found); quarters++) {
            // A page on its side is read in no script; what it is turned to is decided later, with the right model.
            Copy turned = copy.turned(quarters);
            Optional<ScriptChoice.Found> other = script(turned);
            way = isKnown(other) ? turned : way;
            found = isKnown(other) ? other : found;
        }
        if (!isKnown(found) && !junk) {
            found = siblings(found.get(), way);
        }
        if (!isKnown(found)) {
            return unknown(found);
        }
        Copy read = way;
        Model model = new LanguageOf(models, scores)
                .of(found.get(), each -> probe.few(each, A_LINE, read), each -> probe.few(each, Long.MAX_VALUE, read));
        Model lead = found.get().lead();
        String text = probe.few(lead, A_LINE, read).text();
        Optional<Period> period = Period.of(model, text);
        if (period.isEmpty() && Period.known(model)) {
            period = Period.of(model, probe.few(lead, Long.MAX_VALUE, read).text());
        }
        return done(model, text, period);
    }

    private Optional<ScriptChoice.Found> script(Copy way) throws StageException {
        return new ScriptChoice(models, scores).of(model -> probe.few(model, A_LINE, way), Candidates.leads());
    }

    /** Of another language of the likeliest script more may be read: of Ottoman with Persian than with Arabic. */
    private Optional<ScriptChoice.Found> siblings(ScriptChoice.Found best, Copy way) throws StageException {
        List<String> others = new ArrayList<>(Candidates.inScriptOf(best.lead().name()));
        others.remove(best.lead().name());
        return new ScriptChoice(models, scores)
                .of(model -> probe.few(model, A_LINE, way), others)
                .filter(other -> other.score() > best.score())
                .or(() -> Optional.of(best));
    }

    private static boolean isKnown(Optional<ScriptChoice.Found> found) {
        return found.filter(ScriptChoice.Found::known).isPresent();
    }

    private Choice unknown(Optional<ScriptChoice.Found> found) {
        Model model = found.map(ScriptChoice.Found::lead).orElse(models.get(0));
        double score = found.map(ScriptChoice.Found::score).orElse(0.0);
        Note note = new Note(
                "script-unknown",
                "no script is read with confidence (best: " + model.name() + " " + Contest.rounded(score)
                        + " of 2); name the language with --languages if you know it");
        return new Choice(List.of(model), scores, "script unknown; the likeliest model", List.of(note));
    }

    private Choice done(Model language, String text, Optional<Period> period) {
        List<Note> notes = new ArrayList<>();
        Optional<Model> old = period.flatMap(each -> each.model(models));
        if (period.isPresent() && old.isEmpty()) {
            notes.add(period.get().unread(language));
        }
        Script script = LanguageOf.script(language);
        if (script == Script.ARAB) {
            noModel(language, text).ifPresent(notes::add);
        }
        String reason = script.code() + " script by confidence and letter sequences of a few lines; language by letter"
                + " sequences and small words" + (old.isPresent() ? "; period by its letters" : "");
        return new Choice(List.of(old.orElse(language)), scores, reason, notes);
    }

    private static Optional<Note> noModel(Model model, String text) {
        Map<String, Double> shares = FunctionWords.shares(text);
        double own = shares.getOrDefault(model.name(), 0.0);
        return NO_MODEL.entrySet().stream()
                .filter(each -> shares.getOrDefault(each.getKey(), 0.0) > own)
                .sorted(Map.Entry.comparingByKey())
                .map(each -> new Note(
                        "no-model",
                        "the text looks like " + each.getValue() + ", which no model knows; read with " + model.name()))
                .findFirst();
    }
}
