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
    private final Whole whole;
    private final SortedMap<String, String> scores = new TreeMap<>();

    /**
     * For one page.
     *
     * @param copy that its lines are read in
     * @param whole all of the page, which is read only where a few lines leave a doubt
     */
    LanguageChoice(List<Model> models, Probe probe, Copy copy, Whole whole) {
        this.models = List.copyOf(models);
        this.probe = probe;
        this.copy = copy;
        this.whole = whole;
    }

    /**
     * All of a page.
     *
     * @param lines it, to be read with any model
     * @param small whether that is soon done, even where there may be no text
     */
    record Whole(Lines lines, boolean small) {}

    /**
     * What was chosen.
     *
     * @param set one model
     * @param scores of the candidates, by name
     * @param reason in words
     * @param notes {@code script-unknown}, {@code no-model}, {@code old-letters}
     */
    record Choice(List<Model> set, SortedMap<String, String> scores, String reason, List<Note> notes) {}

    /** What was found, and the copy in which it was read. */
    private record Guess(Optional<ScriptChoice.Found> found, Copy copy) {}

    Choice choose() throws StageException {
        Guess guess = smoothed(new Guess(script(copy), copy));
        boolean junk = guess.found.filter(each -> !each.junk()).isEmpty();
        guess = junk ? turned(guess) : guess;
        Optional<ScriptChoice.Found> found = guess.found;
        if (!isKnown(found) && !junk) {
            found = siblings(found.get(), guess.copy);
        }
        if (isDoubtful(found) && (!junk || whole.small)) {
            found = new ScriptChoice(models, scores).ofMost(found.get(), whole.lines, Candidates.leads());
        }
        if (!isKnown(found)) {
            return unknown(found);
        }
        Copy read = guess.copy;
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

    /** Worn type, and few lines of it, may be read in a script of chance; smooth edges show its own. */
    private Guess smoothed(Guess first) throws StageException {
        Copy smooth = copy.toned(Copy.Tone.SMOOTHED);
        Optional<ScriptChoice.Found> other = isDoubtful(first.found) ? script(smooth) : Optional.empty();
        if (other.isEmpty()) {
            return first;
        }
        ScriptChoice.Found found = first.found.get();
        return new Guess(
                Optional.of(found.orBetter(other.get())), other.get().score() > found.score() ? smooth : first.copy);
    }

    /** A page on its side is read in no script; what it is turned to is decided later, with the right model. */
    private Guess turned(Guess upright) throws StageException {
        for (int quarters = 1; quarters < 4; quarters++) {
            Copy turned = copy.turned(quarters);
            Optional<ScriptChoice.Found> other = script(turned);
            if (isKnown(other) && !isDoubtful(other)) {
                return new Guess(other, turned);
            }
        }
        return upright;
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

    private static boolean isDoubtful(Optional<ScriptChoice.Found> found) {
        return found.filter(ScriptChoice.Found::doubtful).isPresent();
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
