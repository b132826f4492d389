package recto.train;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads the words out of a word graph of a model (a directed acyclic graph of letters; {@code dawg.cpp} of Tesseract).
 * An edge is 64 bits: number of the letter, then one bit each for the last edge of a node, direction and end of a word,
 * then the node it leads to.
 */
final class WordGraph {
    private static final short MAGIC = 42;

    private final long[] edges;
    private final int letterBits;
    private final List<String> letters;
    private final List<String> words = new ArrayList<>();

    private WordGraph(long[] edges, int letterBits, List<String> letters) {
        this.edges = edges;
        this.letterBits = letterBits;
        this.letters = letters;
    }

    /**
     * The words of a graph.
     *
     * @param letters of the character set, by number
     */
    static List<String> words(byte[] graph, List<String> letters) {
        ByteBuffer in = ByteBuffer.wrap(graph).order(ByteOrder.LITTLE_ENDIAN);
        if (in.getShort() != MAGIC) {
            throw new IllegalArgumentException("the words of the model are of an unknown form");
        }
        int characters = in.getInt();
        long[] edges = new long[in.getInt()];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = in.getLong();
        }
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(characters);
        WordGraph walk = new WordGraph(edges, bits, letters);
        walk.from(0, new StringBuilder());
        return walk.words;
    }

    private void from(int node, StringBuilder word) {
        for (int edge = node; ; edge++) {
            long bits = edges[edge];
            int letter = (int) (bits & ((1L << letterBits) - 1));
            boolean last = (bits >> letterBits & 1) != 0;
            boolean ends = (bits >> letterBits + 2 & 1) != 0;
            int next = (int) (bits >>> letterBits + 3);
            int length = word.length();
            word.append(letters.get(letter));
            if (ends) {
                words.add(word.toString());
            }
            if (next != 0) {
                from(next, word);
            }
            word.setLength(length);
            if (last) {
                return;
            }
        }
    }
}
