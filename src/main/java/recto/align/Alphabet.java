package recto.align;

import com.ibm.icu.text.Normalizer2;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Numbers for the letters of two texts, and how like one another two letters are. Folded are case, marks above and
 * below, ligatures, long s, shapes of quotation marks and dashes, and letters that spelling reforms replaced.
 */
final class Alphabet {
    /** Likeness of equal letters, in hundredths, as all scores of an alignment. */
    static final int SAME = 100;

    private static final int FOLDED_SAME = 90;
    private static final int ALIKE = 25;
    private static final int OTHER = -90;

    /** Each letter, and what it is folded to. */
    private static final String[] FOLDS = {
        "ſs", "ıi", "іи", "ѣе", "ѳф", "ѵи", "әe", "ىي", "یي", "کك", "ةه", "“\"", "”\"", "„\"", "«\"", "»\"", "‟\"",
        "″\"", "‘'", "’'", "‚'", "‹'", "›'", "`'", "´'", "ʼ'", "–-", "—-", "‒-", "―-", "‐-", "‑-", "¬-", "⸗-", "⹀-",
        "֊-", "−-", "=-", "ւվ", "ӏl"
    };

    private static final Map<Integer, Integer> FOLDED = folded();

    private final Map<String, int[]> known = new HashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<Integer, Integer> foldNumbers = new HashMap<>();
    private int[] folds = new int[256];
    private long[] groups = new long[256];
    private boolean[] marks = new boolean[256];

    /** The letters of a grapheme cluster: one, or several of a ligature. */
    int[] letters(String cluster) {
        return known.computeIfAbsent(cluster, this::parts);
    }

    private int[] parts(String cluster) {
        String nfc = Normalizer2.getNFCInstance().normalize(cluster);
        int[] bases = bases(nfc);
        int[] letters = new int[bases.length];
        for (int i = 0; i < bases.length; i++) {
            int base = bases[i];
            letters[i] = numbers.computeIfAbsent(i == 0 ? nfc : nfc + "\n" + i, unseen -> add(base));
        }
        return letters;
    }

    /** The number of what a letter is folded to. */
    int fold(int letter) {
        return folds[letter];
    }

    /** Whether it is neither letter nor digit. */
    boolean isMark(int letter) {
        return letter >= 0 && marks[letter];
    }

    /** How like two letters are: {@link #SAME} at most, below zero for letters that have nothing in common. */
    int likeness(int one, int other) {
        if (one == other) {
            return SAME;
        }
        if (one < 0 || other < 0) {
            return 10 * OTHER;
        }
        if (folds[one] == folds[other]) {
            return FOLDED_SAME;
        }
        return (groups[one] & groups[other]) != 0 ? ALIKE : OTHER;
    }

    private int add(int base) {
        int number = numbers.size();
        if (number == folds.length) {
            folds = Arrays.copyOf(folds, 2 * number);
            groups = Arrays.copyOf(groups, 2 * number);
            marks = Arrays.copyOf(marks, 2 * number);
        }
        folds[number] = foldNumbers.computeIfAbsent(base, unseen -> foldNumbers.size());
        groups[number] = LookAlikes.groups(base);
        marks[number] = !Character.isLetterOrDigit(base);
        return number;
    }

    private static int[] bases(String cluster) {
        String plain = Normalizer2.getNFKDInstance().normalize(cluster).toLowerCase(Locale.ROOT);
        int[] bases = plain.codePoints()
                .filter(point -> Character.getType(point) != Character.NON_SPACING_MARK)
                .filter(point -> !Character.isWhitespace(point))
                .map(point -> FOLDED.getOrDefault(point, point))
                .toArray();
        return bases.length == 0 ? new int[] {cluster.codePointAt(0)} : bases;
    }

    private static Map<Integer, Integer> folded() {
        Map<Integer, Integer> folded = new HashMap<>();
        for (String pair : FOLDS) {
            folded.put(pair.codePointAt(0), pair.codePointBefore(pair.length()));
        }
        return folded;
    }
}
