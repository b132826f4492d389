package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Groups the tokens of a text and finds what they mean. */
final class Segments {
    private static final int LONGEST = 4;
    /** Tokens between a word and a number up to which the word may be a damaged name of a month or weekday. */
    private static final int NEAR = 6;
    /** A text with so few tokens is a line of a masthead: all its words are looked at. */
    private static final int SHORT = 12;
    /** A word that is divided where its name is not. */
    private static final double DIVIDED = 0.2;

    private static final double OTHER_LANGUAGE = 0.3;
    private static final int LONGEST_ABBREVIATION = 3;
    private static final double JOINED_SHARE = 0.15;
    private static final String HYPHENS = "-\u2010\u2011=\u00AD";
    /** A word is no number when it is nearer to a name than this. */
    private static final double NAMED = 1.2;

    private final List<Token> tokens;
    private final DateHints hints;
    private final boolean[] near;
    private final Map<String, List<Name>> known = new HashMap<>();
    private final List<Segment> found = new ArrayList<>();

    private Segments(List<Token> tokens, DateHints hints) {
        this.hints = hints;
        this.tokens = tokens;
        this.near = new boolean[tokens.size()];
        for (int i = 0; i < near.length; i++) {
            if (tokens.get(i).hasDigit()) {
                for (int j = Math.max(0, i - NEAR); j <= Math.min(near.length - 1, i + NEAR); j++) {
                    near[j] = true;
                }
            }
        }
    }

    static List<Segment> of(String text, DateHints hints) {
        Segments segments = new Segments(Tokens.of(text), hints);
        for (int i = 0; i < segments.tokens.size(); ) {
            i = segments.add(i);
        }
        return segments.found;
    }

    private int add(int from) {
        Token token = tokens.get(from);
        if (token.sign()) {
            return segment(from, from + 1, List.of());
        }
        for (int length = LONGEST; length >= 1; length--) {
            int to = end(from, length, HYPHENS + ".");
            List<Name> names = to < 0 ? List.of() : own(Lexicon.exact(joined(from, to)));
            if (!names.isEmpty()) {
                boolean whole = length == 1 || names.get(0).form().contains("_");
                return segment(from, to, whole ? names : dearer(names));
            }
        }
        return token.hasDigit() ? segment(from, from + 1, List.of()) : near(from);
    }

    /** Names of other languages than those of the hints are dearer; their abbreviations are none. */
    private List<Name> own(List<Name> names) {
        if (hints.languages().isEmpty()) {
            return names;
        }
        return names.stream()
                .filter(name -> hinted(name) || name.form().length() > LONGEST_ABBREVIATION)
                .map(name -> hinted(name) ? name : name.dearer(OTHER_LANGUAGE))
                .sorted(Comparator.comparingDouble(Name::cost))
                .toList();
    }

    private boolean hinted(Name name) {
        return name.languages().stream().anyMatch(hints.languages()::contains);
    }

    private static List<Name> dearer(List<Name> names) {
        return names.stream().map(name -> name.dearer(DIVIDED)).toList();
    }

    private int near(int from) {
        int best = from + 1;
        List<Name> names = List.of();
        for (int length = 1; length <= 3 && looked(from); length++) {
            int to = end(from, length, HYPHENS);
            if (to < 0) {
                break;
            }
            List<Name> close = length == 1 ? close(from, to) : dearer(veryClose(from, to));
            if (!close.isEmpty()
                    && (names.isEmpty() || close.get(0).cost() < names.get(0).cost())) {
                names = close;
                best = to;
            }
        }
        return segment(from, best, names);
    }

    /** Words that are joined make a name by chance more easily. */
    private List<Name> veryClose(int from, int to) {
        boolean pieces = tokens.subList(from, to).stream()
                .allMatch(token -> token.folded().length() != 1
                        && Lexicon.exact(token.folded()).isEmpty());
        if (!pieces) {
            return List.of();
        }
        double most = JOINED_SHARE * joined(from, to).length();
        return close(from, to).stream().filter(name -> name.cost() <= most).toList();
    }

    private boolean looked(int index) {
        return near[index] || near.length <= SHORT;
    }

    private List<Name> close(int from, int to) {
        return known.computeIfAbsent(joined(from, to), word -> own(Lexicon.near(word)));
    }

    /**
     * Index after so many words from here, with nothing else between them; negative when something else comes first.
     */
    private int end(int from, int words, String between) {
        int at = from + 1;
        for (int count = 1; count < words; count++) {
            while (at < tokens.size() && tokens.get(at).sign(between)) {
                at++;
            }
            if (at >= tokens.size() || tokens.get(at).sign() || tokens.get(at).hasDigit()) {
                return -1;
            }
            at++;
        }
        return at;
    }

    private String joined(int from, int to) {
        StringBuilder word = new StringBuilder();
        tokens.subList(from, to).forEach(token -> word.append(token.folded()));
        return word.toString();
    }

    private int segment(int from, int to, List<Name> names) {
        Token first = tokens.get(from);
        boolean named = !names.isEmpty() && names.get(0).cost() < NAMED;
        List<Num> numbers = to == from + 1 && !named ? Numerals.of(first) : List.of();
        found.add(
                new Segment(first.start(), tokens.get(to - 1).end(), first.sign() ? first.text() : "", names, numbers));
        return to;
    }
}
