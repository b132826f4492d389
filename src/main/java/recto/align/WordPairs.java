package recto.align;

import java.util.ArrayList;
import java.util.List;

/** Groups of words of two texts that share letters; words without any are groups with an empty side. */
final class WordPairs {
    private final Letters left;
    private final Letters right;
    private final int[] partners;
    private final int[] back;
    private final int[] leftFrom;
    private final int[] rightFrom;

    /**
     * Words that belong together.
     *
     * @param leftFrom first word on the left
     * @param leftTo word after the last on the left
     * @param rightFrom first word on the right
     * @param rightTo word after the last on the right
     * @param letters of the longer side that are not the same on the other
     */
    record Group(int leftFrom, int leftTo, int rightFrom, int rightTo, int letters) {}

    WordPairs(Letters left, Letters right, int[] partners) {
        this.left = left;
        this.right = right;
        this.partners = partners;
        leftFrom = firsts(left);
        rightFrom = firsts(right);
        back = new int[right.size()];
        java.util.Arrays.fill(back, Monotone.NONE);
        for (int at = 0; at < partners.length; at++) {
            if (partners[at] != Monotone.NONE) {
                back[partners[at]] = at;
            }
        }
    }

    /** All groups in the order of the left text, then what the right alone has. Every word of both is in one. */
    List<Group> groups() {
        int leftWords = leftFrom.length - 1;
        int rightWords = rightFrom.length - 1;
        List<Group> groups = new ArrayList<>();
        boolean[] taken = new boolean[rightWords];
        for (int from = 0; from < leftWords; ) {
            int[] span = {from, from + 1, Integer.MAX_VALUE, -1};
            while (grow(span)) {
                // until nothing more belongs to it
                continue;
            }
            boolean free = span[3] >= 0;
            for (int word = span[2]; free && word <= span[3]; word++) {
                free = !taken[word];
            }
            int rightStart = free ? span[2] : 0;
            int rightEnd = free ? span[3] + 1 : 0;
            for (int word = rightStart; word < rightEnd; word++) {
                taken[word] = true;
            }
            groups.add(group(span[0], span[1], rightStart, rightEnd));
            from = span[1];
        }
        for (int from = 0; from < rightWords; from++) {
            int to = from;
            while (to < rightWords && !taken[to]) {
                to++;
            }
            if (to > from) {
                groups.add(group(0, 0, from, to));
                from = to;
            }
        }
        return joined(groups);
    }

    /** Takes in the words on the right of the letters on the left, and what follows on the left of theirs. */
    private boolean grow(int[] span) {
        int before = span[1] + span[3];
        for (int at = leftFrom[span[0]]; at < leftFrom[span[1]]; at++) {
            if (partners[at] != Monotone.NONE) {
                int word = right.word(partners[at]);
                boolean near = span[3] < 0 || word <= span[3] + 3 && word >= span[2] - 3;
                if (near) {
                    span[2] = Math.min(span[2], word);
                    span[3] = Math.max(span[3], word);
                }
            }
        }
        if (span[3] >= 0) {
            for (int at = rightFrom[span[2]]; at < rightFrom[span[3] + 1]; at++) {
                if (back[at] != Monotone.NONE && left.word(back[at]) == span[1]) {
                    span[1]++;
                }
            }
        }
        return span[1] + span[3] != before;
    }

    private Group group(int from, int to, int rightStart, int rightEnd) {
        int same = 0;
        for (int at = leftFrom[from]; at < leftFrom[to]; at++) {
            boolean inside = partners[at] != Monotone.NONE
                    && partners[at] >= rightFrom[rightStart]
                    && partners[at] < rightFrom[rightEnd];
            same += inside && left.letter(at) == right.letter(partners[at]) ? 1 : 0;
        }
        int longer = Math.max(leftFrom[to] - leftFrom[from], rightFrom[rightEnd] - rightFrom[rightStart]);
        return new Group(from, to, rightStart, rightEnd, longer - same);
    }

    /** Words that only the left has, one after the other, are one passage. */
    private static List<Group> joined(List<Group> groups) {
        List<Group> joined = new ArrayList<>();
        for (Group next : groups) {
            int last = joined.size() - 1;
            boolean goesOn = last >= 0
                    && joined.get(last).rightTo == joined.get(last).rightFrom
                    && next.rightTo == next.rightFrom
                    && joined.get(last).leftTo == next.leftFrom;
            if (goesOn) {
                Group one = joined.get(last);
                joined.set(last, new Group(one.leftFrom, next.leftTo, 0, 0, one.letters + next.letters));
            } else {
                joined.add(next);
            }
        }
        return joined;
    }

    /** First letter of each word; every word has letters. */
    private static int[] firsts(Letters letters) {
        int words = letters.size() == 0 ? 0 : letters.word(letters.size() - 1) + 1;
        int[] firsts = new int[words + 1];
        for (int at = 0; at < letters.size(); at++) {
            firsts[letters.word(at) + 1] = at + 1;
        }
        return firsts;
    }
}
