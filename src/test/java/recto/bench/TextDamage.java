package recto.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * The text of a page as someone may have typed it.
 *
 * @param lines as they are typed
 * @param removed lines of the page that are not there
 * @param moved lines that stand in another order than on the page: of two passages that changed places
 */
record TextDamage(List<List<TruthWord>> lines, List<List<TruthWord>> removed, List<List<TruthWord>> moved) {
    private static final String HYPHENS = "-\u00AC\u2E17=\u00AD\u2010";

    /** As it stands on the page. */
    static TextDamage none(TruthPage page) {
        return new TextDamage(page.lines(), List.of(), List.of());
    }

    /** With lines of other lengths, and words whole that are divided on the page. */
    static TextDamage rewrapped(TruthPage page) {
        List<TruthWord> words = new ArrayList<>();
        for (List<TruthWord> line : page.lines()) {
            for (int i = 0; i < line.size(); i++) {
                TruthWord last = words.isEmpty() ? null : words.get(words.size() - 1);
                if (i == 0 && last != null && divided(last.text(), line.get(0).text())) {
                    String head = last.text().substring(0, last.text().length() - 1);
                    words.set(
                            words.size() - 1,
                            last.with(line.get(0), head + line.get(0).text()));
                } else {
                    words.add(line.get(i));
                }
            }
        }
        List<List<TruthWord>> lines = new ArrayList<>();
        for (int from = 0; from < words.size(); from += 11) {
            lines.add(words.subList(from, Math.min(words.size(), from + 11)));
        }
        return new TextDamage(lines, List.of(), List.of());
    }

    private static boolean divided(String first, String second) {
        int last = first.length() - 1;
        return last > 0
                && HYPHENS.indexOf(first.charAt(last)) >= 0
                && Character.isLetter(first.charAt(last - 1))
                && Character.isLowerCase(second.charAt(0));
    }

    /** Without one line in ten. */
    static TextDamage removed(TruthPage page, Random random) {
        Set<Integer> gone = new TreeSet<>();
        while (gone.size() < page.lines().size() / 10) {
            gone.add(random.nextInt(page.lines().size()));
        }
        List<List<TruthWord>> lines = new ArrayList<>();
        List<List<TruthWord>> removed = new ArrayList<>();
        for (int i = 0; i < page.lines().size(); i++) {
            (gone.contains(i) ? removed : lines).add(page.lines().get(i));
        }
        return new TextDamage(lines, removed, List.of());
    }

    /** With two passages of several lines in each other's place. */
    static TextDamage swapped(TruthPage page, Random random) {
        int count = page.lines().size();
        int length = Math.max(1, Math.min(6, count / 5));
        int first = random.nextInt(Math.max(1, count / 2 - length));
        int second = count / 2 + random.nextInt(Math.max(1, count - count / 2 - length));
        List<List<TruthWord>> lines = new ArrayList<>(page.lines().subList(0, first));
        lines.addAll(page.lines().subList(second, second + length));
        lines.addAll(page.lines().subList(first + length, second));
        lines.addAll(page.lines().subList(first, first + length));
        lines.addAll(page.lines().subList(second + length, count));
        List<List<TruthWord>> moved = new ArrayList<>(page.lines().subList(first, first + length));
        moved.addAll(page.lines().subList(second, second + length));
        return new TextDamage(lines, List.of(), moved);
    }
}
