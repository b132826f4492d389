package recto.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import recto.model.Language;

/**
 * A word of a printed text, whole where it is divided at the end of a line.
 *
 * @param letters small and large letters and their marks, without the hyphen of a line end
 * @param places of the letters in the printed text
 * @param language at its first letter
 * @param joints what joins its parts
 */
record PrintedWord(String letters, int[] places, Language language, List<Edit> joints) {
    /** All words of a text in order. */
    static List<PrintedWord> all(String text, IntFunction<Language> languages) {
        List<PrintedWord> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            if (isPart(text, at)) {
                Gathering gathering = new Gathering(text, languages.apply(at));
                at = gathering.from(at);
                words.add(gathering.word());
            } else {
                at += Character.charCount(text.codePointAt(at));
            }
        }
        return words;
    }

    private static boolean isPart(String text, int at) {
        int point = text.codePointAt(at);
        int type = Character.getType(point);
        return Character.isLetter(point)
                || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK;
    }

    /** Follows one word over line ends. */
    private static final class Gathering {
        private final String text;
        private final Language language;
        private final StringBuilder letters = new StringBuilder();
        private final List<Integer> places = new ArrayList<>();
        private final List<Edit> joints = new ArrayList<>();

        Gathering(String text, Language language) {
            this.text = text;
            this.language = language;
        }

        /** Gathers the word that begins at a place; gives the place after it. */
        int from(int start) {
            int at = run(start);
            int next = next(at);
            while (next > at) {
                joints.add(new Edit(Rule.LINE_END_HYPHEN, at, next, ""));
                String breaks = text.substring(at + 1, next);
                at = run(next);
                moveBreak(at, breaks);
                next = next(at);
            }
            return at;
        }

        private int run(int start) {
            int at = start;
            while (at < text.length() && isPart(text, at)) {
                letters.append(text.charAt(at));
                places.add(at++);
                if (at < text.length() && Character.isLowSurrogate(text.charAt(at))) {
                    letters.append(text.charAt(at));
                    places.add(at++);
                }
            }
            return at;
        }

        /** Where the word goes on after a hyphen at the end of its line; the same place where it does not. */
        private int next(int at) {
            int line = at + 1;
            if (line >= text.length() || text.charAt(line) != '\n') {
                return at;
            }
            int next = line + 1;
            // A word may go on in the next column, after the empty line between regions.
            next += next < text.length() && text.charAt(next) == '\n' ? 1 : 0;
            int end = next;
            while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            String last = text.substring(Math.max(0, at - 2), line);
            return LineEnds.divides(last, text.substring(next, end), language.script()) ? next : at;
        }

        /** The line ends after the whole word, at the space there. */
        private void moveBreak(int at, String breaks) {
            int space = at;
            while (space < text.length() && !Character.isWhitespace(text.charAt(space))) {
                space++;
            }
            boolean hyphen = next(at) > at;
            if (!hyphen && space < text.length() && text.charAt(space) == ' ') {
                joints.add(new Edit(Rule.LINE_END_HYPHEN, space, space + 1, breaks));
            }
        }

        PrintedWord word() {
            return new PrintedWord(
                    letters.toString(),
                    places.stream().mapToInt(Integer::intValue).toArray(),
                    language,
                    joints);
        }
    }
}
