package recto.recognition;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/**
 * The word list inside a model of Tesseract 4 and later: a directed acyclic word graph (components 19 and 21 of the
 * {@code .traineddata} file; layout as in the engine's {@code tessdatamanager.h} and {@code dawg.h}).
 */
final class WordList {
    private static final int WORDS = 19;
    private static final int LETTERS = 21;
    private static final int MAGIC = 42;
    private static final int LAST = 1;
    private static final int BACKWARD = 2;
    private static final int END = 4;
    private static final int FLAGS = 3;
    /** Longer chains are numbers and rules, no words. */
    private static final int LONGEST = 30;

    private final List<String> letters;
    private final long[] edges;
    private final int letterBits;
    private final Consumer<String> taker;

    private WordList(List<String> letters, long[] edges, int letterBits, Consumer<String> taker) {
        this.letters = letters;
        this.edges = edges;
        this.letterBits = letterBits;
        this.taker = taker;
    }

    /** Hands all words of a model to a taker. */
    static void read(Path model, Consumer<String> taker) throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(model)).order(ByteOrder.LITTLE_ENDIAN);
        byte[] names = new byte[length(file, LETTERS)];
        file.get(start(file, LETTERS), names);
        List<String> letters = new String(names, StandardCharsets.UTF_8)
                .lines()
                .skip(1)
                .map(line -> line.split(" ", 2)[0])
                .toList();
        ByteBuffer graph = file.slice(start(file, WORDS), length(file, WORDS)).order(ByteOrder.LITTLE_ENDIAN);
        if (graph.getShort() != MAGIC) {
            throw new IOException(model + " has no word list");
        }
        int bits = 32 - Integer.numberOfLeadingZeros(graph.getInt());
        long[] edges = new long[graph.getInt()];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = graph.getLong();
        }
        new WordList(letters, edges, bits, taker).walk(0, "");
    }

    private static int start(ByteBuffer file, int component) {
        return (int) file.getLong(4 + 8 * component);
    }

    private static int length(ByteBuffer file, int component) {
        int count = file.getInt(0);
        for (int next = component + 1; next < count; next++) {
            if (start(file, next) > 0) {
                return start(file, next) - start(file, component);
            }
        }
        return file.capacity() - start(file, component);
    }

    private void walk(int node, String before) {
        for (int at = node; at < edges.length; at++) {
            long flags = edges[at] >>> letterBits & 7;
            if ((flags & BACKWARD) != 0) {
                return;
            }
            String word = before + letters.get((int) (edges[at] & (1L << letterBits) - 1));
            if ((flags & END) != 0) {
                taker.accept(word);
            }
            int next = (int) (edges[at] >>> letterBits + FLAGS);
            if (next != 0 && word.length() < LONGEST) {
                walk(next, word);
            }
            if ((flags & LAST) != 0) {
                return;
            }
        }
    }
}
