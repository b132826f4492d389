package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import recto.align.trace.LetterAlignment.Column;

/** Makes runs of words of aligned letters: a run ends where a word ends on both sides. */
final class Runs {
    private final String passage;
    private final List<PlacedWord> words;
    private final Letters left;
    private final Letters right;
    private final List<Column> columns;
    private final List<Run> runs = new ArrayList<>();

    private Runs(String passage, List<PlacedWord> words, Pair pair) {
        this.passage = passage;
        this.words = words;
        this.left = pair.left;
        this.right = pair.right;
        this.columns = LetterAlignment.of(left, right, pair.distance);
    }

    /**
     * The runs of two sides.
     *
     * @param passage that the letters of the left side come from
     * @param words that those of the right come from
     */
    static List<Run> of(String passage, List<PlacedWord> words, Pair pair) {
        Runs runs = new Runs(passage, words, pair);
        runs.cut();
        return runs.runs;
    }

    /** Letters of a passage and of a page, and how far they are apart. */
    record Pair(Letters left, Letters right, int distance) {}

    private void cut() {
        int from = 0;
        int leftBefore = -1;
        int rightBefore = -1;
        for (int i = 0; i < columns.size(); i++) {
            if (i > from && endsWord(leftBefore, i, true) && endsWord(rightBefore, i, false)) {
                add(from, i);
                from = i;
            }
            leftBefore = columns.get(i).left() >= 0 ? columns.get(i).left() : leftBefore;
            rightBefore = columns.get(i).right() >= 0 ? columns.get(i).right() : rightBefore;
        }
        if (from < columns.size()) {
            add(from, columns.size());
        }
    }

    /** Whether the next letter of a side belongs to another word than the one before it. */
    private boolean endsWord(int before, int column, boolean ofLeft) {
        int next = column;
        while (next < columns.size() && index(next, ofLeft) < 0) {
            next++;
        }
        if (before < 0 || next == columns.size()) {
            return true;
        }
        int index = index(next, ofLeft);
        return ofLeft
                ? passage.substring(left.origin(before), left.origin(index))
                        .chars()
                        .anyMatch(Character::isWhitespace)
                : right.origin(before) != right.origin(index);
    }

    private int index(int column, boolean ofLeft) {
        return ofLeft ? columns.get(column).left() : columns.get(column).right();
    }

    private void add(int from, int to) {
        List<Column> part = columns.subList(from, to);
        boolean differs = !part.stream().allMatch(Column::equal);
        Run run = new Run(passageWords(part), pageWords(part), differs);
        Run last = runs.isEmpty() ? null : runs.get(runs.size() - 1);
        if (last != null && last.differs() == differs) {
            runs.set(
                    runs.size() - 1,
                    new Run(joined(last.passage(), run.passage()), joined(last.page(), run.page()), differs));
        } else {
            runs.add(run);
        }
    }

    private static String joined(String first, String second) {
        return first.isEmpty() ? second : second.isEmpty() ? first : first + " " + second;
    }

    private String passageWords(List<Column> part) {
        int[] letters = part.stream().mapToInt(Column::left).filter(i -> i >= 0).toArray();
        if (letters.length == 0) {
            return "";
        }
        int from = left.origin(letters[0]);
        int to = left.origin(letters[letters.length - 1]);
        while (from > 0 && !Character.isWhitespace(passage.charAt(from - 1))) {
            from--;
        }
        while (to < passage.length() && !Character.isWhitespace(passage.charAt(to))) {
            to++;
        }
        return passage.substring(from, to).replaceAll("\\s+", " ");
    }

    private String pageWords(List<Column> part) {
        return part.stream()
                .mapToInt(Column::right)
                .filter(i -> i >= 0)
                .map(right::origin)
                .distinct()
                .mapToObj(word -> words.get(word).text())
                .collect(Collectors.joining(" "));
    }
}
