package recto.dates;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts a text into words, numbers and signs. Words that are printed with spaces between their letters are joined. */
final class Tokens {
    private static final Pattern TOKEN = Pattern.compile("[\\p{L}\\p{M}\\p{N}'\u2019\u02BC|\u200C\u0640]+|\\S");
    /** Three letters or four digits, or more, each alone. */
    private static final Pattern SPACED = Pattern.compile("(?<![\\p{L}\\p{M}\\p{N}.,])"
            + "(?:\\p{L}\\p{M}*(?: \\p{L}\\p{M}*){2,}|[\\p{Nd}OoIl](?: [\\p{Nd}OoIl]){3})(?![\\p{L}\\p{M}\\p{N}])");

    private Tokens() {}

    static List<Token> of(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher spaced = SPACED.matcher(text);
        int from = 0;
        while (spaced.find()) {
            add(text, from, spaced.start(), tokens);
            String word = spaced.group().replace(" ", "");
            tokens.add(new Token(spaced.start(), spaced.end(), word, Folding.folded(word)));
            from = spaced.end();
        }
        add(text, from, text.length(), tokens);
        return tokens;
    }

    private static void add(String text, int from, int to, List<Token> tokens) {
        Matcher token = TOKEN.matcher(text).region(from, to);
        while (token.find()) {
            tokens.add(new Token(token.start(), token.end(), token.group(), Folding.folded(token.group())));
        }
    }
}
