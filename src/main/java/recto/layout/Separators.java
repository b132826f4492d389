package recto.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Puts rules and white gaps together to the separators of a page.
 *
 * <p>A gap counts where text stands on both sides and where it leaves columns that can hold words. Pieces above each
 * other become one separator unless text that belongs together crosses between them.
 */
final class Separators {
    /** Narrowest column, in letter heights: below it is a table or a list. */
    static final double COLUMN = 7;

    /** Largest distance from a gap to the text beside it, in letter heights. */
    private static final double BESIDE = 8;

    /** Largest gap within a word, in letter heights. */
    private static final double WORD = 0.45;

    /** Largest gap between words of a line that a gap between columns does not have, in letter heights. */
    private static final double WORD_GAP = 1.5;

    /** The same in typescripts, whose letters are as wide as their widest; their lines stand far apart. */
    private static final double TYPED_WORD_GAP = 2.4;

    /** Largest white between two lines of a paragraph, in letter heights. */
    private static final double NEXT_LINE = 1.6;

    /** The same by the usual white between lines. */
    private static final double NEXT_WHITE = 1.4;

    /** How far a line reaches over a gap on both sides at least, in letter heights. */
    private static final double OVER = 5;

    /** The same in typescripts. */
    private static final double TYPED_OVER = 3;

    /** Letters of headings are larger than this, in letter heights. */
    private static final double LARGE = 1.6;

    /** No river between words is longer than this, in letter heights: some 15 lines. */
    private static final double RIVER = 30;

    private static final double RIVER_LINES = 12;

    /** One text line, in letter heights: a gap that one line breaks goes on below. */
    private static final double LINE = 2.2;

    /** Largest break in one separator, in letter heights. */
    private static final double BREAK = 8;

    /** Least height of a gap by the letters beside it: it passes three lines. */
    private static final double LINES = 5;

    /** Least height of a gap by the distance of lines, which is large in typescripts. */
    private static final double PITCHES = 3.5;

    /** Usual height of a line with its ascenders and descenders, in letter heights. */
    private static final double LINE_HEIGHT = 1.7;

    private final double letter;
    private final List<Rect> letters;
    private final List<Strip> words;
    private final List<Strip> lines;
    private final List<Strip> headings;
    private final double white;

    Separators(double letter, List<Rect> letters) {
        this.letter = letter;
        this.letters = letters;
        this.words = Chains.of(letters, letter, (a, b) -> b.left() - a.right() <= WORD * letter);
        List<Strip> tight = Chains.of(letters, letter, (a, b) -> b.left() - a.right() <= WORD_GAP * letter);
        this.white = LineWhite.of(tight, letter);
        this.lines =
                typed() ? Chains.of(letters, letter, (a, b) -> b.left() - a.right() <= TYPED_WORD_GAP * letter) : tight;
        List<Rect> large =
                letters.stream().filter(rect -> rect.height() >= LARGE * letter).toList();
        this.headings = Chains.of(large, letter, Separators::standInLine).stream()
                .filter(heading -> heading.letters() >= 3)
                .toList();
    }

    /** Whether lines stand as far apart as in typescripts, where words do so too. */
    private boolean typed() {
        return white >= letter;
    }

    /** Distance of the lines, in cells. */
    private double pitch() {
        return LINE_HEIGHT * letter + white;
    }

    /** In large type the words of a line stand closer than letters are high. */
    private static boolean standInLine(Rect a, Rect b) {
        int height = Math.min(a.height(), b.height());
        return b.left() - a.right() <= 1.2 * height && 2.5 * height >= Math.max(a.height(), b.height());
    }

    /** All separators, from the top. */
    List<Separator> of(List<List<Rect>> rules, List<Rect> gaps) {
        List<Rect> pieces = new ArrayList<>();
        Groups known = new Groups(rules.stream().mapToInt(List::size).sum() + gaps.size());
        for (List<Rect> rule : rules) {
            for (int i = 1; i < rule.size(); i++) {
                known.join(pieces.size(), pieces.size() + i);
            }
            pieces.addAll(rule);
        }
        int drawn = pieces.size();
        pieces.addAll(realGaps(gaps, List.copyOf(pieces)));
        for (int i = 0; i < pieces.size(); i++) {
            for (int j = Math.max(i + 1, drawn); j < pieces.size(); j++) {
                if (continues(pieces.get(i), pieces.get(j))) {
                    known.join(i, j);
                }
            }
        }
        List<Rect> rulePieces = pieces.subList(0, drawn);
        return known.of(pieces).stream()
                .map(group -> new Separator(group, group.stream().anyMatch(rulePieces::contains)))
                .sorted((a, b) -> Rect.FROM_TOP.compare(a.rect(), b.rect()))
                .toList();
    }

    private boolean continues(Rect a, Rect b) {
        Rect upper = a.top() <= b.top() ? a : b;
        Rect lower = upper == a ? b : a;
        double between = lower.top() - upper.bottom();
        if (upper.sharedWidth(lower) < -0.5 * letter || between > BREAK * letter) {
            return false;
        }
        if (Math.max(a.width(), b.width()) > 4 * letter) {
            return false;
        }
        return between <= 0 || words.stream().noneMatch(word -> parts(word, upper, lower));
    }

    /** Whether a word stands between two pieces and reaches over both edges. */
    private boolean parts(Strip word, Rect upper, Rect lower) {
        Rect rect = word.rect();
        boolean between = rect.middleY() >= upper.bottom() - letter / 2 && rect.middleY() <= lower.top() + letter / 2;
        int left = Math.max(upper.left(), lower.left());
        int right = Math.min(upper.right(), lower.right());
        boolean crosses = rect.left() < Math.min(left, right) && rect.right() > Math.max(left, right);
        boolean oneLine = lower.top() - upper.bottom() <= LINE * letter && word.letter() < LARGE * letter;
        return between && crosses && !oneLine;
    }

    private List<Rect> realGaps(List<Rect> gaps, List<Rect> rules) {
        List<Rect> kept = new ArrayList<>();
        List<Rect> trimmed = gaps.stream()
                .flatMap(this::withTextBeside)
                .flatMap(this::withoutCrossedParts)
                .filter(gap -> WhiteGaps.isGap(gap.width(), gap.height(), letter))
                .sorted(Comparator.comparingInt(Rect::height).reversed().thenComparing(Rect.FROM_TOP))
                .toList();
        for (Rect gap : trimmed) {
            boolean tight = Stream.concat(kept.stream(), rules.stream()).anyMatch(other -> tooClose(gap, other));
            if (!tight) {
                kept.add(gap);
            }
        }
        return kept;
    }

    /**
     * Whether the next lines above and below a short gap run over it: white between words that happens to stand in
     * line.
     */
    private boolean isRiver(Rect gap) {
        return gap.height() < Math.max(RIVER * letter, RIVER_LINES * pitch())
                && lines.stream()
                        .filter(line -> line.rect().middleY() < gap.top())
                        .anyMatch(line ->
                                runsOver(line, gap, gap.top() - line.rect().bottom()))
                && lines.stream()
                        .filter(line -> line.rect().middleY() >= gap.bottom())
                        .anyMatch(line -> runsOver(line, gap, line.rect().top() - gap.bottom()));
    }

    private boolean runsOver(Strip line, Rect gap, int distance) {
        double over = typed() ? TYPED_OVER : OVER;
        boolean next = distance < Math.max(NEXT_LINE * letter, NEXT_WHITE * white) && line.letter() < LARGE * letter;
        return next
                && line.rect().left() < gap.left() - over * letter
                && line.rect().right() > gap.right() + over * letter;
    }

    /** Whether the column between the two would be too narrow for words; pieces of one separator are not. */
    private boolean tooClose(Rect gap, Rect other) {
        int between = -gap.sharedWidth(other);
        boolean besides = 2 * gap.sharedHeight(other) > Math.min(gap.height(), other.height());
        return besides && between > 0.5 * letter && between < COLUMN * letter;
    }

    /** The part of a gap that has text on both sides, where that is most of it. */
    private Stream<Rect> withTextBeside(Rect gap) {
        List<Rect> left = beside(gap, gap.left() - BESIDE * letter, gap.left() + 1);
        List<Rect> right = beside(gap, gap.right() - 1, gap.right() + BESIDE * letter);
        if (left.isEmpty() || right.isEmpty()) {
            return Stream.empty();
        }
        int top = Math.max(gap.top(), Math.max(top(left), top(right)));
        int bottom = Math.min(gap.bottom(), Math.min(bottom(left), bottom(right)));
        if (!WhiteGaps.isGap(gap.width(), bottom - top, letter)) {
            return Stream.empty();
        }
        Rect part = new Rect(gap.left(), top, gap.right(), bottom);
        boolean tall = part.height() >= LINES * Math.max(medianHeight(left), medianHeight(right))
                && part.height() >= PITCHES * pitch() - white;
        if (!tall || isRiver(part) || !covered(left, part) || !covered(right, part) || !columnsBeside(part)) {
            return Stream.empty();
        }
        // The last line of one column may stand a little lower than that of the other.
        int slack = (int) (LINE * letter);
        return Stream.of(new Rect(
                gap.left(), Math.max(gap.top(), top - slack), gap.right(), Math.min(gap.bottom(), bottom + slack)));
    }

    private boolean columnsBeside(Rect gap) {
        int left = Integer.MAX_VALUE;
        int right = 0;
        for (Rect rect : letters) {
            if (rect.sharedHeight(gap) > 0) {
                left = Math.min(left, rect.left());
                right = Math.max(right, rect.right());
            }
        }
        return gap.left() - left >= COLUMN * letter && right - gap.right() >= COLUMN * letter;
    }

    private List<Rect> beside(Rect gap, double from, double to) {
        return letters.stream()
                .filter(rect -> rect.right() > from && rect.left() < to && rect.sharedHeight(gap) > 0)
                .toList();
    }

    private static int medianHeight(List<Rect> rects) {
        return rects.stream().mapToInt(Rect::height).sorted().toArray()[rects.size() / 2];
    }

    private static int top(List<Rect> rects) {
        return rects.stream().mapToInt(Rect::top).min().orElseThrow();
    }

    private static int bottom(List<Rect> rects) {
        return rects.stream().mapToInt(Rect::bottom).max().orElseThrow();
    }

    private static boolean covered(List<Rect> rects, Rect gap) {
        boolean[] rows = new boolean[gap.height()];
        for (Rect rect : rects) {
            for (int y = Math.max(rect.top(), gap.top()); y < Math.min(rect.bottom(), gap.bottom()); y++) {
                rows[y - gap.top()] = true;
            }
        }
        int count = 0;
        for (boolean row : rows) {
            count += row ? 1 : 0;
        }
        return count >= 0.35 * gap.height();
    }

    /** A gap between the words of a large heading is none: what is left above and below. */
    private Stream<Rect> withoutCrossedParts(Rect gap) {
        List<Rect> parts = new ArrayList<>(List.of(gap));
        for (Strip heading : headings) {
            if (crosses(heading.rect(), gap)) {
                List<Rect> next = new ArrayList<>();
                for (Rect part : parts) {
                    addAround(heading.rect(), part, next);
                }
                parts = next;
            }
        }
        return parts.stream();
    }

    private static boolean crosses(Rect word, Rect gap) {
        return word.sharedHeight(gap) > 0 && word.left() < gap.left() && word.right() > gap.right();
    }

    private static void addAround(Rect word, Rect part, List<Rect> parts) {
        if (word.sharedHeight(part) <= 0) {
            parts.add(part);
            return;
        }
        if (word.top() > part.top()) {
            parts.add(new Rect(part.left(), part.top(), part.right(), word.top()));
        }
        if (word.bottom() < part.bottom()) {
            parts.add(new Rect(part.left(), word.bottom(), part.right(), part.bottom()));
        }
    }
}
