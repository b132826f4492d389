package recto.evaluate;

import java.util.List;

/**
 * A page line by line, for showing.
 *
 * @param score of the page
 * @param truth the page in ground truth
 * @param read the page as it was read
 * @param lines of ground truth in their order; none where it has no text
 * @param notThere what was read where ground truth has nothing like it
 */
public record PageComparison(
        PageScore score, PageText truth, PageText read, List<LinePair> lines, List<String> notThere) {
    public PageComparison {
        lines = List.copyOf(lines);
        notThere = List.copyOf(notThere);
    }

    /** The same under another score of the page. */
    public PageComparison with(PageScore other) {
        return new PageComparison(other, truth, read, lines, notThere);
    }
}
