package recto.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Pages without end, put together of two to six words at a time from anywhere in a set of real pages, and misread. */
final class ManyPages {
    private static final double MISREAD = 2;
    private static final int WORDS_OF_A_LINE = 8;

    private final List<TracedText> models;
    private final Map<String, List<String>> words = new LinkedHashMap<>();
    private final Random random;
    private long characters;

    ManyPages(List<TracedText> models, long seed) {
        this.models = models;
        this.random = new Random(seed);
        models.forEach(page ->
                words.computeIfAbsent(page.set(), set -> new ArrayList<>()).addAll(page.words()));
    }

    /** A page as long as one of the real pages. */
    TracedText next(int number) {
        TracedText model = models.get(random.nextInt(models.size()));
        List<String> set = words.get(model.set());
        int length = model.words().size();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int inLine = 0;
        for (int made = 0; made < length; ) {
            int run = Math.min(length - made, 2 + random.nextInt(5));
            int from = random.nextInt(set.size() - run);
            for (String word : set.subList(from, from + run)) {
                line.append(word).append(' ');
                if (++inLine % WORDS_OF_A_LINE == 0) {
                    lines.add(misread(line));
                }
            }
            made += run;
        }
        lines.add(misread(line));
        return new TracedText("made", model.set() + "-" + number, lines);
    }

    private String misread(StringBuilder line) {
        String read = new Damage(random).misread(line.toString(), MISREAD).strip();
        characters += read.length();
        line.setLength(0);
        return read;
    }

    /** How many characters were made. */
    long characters() {
        return characters;
    }
}
