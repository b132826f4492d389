package recto.align.trace;

import java.util.Arrays;

/**
 * A text as a run of folded letters, each with its origin: an offset into a text, or the number of a word. Immutable.
 */
final class Letters {
    private final char[] letters;
    private final int[] origins;

    private Letters(char[] letters, int[] origins) {
        this.letters = letters;
        this.origins = origins;
    }

    /** The letters of a text; the origin of each is the offset of its character. */
    static Letters of(CharSequence text) {
        Collector collector = new Collector();
        for (int at = 0; at < text.length(); ) {
            int codePoint = Character.codePointAt(text, at);
            collector.add(codePoint, at);
            at += Character.charCount(codePoint);
        }
        return collector.letters();
    }

    /** Collects letters with the origins that it is given. */
    static final class Collector {
        private char[] letters = new char[256];
        private int[] origins = new int[256];
        private int length;

        /** Adds what is left of a code point. */
        void add(int codePoint, int origin) {
            String folded = LetterFold.of(codePoint);
            for (int i = 0; i < folded.length(); i++) {
                add(folded.charAt(i), origin);
            }
        }

        /** Adds all letters of a word. */
        void add(String word, int origin) {
            word.codePoints().forEach(codePoint -> add(codePoint, origin));
        }

        private void add(char letter, int origin) {
            if (length == letters.length) {
                letters = Arrays.copyOf(letters, 2 * length);
                origins = Arrays.copyOf(origins, 2 * length);
            }
            letters[length] = letter;
            origins[length++] = origin;
        }

        Letters letters() {
            return new Letters(Arrays.copyOf(letters, length), Arrays.copyOf(origins, length));
        }
    }

    int length() {
        return letters.length;
    }

    char at(int index) {
        return letters[index];
    }

    /** Where the letter comes from. */
    int origin(int index) {
        return origins[index];
    }

    /** A part of it. */
    Letters part(int from, int to) {
        return new Letters(Arrays.copyOfRange(letters, from, to), Arrays.copyOfRange(origins, from, to));
    }

    /** This, and the other with its origins moved up. */
    Letters then(Letters other, int moved) {
        char[] both = Arrays.copyOf(letters, letters.length + other.letters.length);
        System.arraycopy(other.letters, 0, both, letters.length, other.letters.length);
        int[] places = Arrays.copyOf(origins, both.length);
        for (int i = 0; i < other.origins.length; i++) {
            places[letters.length + i] = other.origins[i] + moved;
        }
        return new Letters(both, places);
    }

    @Override
    public String toString() {
        return new String(letters);
    }
}
