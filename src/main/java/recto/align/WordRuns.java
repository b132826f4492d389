package recto.align;

import com.github.difflib.DiffUtils;
import com.github.difflib.algorithm.myers.MyersDiffWithLinearSpace;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import java.util.ArrayList;
import java.util.List;
import recto.model.Reading;
import recto.model.Word;

/**
 * Finds where two readings of one page differ, word by word (Myers, "An O(ND) Difference Algorithm", 1986, in the form
 * that needs linear memory). Words are equal when their texts are, to the letter.
 */
public final class WordRuns {
    private WordRuns() {}

    /**
     * Two runs of words that stand for each other and differ; one of them may be empty. Offsets count words of the
     * whole reading from 0; {@code to} is the first word after the run.
     */
    public record Difference(int leftFrom, int leftTo, int rightFrom, int rightTo) {
        public Difference {
            if (leftFrom < 0 || leftTo < leftFrom || rightFrom < 0 || rightTo < rightFrom) {
                throw new IllegalArgumentException(
                        "not two runs: " + leftFrom + "-" + leftTo + ", " + rightFrom + "-" + rightTo);
            }
        }

        private boolean touches(Difference next) {
            return leftTo == next.leftFrom && rightTo == next.rightFrom;
        }

        private Difference to(Difference end) {
            return new Difference(leftFrom, end.leftTo, rightFrom, end.rightTo);
        }
    }

    /** The differing runs of two readings, in order. */
    public static List<Difference> between(Reading left, Reading right) {
        return between(
                left.words().map(Word::text).toList(),
                right.words().map(Word::text).toList());
    }

    /** The differing runs of two lists of words, in order; empty exactly when the lists are equal. */
    public static List<Difference> between(List<String> left, List<String> right) {
        List<Difference> differences = new ArrayList<>();
        for (AbstractDelta<String> delta : DiffUtils.diff(left, right, new MyersDiffWithLinearSpace<String>())
                .getDeltas()) {
            Difference next = difference(delta);
            int last = differences.size() - 1;
            if (last >= 0 && differences.get(last).touches(next)) {
                differences.set(last, differences.get(last).to(next));
            } else {
                differences.add(next);
            }
        }
        return differences;
    }

    private static Difference difference(AbstractDelta<String> delta) {
        Chunk<String> left = delta.getSource();
        Chunk<String> right = delta.getTarget();
        return new Difference(
                left.getPosition(),
                left.getPosition() + left.size(),
                right.getPosition(),
                right.getPosition() + right.size());
    }
}
