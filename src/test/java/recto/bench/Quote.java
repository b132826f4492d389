package recto.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import recto.model.Word;

/**
 * A passage of 8 to 60 words that was cut out of a page and damaged.
 *
 * @param text as it is looked for
 * @param words of the page that it was made of
 */
record Quote(String text, List<Word> words) {
    /**
     * What is done to a passage beside misreading it.
     *
     * @param modern spelt as today
     * @param abridged with an ellipsis, if it has twenty words or more
     */
    record Kind(boolean modern, boolean abridged) {
        static final List<Kind> ALL =
                List.of(new Kind(false, false), new Kind(true, false), new Kind(false, true), new Kind(true, true));
    }

    /** Cuts one out of the words of a page. */
    static Quote cut(List<Word> page, Random random, Kind kind, double percent) {
        int length = Math.min(page.size(), 8 + random.nextInt(53));
        int from = random.nextInt(page.size() - length + 1);
        List<Word> words = new ArrayList<>(page.subList(from, from + length));
        Damage damage = new Damage(random);
        int[] gap = kind.abridged ? damage.gap(length) : new int[2];
        words.subList(gap[0], gap[1]).clear();
        String text = damaged(words.subList(0, gap[0]), damage, kind, percent)
                + (gap[1] > 0 ? damage.ellipsis() : "")
                + damaged(words.subList(gap[0], words.size()), damage, kind, percent);
        return new Quote(text, words);
    }

    private static String damaged(List<Word> words, Damage damage, Kind kind, double percent) {
        String text = words.stream().map(Word::text).collect(Collectors.joining(" "));
        return damage.misread(kind.modern ? Damage.modern(text) : text, percent);
    }
}
