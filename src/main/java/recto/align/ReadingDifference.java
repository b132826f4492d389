package recto.align;

import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * A place where two readings differ.
 *
 * @param kind which side has something there
 * @param letters how many differ: of the longer side, without those that are the same
 * @param one what the first reading has
 * @param other what the second has
 * @param chosen the side whose words are the more confident ones; empty without the rule or where they are equal
 */
public record ReadingDifference(Kind kind, int letters, Side one, Side other, Optional<String> chosen) {
    /** Which side has something. */
    public enum Kind {
        DIFFERS,
        ONLY_IN_ONE,
        ONLY_IN_OTHER
    }

    /**
     * A side of a difference.
     *
     * @param text words with one space between; empty where there is nothing
     * @param page of that reading
     * @param words of its page: the first, and the one after the last, counted from 0
     * @param box around them
     * @param confidence mean of the words, each counted by its letters
     */
    public record Side(
            String text,
            Optional<PageNumber> page,
            List<Integer> words,
            Optional<Box> box,
            Optional<Double> confidence) {
        /** Nothing. */
        static final Side NOTHING = new Side("", Optional.empty(), List.of(), Optional.empty(), Optional.empty());

        public Side {
            words = List.copyOf(words);
        }
    }
}
