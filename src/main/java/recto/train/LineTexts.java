package recto.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Makes texts of lines: pieces of running text, or words of a list at random among numbers, abbreviations and marks.
 *
 * @param running tokens of running text in modern spelling
 * @param words of a list, in modern spelling
 * @param patterns of things that no word list has; {@code #} stands for a digit, an Arabic or Persian nought for one of
 *     its kind
 * @param spelling that words are put into
 * @param share of lines that are running text, 0 to 1
 */
record LineTexts(List<String> running, List<String> words, List<String> patterns, Orthography spelling, double share) {
    /** What stands for a digit in patterns, and the noughts of the digits that it stands for. */
    private static final String DIGITS = "#٠۰";

    private static final String NOUGHTS = "0٠۰";
    private static final double HYPHEN = 0.3;
    private static final double PATTERN = 0.12;
    private static final double CAPITAL = 0.12;
    private static final double ALL_CAPITALS = 0.03;
    private static final double PAIRED = 0.05;
    private static final double ENDED = 0.22;
    private static final List<String> ENDS =
            List.of(",", ",", ",", ",", ".", ".", ".", ";", ":", "?", "!", " —", "...");
    private static final List<String> OPENING = List.of("(", "«", "\"", "„");
    private static final List<String> CLOSING = List.of(")", "»", "\"", "“");
    private static final int SHORTEST_PART = 2;

    /**
     * One line.
     *
     * @param readable whether a text has only characters that the model can read
     */
    String line(Recipe.Style style, Dice dice, Predicate<String> readable) {
        int length = (int) dice.between(style.letters());
        Orthography used = dice.chance(style.modern()) ? Orthography.none() : spelling;
        boolean prose = words.isEmpty() || !running.isEmpty() && dice.chance(share);
        int place = prose ? dice.whole(0, running.size() - 1) : 0;
        StringBuilder line = new StringBuilder();
        while (line.length() < length) {
            String token = prose ? spelled(running.get(place++ % running.size()), used, dice) : token(used, dice);
            if (!token.isEmpty() && readable.test(token)) {
                line.append(line.isEmpty() ? "" : " ").append(token);
            }
        }
        String cut = cut(line.toString(), length, dice);
        return dice.chance(style.capitals()) ? cut.toUpperCase(Locale.ROOT) : cut;
    }

    private String token(Orthography used, Dice dice) {
        if (!patterns.isEmpty() && dice.chance(PATTERN)) {
            return digits(dice.pick(patterns), dice);
        }
        String word = dice.pick(used.spellings(dice.pick(words)));
        if (dice.chance(CAPITAL)) {
            word = Casing.first(word);
        } else if (dice.chance(ALL_CAPITALS)) {
            word = word.toUpperCase(Locale.ROOT);
        }
        if (dice.chance(PAIRED)) {
            int pair = dice.whole(0, OPENING.size() - 1);
            return OPENING.get(pair) + word + CLOSING.get(pair);
        }
        return dice.chance(ENDED) ? word + dice.pick(ENDS) : word;
    }

    private static String digits(String pattern, Dice dice) {
        StringBuilder made = new StringBuilder();
        for (char c : pattern.toCharArray()) {
            int kind = DIGITS.indexOf(c);
            made.append(kind < 0 ? c : (char) (NOUGHTS.charAt(kind) + dice.whole(0, 9)));
        }
        return made.toString();
    }

    /** A token of running text with its word in the other spelling. */
    private static String spelled(String token, Orthography used, Dice dice) {
        int from = 0;
        int to = token.length();
        while (from < to && !Character.isLetter(token.charAt(from))) {
            from++;
        }
        while (to > from && !Character.isLetter(token.charAt(to - 1))) {
            to--;
        }
        String word = token.substring(from, to);
        return token.substring(0, from) + dice.pick(used.spellings(word)) + token.substring(to);
    }

    /** The line as long as it shall be, at the end of a word or, as often in print, within one. */
    private static String cut(String line, int length, Dice dice) {
        int end = line.lastIndexOf(' ', length);
        if (line.length() <= length || end < 0) {
            return line;
        }
        String whole = line.substring(0, end);
        List<String> parts = new ArrayList<>();
        for (int at = end + 1 + SHORTEST_PART; at <= line.length() - SHORTEST_PART && at <= length; at++) {
            String part = line.substring(end + 1, at);
            if (part.codePoints().allMatch(Character::isLetter) && Character.isLetter(line.charAt(at))) {
                parts.add(part);
            }
        }
        return parts.isEmpty() || !dice.chance(HYPHEN) ? whole : whole + " " + dice.pick(parts) + "-";
    }
}
