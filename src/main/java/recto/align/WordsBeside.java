package recto.align;

import java.util.Arrays;

/**
 * Finds words right behind or right before those beside them: at the ends of a passage that stands elsewhere on the
 * other side, words are too few to be found by themselves, and what is left over there on both sides is not the same.
 */
final class WordsBeside {
    /** Likeness of a word from which it is found, of its letters. */
    private static final double FOUND = 0.6;

    /** The same of words with fewer letters than this. */
    private static final double FOUND_SHORT = 0.8;

    private static final int SHORT = 4;

    /** Letters by which a new place is better than the old one, in hundredths. */
    private static final int GAIN = 100;

    /** Letters from one partner to the next; more is another place. */
    private static final int JUMP = 6;

    private final Letters left;
    private final Letters right;
    private final int[] partners;
    private final int[] back;
    private final int[] wordFrom;
    private final int[] rightFrom;

    private WordsBeside(Letters left, Letters right, int[] partners) {
        this.left = left;
        this.right = right;
        this.partners = partners;
        back = new int[right.size()];
        Arrays.fill(back, Monotone.NONE);
        for (int at = 0; at < partners.length; at++) {
            if (partners[at] != Monotone.NONE) {
                back[partners[at]] = at;
            }
        }
        wordFrom = words(left);
        rightFrom = words(right);
    }

    private static int[] words(Letters letters) {
        int words = letters.size() == 0 ? 0 : letters.word(letters.size() - 1) + 1;
        int[] from = new int[words + 1];
        for (int at = 0; at < letters.size(); at++) {
            from[letters.word(at) + 1] = at + 1;
        }
        return from;
    }

    /**
     * Gives words that are not found their partners.
     *
     * @param partners of the letters on the left; changed
     */
    static void settle(Letters left, Letters right, int[] partners) {
        WordsBeside words = new WordsBeside(left, right, partners);
        for (int word = 1; word + 1 < words.wordFrom.length; word++) {
            words.settle(word, 1);
        }
        for (int word = words.wordFrom.length - 3; word >= 0; word--) {
            words.settle(word, -1);
        }
    }

    private void settle(int word, int step) {
        if (isFound(word) || !isFound(word - step)) {
            return;
        }
        int beside = wordFrom[step > 0 ? word : word + 1] - (step > 0 ? 1 : 0);
        while (partners[beside] == Monotone.NONE) {
            beside -= step;
        }
        int length = length(word);
        int first = partners[beside] + step;
        int end = first;
        while (Math.abs(end - first) < length + length / 2 + 3 && end >= 0 && end < back.length && isFree(end)) {
            end += step;
        }
        Span span =
                new Span(wordFrom[word], wordFrom[word + 1], step > 0 ? first : end + 1, step > 0 ? end : first + 1);
        if (!span.oneSided()) {
            BestPart.Found found = BestPart.of(left, right, span);
            if (found.score() >= least(word) && found.score() >= likeness(word) + GAIN) {
                take(word, found.pairs());
            }
        }
    }

    private boolean isFree(int rightLetter) {
        return back[rightLetter] == Monotone.NONE || !isFound(left.word(back[rightLetter]));
    }

    private boolean isFound(int word) {
        return likeness(word) >= least(word) && isTogether(word);
    }

    /** Likeness from which a word is found. */
    private double least(int word) {
        return (length(word) < SHORT ? FOUND_SHORT : FOUND) * Alphabet.SAME * length(word);
    }

    private int length(int word) {
        return wordFrom[word + 1] - wordFrom[word];
    }

    /** Likeness of the letters of a word that lie together; none where more of the words there is not typed. */
    private int likeness(int word) {
        int best = 0;
        int sum = 0;
        int first = Monotone.NONE;
        int last = Monotone.NONE;
        for (int at = wordFrom[word]; at < wordFrom[word + 1]; at++) {
            int partner = partners[at];
            if (partner != Monotone.NONE) {
                boolean goesOn = isNext(last, partner);
                first = goesOn ? first : partner;
                sum = (goesOn ? sum : 0) + left.likeness(at, right, partner);
                last = partner;
                best = Math.max(best, covers(first, last) ? sum : 0);
            }
        }
        return best;
    }

    private static boolean isNext(int last, int partner) {
        return last != Monotone.NONE && partner > last && partner <= last + JUMP;
    }

    /** Whether the letters of a word that have partners lie together. */
    private boolean isTogether(int word) {
        int last = Monotone.NONE;
        for (int at = wordFrom[word]; at < wordFrom[word + 1]; at++) {
            if (partners[at] != Monotone.NONE) {
                if (last != Monotone.NONE && !isNext(last, partners[at])) {
                    return false;
                }
                last = partners[at];
            }
        }
        return true;
    }

    /** Whether no more letters of the words of two letters are left over than are between these. */
    private boolean covers(int first, int last) {
        int over = 0;
        int used = 0;
        for (int at = rightFrom[right.word(first)]; at < rightFrom[right.word(last) + 1]; at++) {
            boolean between = at >= first && at <= last;
            used += between && back[at] != Monotone.NONE ? 1 : 0;
            over += back[at] == Monotone.NONE ? 1 : 0;
        }
        return over <= used;
    }

    private void take(int word, int[] pairs) {
        for (int at = wordFrom[word]; at < wordFrom[word + 1]; at++) {
            release(at);
        }
        for (int i = 0; i < pairs.length; i += 2) {
            release(back[pairs[i + 1]]);
            partners[pairs[i]] = pairs[i + 1];
            back[pairs[i + 1]] = pairs[i];
        }
    }

    private void release(int leftLetter) {
        if (leftLetter != Monotone.NONE && partners[leftLetter] != Monotone.NONE) {
            back[partners[leftLetter]] = Monotone.NONE;
            partners[leftLetter] = Monotone.NONE;
        }
    }
}
