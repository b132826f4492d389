package recto.train;

import java.util.List;

/** A part of words with old letters. */
final class Root {
    private final boolean anywhere;
    private final boolean first;
    private final boolean ends;
    private final String old;
    private final String modern;
    private final List<String> exceptions;

    /**
     * A root.
     *
     * @param old in old spelling, with {@code *} before it if it may stand anywhere, not only at the beginning of a
     *     word or behind prefixes, {@code ^} if only at the beginning, and {@code $} behind it if it ends the word
     * @param modern the same in modern spelling
     * @param exceptions parts of other words in modern spelling; {@code ^} behind one is the end of the word
     */
    Root(String old, String modern, List<String> exceptions) {
        this.anywhere = old.startsWith("*");
        this.first = old.startsWith("^");
        this.ends = old.endsWith("$");
        this.old = bare(old);
        this.modern = bare(modern);
        this.exceptions = exceptions;
        if (this.old.isEmpty()
                || exceptions.stream().anyMatch(part -> bare(part).isEmpty())) {
            throw new IllegalArgumentException("a root has letters");
        }
    }

    private static String bare(String marked) {
        return marked.replace("*", "").replace("^", "").replace("$", "");
    }

    /**
     * Puts the old letters into a word wherever the root stands in it.
     *
     * @param behindPrefixes for each place of the word, whether only prefixes stand before it
     */
    void apply(String word, StringBuilder into, boolean[] behindPrefixes) {
        for (int at = word.indexOf(modern); at >= 0; at = word.indexOf(modern, at + 1)) {
            boolean placed = (anywhere || at == 0 || !first && behindPrefixes[at])
                    && (!ends || at + modern.length() == word.length());
            if (placed && !excepted(word, at)) {
                for (int i = 0; i < old.length(); i++) {
                    if (old.charAt(i) != modern.charAt(i)) {
                        into.setCharAt(at + i, old.charAt(i));
                    }
                }
            }
        }
    }

    private boolean excepted(String word, int at) {
        for (String exception : exceptions) {
            String part = bare(exception);
            for (int from = word.indexOf(part); from >= 0; from = word.indexOf(part, from + 1)) {
                boolean overlaps = from < at + modern.length() && at < from + part.length();
                boolean placed = !exception.endsWith("^") || from + part.length() == word.length();
                if (overlaps && placed) {
                    return true;
                }
            }
        }
        return false;
    }
}
