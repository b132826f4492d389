package recto.align.trace;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.BytesTermAttribute;
import org.apache.lucene.util.BytesRef;

/**
 * The runs of five letters of a text, each as a number of 22 bits, so that misread letters, which make new runs without
 * end, do not make the dictionary of the index grow without end. Two runs with one number cost an alignment, no more.
 */
final class Shingles extends TokenStream {
    /** Letters of a run: of ten letters of which one is wrong, a run is whole with a chance of six in ten. */
    static final int LENGTH = 5;

    private static final int BITS = 22;

    private final BytesTermAttribute term = addAttribute(BytesTermAttribute.class);
    private final Letters letters;
    private final int to;
    private int at;

    Shingles(Letters letters, int from, int to) {
        this.letters = letters;
        this.to = to;
        this.at = from;
    }

    @Override
    public boolean incrementToken() {
        if (at + LENGTH > to) {
            return false;
        }
        clearAttributes();
        term.setBytesRef(term(number(letters, at++)));
        return true;
    }

    /** The terms of a text, each once, in order. */
    static List<BytesRef> terms(Letters letters) {
        Set<Integer> numbers = new LinkedHashSet<>();
        for (int i = 0; i + LENGTH <= letters.length(); i++) {
            numbers.add(number(letters, i));
        }
        List<BytesRef> terms = new ArrayList<>();
        numbers.forEach(number -> terms.add(term(number)));
        return terms;
    }

    private static int number(Letters letters, int from) {
        int hash = 0;
        for (int i = from; i < from + LENGTH; i++) {
            hash = hash * 0x01000193 ^ letters.at(i);
        }
        // The last step of MurmurHash3 (Appleby), which lets every bit of the letters reach every bit of the number
        hash = (hash ^ hash >>> 16) * 0x85EBCA6B;
        hash = (hash ^ hash >>> 13) * 0xC2B2AE35;
        return (hash ^ hash >>> 16) >>> 32 - BITS;
    }

    private static BytesRef term(int number) {
        return new BytesRef(new byte[] {(byte) (number >>> 16), (byte) (number >>> 8), (byte) number});
    }
}
