package recto.spelling;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import recto.model.Language;

/** The rules that look at a letter and the one beside it only. */
final class Letters {
    private static final char SOFT_HYPHEN = '\u00AD';
    private static final char KASHIDA = '\u0640';
    private static final char SMALL_E_ABOVE = '\u0364';
    private static final String BELOW_E = "aouAOU";
    private static final String WITH_DOTS = "äöüÄÖÜ";
    /** Zero-width space and word joiner, byte order mark, marks and brackets of direction; not the joiners. */
    private static final String STEERING =
            "\u200B\u2060\uFEFF\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

    /** Languages whose Arabic alphabet has the Persian kaf and yeh. */
    private static final Set<String> PERSIAN = Set.of("fas", "ota", "azb", "aze");

    private final String text;
    private final IntFunction<Language> languages;

    private Letters(String text, IntFunction<Language> languages) {
        this.text = text;
        this.languages = languages;
    }

    static List<Edit> edits(String text, IntFunction<Language> languages) {
        Letters letters = new Letters(text, languages);
        List<Edit> edits = new ArrayList<>();
        for (int at = 0; at < text.length(); at++) {
            letters.edit(at).ifPresent(edits::add);
        }
        return edits;
    }

    private Optional<Edit> edit(int at) {
        char letter = text.charAt(at);
        char next = at + 1 < text.length() ? text.charAt(at + 1) : '\n';
        if (next == SMALL_E_ABOVE && BELOW_E.indexOf(letter) >= 0) {
            String dotted = WITH_DOTS.substring(BELOW_E.indexOf(letter)).substring(0, 1);
            return Optional.of(new Edit(Rule.E_ABOVE, at, at + 2, dotted));
        }
        if (letter < SOFT_HYPHEN) {
            return Optional.empty();
        }
        return switch (letter) {
            case 'ſ' -> one(Rule.LONG_S, at, "s");
            case 'ꝛ' -> one(Rule.LONG_S, at, "r");
            case KASHIDA -> one(Rule.KASHIDA, at, "");
            case SOFT_HYPHEN -> next == '\n' ? Optional.empty() : one(Rule.INVISIBLE, at, "");
            case 'ǝ' -> in(Set.of("aze"), Rule.SCHWA, at, "ə");
            case 'Ǝ' -> in(Set.of("aze"), Rule.SCHWA, at, "Ə");
            case 'ك' -> in(PERSIAN, Rule.PERSIAN_LETTER, at, "ک");
            case 'ي', 'ى' -> in(PERSIAN, Rule.PERSIAN_LETTER, at, "ی");
            default -> STEERING.indexOf(letter) >= 0 ? one(Rule.INVISIBLE, at, "") : shape(letter, at);
        };
    }

    /** By compatibility decomposition (Unicode Standard Annex 15). */
    private static Optional<Edit> shape(char letter, int at) {
        boolean ligature = letter >= '\uFB00' && letter <= '\uFB17';
        boolean form = letter >= '\uFB1D' && letter <= '\uFDFF' || letter >= '\uFE70' && letter <= '\uFEFC';
        if (!ligature && !form) {
            return Optional.empty();
        }
        String letters = Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFKC)
                .strip();
        boolean same = letters.equals(String.valueOf(letter));
        return same ? Optional.empty() : one(ligature ? Rule.LIGATURE : Rule.PRESENTATION_FORM, at, letters);
    }

    private Optional<Edit> in(Set<String> codes, Rule rule, int at, String by) {
        return codes.contains(languages.apply(at).code()) ? one(rule, at, by) : Optional.empty();
    }

    private static Optional<Edit> one(Rule rule, int at, String by) {
        return Optional.of(new Edit(rule, at, at + 1, by));
    }
}
