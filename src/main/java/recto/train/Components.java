package recto.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The parts of a model file of Tesseract ({@code .traineddata}): a count, one offset for each kind of part (-1 for an
 * absent one), then the parts. Little-endian, as Tesseract's {@code tessdatamanager.cpp} writes it.
 */
final class Components {
    private static final int KINDS = 24;
    private static final int MOST_KINDS = 1000;
    private static final int LSTM = 17;
    private static final int WORDS = 19;
    private static final int CHARACTERS = 21;
    private static final int CODES = 22;
    private static final int VERSION = 23;

    private final SortedMap<Integer, byte[]> parts;

    private Components(SortedMap<Integer, byte[]> parts) {
        this.parts = parts;
    }

    /**
     * Reads a model file.
     *
     * @throws IOException if it cannot be read, or is no model file
     */
    static Components read(Path file) throws IOException {
        try {
            return of(Files.readAllBytes(file));
        } catch (IllegalArgumentException e) {
            throw new IOException(file + " is no model of Tesseract: " + e.getMessage(), e);
        }
    }

    static Components of(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int kinds = bytes.length < Integer.BYTES ? 0 : in.getInt();
        if (kinds <= 0 || kinds > MOST_KINDS || in.remaining() < kinds * Long.BYTES) {
            throw new IllegalArgumentException("it does not begin with a table of parts");
        }
        long[] offsets = new long[kinds];
        for (int kind = 0; kind < kinds; kind++) {
            offsets[kind] = in.getLong();
        }
        SortedMap<Integer, byte[]> parts = new TreeMap<>();
        for (int kind = 0; kind < kinds; kind++) {
            if (offsets[kind] >= 0) {
                long end = end(offsets, kind, bytes.length);
                if (offsets[kind] > end || end > bytes.length) {
                    throw new IllegalArgumentException("part " + kind + " lies outside of it");
                }
                parts.put(kind, java.util.Arrays.copyOfRange(bytes, (int) offsets[kind], (int) end));
            }
        }
        return new Components(parts);
    }

    private static long end(long[] offsets, int kind, int length) {
        for (int next = kind + 1; next < offsets.length; next++) {
            if (offsets[next] >= 0) {
                return offsets[next];
            }
        }
        return length;
    }

    byte[] bytes() {
        int kinds = Math.max(KINDS, parts.lastKey() + 1);
        int head = Integer.BYTES + kinds * Long.BYTES;
        int length =
                head + parts.values().stream().mapToInt(part -> part.length).sum();
        ByteBuffer out =
                ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN).putInt(kinds);
        long offset = head;
        for (int kind = 0; kind < kinds; kind++) {
            byte[] part = parts.get(kind);
            out.putLong(part == null ? -1 : offset);
            offset += part == null ? 0 : part.length;
        }
        parts.values().forEach(out::put);
        return out.array();
    }

    /** The network; without it the model is of an old engine and cannot be trained on. */
    byte[] network() throws IOException {
        return part(LSTM, "network");
    }

    /** The lines of the character set. */
    List<String> characters() throws IOException {
        String text = new String(part(CHARACTERS, "character set"), StandardCharsets.UTF_8);
        return text.lines().toList();
    }

    /** The words that the model knows, as a word graph. */
    Optional<byte[]> words() {
        return Optional.ofNullable(parts.get(WORDS));
    }

    /** The words, punctuation and numbers that the model knows, by the number of the part. */
    SortedMap<Integer, byte[]> graphs() {
        return parts.subMap(LSTM + 1, CHARACTERS);
    }

    /**
     * Whether the network knows each character by its number: those of Arabic letters do. The others have codes of
     * their own ({@code unicharcompress.cpp}: a count, then for each character a flag, the number of its codes and the
     * codes).
     */
    boolean codesAreNumbers() throws IOException {
        ByteBuffer in = ByteBuffer.wrap(part(CODES, "table of codes")).order(ByteOrder.LITTLE_ENDIAN);
        int characters = in.getInt();
        for (int number = 0; number < characters; number++) {
            in.get();
            if (in.getInt() != 1 || in.getInt() != number) {
                return false;
            }
        }
        return true;
    }

    private byte[] part(int kind, String name) throws IOException {
        byte[] part = parts.get(kind);
        if (part == null) {
            throw new IOException("the model has no " + name + " of the kind that can be trained on");
        }
        return part;
    }

    /** The same model with another line for its version. */
    Components withVersion(String version) {
        return with(Map.of(VERSION, version.getBytes(StandardCharsets.UTF_8)));
    }

    /** The same model with another network. */
    Components withNetwork(byte[] network) {
        return with(Map.of(LSTM, network));
    }

    private Components with(Map<Integer, byte[]> changes) {
        SortedMap<Integer, byte[]> all = new TreeMap<>(parts);
        all.putAll(changes);
        return new Components(all);
    }

    /** The numbers of the parts that are there. */
    List<Integer> kinds() {
        return new ArrayList<>(parts.keySet());
    }
}
