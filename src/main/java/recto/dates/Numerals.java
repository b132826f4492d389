package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads numbers: digits of any script, also damaged ones; ordinals; Roman numerals. */
final class Numerals {
    private static final int MOST_DIGITS = 4;
    private static final double MOST = 2;
    /** Nothing in the word is a digit beyond doubt. */
    private static final double NO_DIGIT = 0.8;

    private static final Pattern ROMAN =
            Pattern.compile("M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,4})");
    private static final Pattern ENDING = Pattern.compile("^([\\p{Nd}|]*\\p{Nd})['\u2019]?(\\p{L}+)$");
    private static final Map<Character, List<Num>> LETTERS = letters("damaged");
    private static final Map<Character, List<Num>> DIGITS = letters("misread");

    private Numerals() {}

    /** All numbers that a word may stand for, the nearest first; none for most words. */
    static List<Num> of(Token token) {
        if (token.sign()) {
            return List.of();
        }
        List<Num> found = new ArrayList<>();
        for (Num num : decoded(stem(token.text()))) {
            found.add(num);
            if (num.digits() == 2 && !num.day() || num.digits() == MOST_DIGITS && !num.fullYear()) {
                found.addAll(misread(num));
            }
        }
        roman(token.text()).ifPresent(found::add);
        LetterNumerals.year(token.text()).ifPresent(found::add);
        LetterNumerals.year(token.text()).ifPresent(found::add);
        found.sort(Comparator.comparingDouble(Num::cost));
        return found;
    }

    /** Numbers that differ in one digit that may have been misread. */
    static List<Num> misread(Num num) {
        String digits = Integer.toString(num.value());
        List<Num> found = new ArrayList<>();
        for (int i = 0; i < digits.length() && num.digits() > 0; i++) {
            for (Num other : DIGITS.getOrDefault(digits.charAt(i), List.of())) {
                String changed = digits.substring(0, i) + other.value() + digits.substring(i + 1);
                Num meant = new Num(Integer.parseInt(changed), num.digits(), num.cost() + other.cost());
                if (num.digits() < MOST_DIGITS || meant.fullYear()) {
                    found.add(meant);
                }
            }
        }
        return found;
    }

    private static String stem(String text) {
        Matcher ending = ENDING.matcher(text);
        boolean ordinal = ending.matches()
                && Lexicon.exact(Folding.folded(ending.group(2))).stream()
                        .anyMatch(name -> name.kind() == Name.Kind.ORDINAL || name.kind() == Name.Kind.YEAR);
        return ordinal ? ending.group(1) : text;
    }

    private static List<Num> decoded(String text) {
        if (text.length() > MOST_DIGITS + 1) {
            return List.of();
        }
        Map<String, Double> prefixes = Map.of("", 0.0);
        int known = 0;
        for (char c : text.toCharArray()) {
            int value = Character.digit(c, 10);
            known += value >= 0 ? 1 : 0;
            List<Num> choices = value >= 0 ? List.of(new Num(value, 1, 0)) : LETTERS.getOrDefault(c, List.of());
            prefixes = extended(prefixes, choices);
        }
        if (text.length() > 2 && known < 2) {
            return List.of();
        }
        double more = known > 0 ? 0 : NO_DIGIT;
        List<Num> found = new ArrayList<>();
        prefixes.forEach((digits, cost) -> {
            if (!digits.isEmpty() && digits.length() <= MOST_DIGITS) {
                found.add(new Num(Integer.parseInt(digits), digits.length(), cost + more));
            }
        });
        return found;
    }

    private static Map<String, Double> extended(Map<String, Double> prefixes, List<Num> choices) {
        Map<String, Double> longer = new TreeMap<>();
        prefixes.forEach((prefix, cost) -> choices.forEach(choice -> {
            if (cost + choice.cost() <= MOST) {
                longer.merge(prefix + choice.value(), cost + choice.cost(), Math::min);
            }
        }));
        return longer;
    }

    private static Optional<Num> roman(String text) {
        if (text.isEmpty() || !ROMAN.matcher(text).matches()) {
            return Optional.empty();
        }
        int value = 0;
        for (int i = 0; i < text.length(); i++) {
            int own = romanDigit(text.charAt(i));
            value += i + 1 < text.length() && own < romanDigit(text.charAt(i + 1)) ? -own : own;
        }
        return Optional.of(new Num(value, 0, 0));
    }

    private static int romanDigit(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            case 'D' -> 500;
            default -> 1000;
        };
    }

    private static Map<Character, List<Num>> letters(String kind) {
        Map<Character, List<Num>> letters = new TreeMap<>();
        for (String[] row : Table.rows("digits.tsv")) {
            if (row[0].equals(kind)) {
                for (char c : row[2].toCharArray()) {
                    letters.computeIfAbsent(c, any -> new ArrayList<>())
                            .add(new Num(Integer.parseInt(row[1]), 1, Double.parseDouble(row[3])));
                }
            }
        }
        return letters;
    }
}
