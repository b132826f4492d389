package recto.bench;

import java.util.List;
import java.util.Random;

/** What happens to a passage between the page and a book that quotes it. */
final class Damage {
    /** Letters that print and readers take for each other. */
    private static final List<String> ALIKE = List.of(
            "ec", "oce", "il1", "nu", "hb", "fst", "ao", "vu", "rn", "ил", "нп", "шщ", "еос", "ьъ", "بتثن", "رز", "حخج",
            "דר", "նմ", "ხს");

    private final Random random;

    Damage(Random random) {
        this.random = random;
    }

    /** Replaces, leaves out and adds characters: that many of a hundred, three in five of them replaced. */
    String misread(String text, double percent) {
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            double what = random.nextDouble() < percent / 100 ? random.nextDouble() : 2;
            if (what < 0.6) {
                read.append(other(letter, text));
            } else if (what < 0.8) {
                continue;
            } else {
                read.append(letter);
                if (what < 1) {
                    read.append(text.charAt(random.nextInt(text.length())));
                }
            }
        }
        return read.toString();
    }

    private char other(char letter, String text) {
        for (String alike : ALIKE) {
            if (alike.indexOf(letter) >= 0 && random.nextInt(3) > 0) {
                return alike.charAt(random.nextInt(alike.length()));
            }
        }
        return text.charAt(random.nextInt(text.length()));
    }

    /** As an editor of today would spell it, by the script and what the letters show of the language. */
    static String modern(String text) {
        if (text.chars().anyMatch(letter -> letter >= 0x400 && letter < 0x530)) {
            return text.replace('ѣ', 'е')
                    .replace('Ѣ', 'Е')
                    .replace('і', 'и')
                    .replace('І', 'И')
                    .replace('ѳ', 'ф')
                    .replace('Ѳ', 'Ф')
                    .replaceAll("ъ(?![\\p{L}])", "")
                    .replaceAll("аго(?![\\p{L}])", "ого")
                    .replaceAll("яго(?![\\p{L}])", "его")
                    .replaceAll("ыя(?![\\p{L}])", "ые")
                    .replaceAll("ія(?![\\p{L}])", "ие");
        }
        return text.replace("ſ", "s")
                .replace("Th", "T")
                .replaceAll("th(?=[aeiouäöürl])", "t")
                .replaceAll("ey(?=[\\p{L}])", "ei")
                .replace("iren", "ieren")
                .replace("niß", "nis")
                .replace("daß", "dass")
                .replace("oient", "aient")
                .replace("oit ", "ait ")
                .replaceAll("(?<=[a-z])-\\s+(?=[a-z])", "");
    }

    /** Which words of a number of words an editor leaves out: some of the middle, none where there are few. */
    int[] gap(int words) {
        if (words < 20) {
            return new int[] {0, 0};
        }
        int gone = 3 + random.nextInt(words / 3);
        int from = 5 + random.nextInt(words - gone - 9);
        return new int[] {from, from + gone};
    }

    /** How that is shown. */
    String ellipsis() {
        return List.of(" ... ", " [\u2026] ", "\u2026 ").get(random.nextInt(3));
    }
}
