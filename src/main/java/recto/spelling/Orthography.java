package recto.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The rules of spelling reforms, word by word: Russian by the decree of 10 October 1918, Bulgarian by the reform of
 * 1945. Where the new spelling follows the sound (Bulgarian ѣ, Russian ѵ), the commoner letter is taken.
 */
final class Orthography {
    private static final Map<Character, String> RUSSIAN = Map.of(
            'ѣ', "е", 'і', "и", 'ї', "и", 'i', "и", 'ï', "и", 'ѳ', "ф", 'ѵ', "и", 'ѡ', "о", 'ѯ', "кс", 'ѱ', "пс");
    private static final Map<Character, String> BULGARIAN = Map.of('ѣ', "е", 'ѫ', "ъ");

    /** Latin і is taken for the Cyrillic one in Cyrillic words only, and neither in Roman numerals. */
    private static final Pattern CYRILLIC = Pattern.compile("[а-яѐ-ѵ&&[^іїѕј]]");

    private static final Pattern NUMERAL = Pattern.compile("[ІIХXVѴLСCМMD]+");

    /** Endings of adjectives; not those of words and names that still end so. */
    private static final Pattern ENDING =
            Pattern.compile("(?<!бл|чик|тоб|нть)(?:(?<=\\p{L}\\p{L})([ая])го|(?<=\\p{L}\\p{L})([ая])гося)$");

    private static final Pattern SOFT = Pattern.compile("(?:[чщ]|(?<!боль)ш|(?<!чу)ж)$");

    private static final Pattern PREFIX =
            Pattern.compile("^(?:(?:не)?(?:бе|во|и|ра|ро|ни)(з)(?=с)|(?:не)?(?:бе|чре|чере)(з)(?=[кпстфхцчшщ]))");

    private final PrintedWord word;
    private final String small;
    private final List<Edit> edits = new ArrayList<>();

    private Orthography(PrintedWord word) {
        this.word = word;
        this.small = word.letters().toLowerCase(Locale.ROOT);
    }

    static List<Edit> edits(PrintedWord word) {
        Orthography rules = new Orthography(word);
        boolean cyrillic = CYRILLIC.matcher(rules.small).find()
                && rules.small.length() == word.letters().length()
                && !NUMERAL.matcher(word.letters()).matches();
        if (cyrillic && word.language().code().equals("rus")) {
            rules.letters(RUSSIAN);
            rules.end("ъ");
            rules.ending();
            rules.prefix();
        } else if (cyrillic && word.language().code().equals("bul")) {
            rules.letters(BULGARIAN);
            rules.end("ъь");
        }
        return rules.edits;
    }

    private void letters(Map<Character, String> table) {
        for (int at = 0; at < small.length(); at++) {
            String by = table.get(small.charAt(at));
            if (by != null) {
                boolean afterVowel = small.charAt(at) == 'ѵ' && at > 0 && "ае".indexOf(small.charAt(at - 1)) >= 0;
                add(Rule.OLD_LETTER, at, afterVowel ? "в" : by);
            }
        }
    }

    private void end(String signs) {
        int last = small.length() - 1;
        if (last > 0 && signs.indexOf(small.charAt(last)) >= 0) {
            add(Rule.FINAL_HARD_SIGN, last, "");
        }
    }

    private void ending() {
        Matcher ending = ENDING.matcher(small);
        if (ending.find()) {
            int at = ending.start(ending.group(1) != null ? 1 : 2);
            boolean soft = small.charAt(at) == 'я'
                    || SOFT.matcher(small.substring(0, at)).find();
            add(Rule.OLD_ENDING, at, soft ? "е" : "о");
        }
    }

    private void prefix() {
        Matcher prefix = PREFIX.matcher(small);
        if (prefix.find()) {
            add(Rule.OLD_PREFIX, prefix.start(prefix.group(1) != null ? 1 : 2), "с");
        }
    }

    private void add(Rule rule, int at, String by) {
        boolean capital = Character.isUpperCase(word.letters().charAt(at));
        int place = word.places()[at];
        edits.add(new Edit(rule, place, place + 1, capital ? by.toUpperCase(Locale.ROOT) : by));
    }
}
