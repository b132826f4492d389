package recto.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule of spelling.
 *
 * @param pattern what it is about
 * @param replacement with {@code $1} for groups
 * @param needed forms of which one must be a modern word; none: the rule always holds
 * @param barred forms of which none may be a modern word
 * @param either whether the unchanged word is right, too
 */
record SpellingRule(Pattern pattern, String replacement, List<String> needed, List<String> barred, boolean either) {
    static SpellingRule of(Pattern pattern, String replacement, List<String> options) {
        List<String> needed = new ArrayList<>();
        List<String> barred = new ArrayList<>();
        boolean either = false;
        for (String option : options) {
            if (option.startsWith("if=")) {
                needed.addAll(List.of(option.substring("if=".length()).split(",")));
            } else if (option.startsWith("unless=")) {
                barred.addAll(List.of(option.substring("unless=".length()).split(",")));
            } else if (option.equals("either")) {
                either = true;
            } else {
                throw new IllegalArgumentException("unknown option " + option);
            }
        }
        return new SpellingRule(pattern, replacement, needed, barred, either);
    }

    /**
     * Adds what the rule makes of a spelling.
     *
     * @param spelling what earlier rules made
     * @param modern the word as it was; forms are made of it
     */
    void apply(String spelling, String modern, Set<String> lexicon, Set<String> into) {
        Matcher matcher = pattern.matcher(spelling);
        if (!matcher.find() || !holds(modern, lexicon)) {
            into.add(spelling);
            return;
        }
        into.add(matcher.replaceAll(replacement));
        if (either) {
            into.add(spelling);
        }
    }

    private boolean holds(String modern, Set<String> lexicon) {
        if (needed.isEmpty() && barred.isEmpty()) {
            return true;
        }
        Matcher matcher = pattern.matcher(modern);
        if (!matcher.find()) {
            return false;
        }
        return (needed.isEmpty() || needed.stream().anyMatch(form -> known(matcher, form, lexicon)))
                && barred.stream().noneMatch(form -> known(matcher, form, lexicon));
    }

    private static boolean known(Matcher matcher, String form, Set<String> lexicon) {
        String made = form;
        for (int group = 1; group <= matcher.groupCount(); group++) {
            String part = matcher.group(group);
            made = made.replace("$" + group, part == null ? "" : part);
        }
        return lexicon.contains(made);
    }
}
