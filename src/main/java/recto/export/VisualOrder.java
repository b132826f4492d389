package recto.export;

import java.text.Bidi;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Words of one line as they stand on paper from left to right, which is how PDF has them, such that a reader of PDF
 * gets them back in logical order (Unicode Standard Annex 9). Readers differ in the hard cases: the order is checked
 * with what PDFBox does, and words that it would not give back in one piece are given to it apart.
 *
 * @param words from left to right
 */
record VisualOrder(List<Placed> words) {
    private static final Map<Character, Character> MIRRORED = mirrored("()", "[]", "{}", "<>", "«»", "‹›");

    /**
     * A word in its visual form.
     *
     * @param index in logical order
     * @param text its characters from left to right
     */
    record Placed(int index, String text) {}

    /** The line in one piece, or in several pieces that have to be kept apart. */
    static List<VisualOrder> of(List<String> words) {
        return pieces(words, 0, words.size());
    }

    /** Whether all characters of the words run from left to right. */
    static boolean isPlain(List<String> words) {
        return words.stream().noneMatch(word -> Bidi.requiresBidi(word.toCharArray(), 0, word.length()));
    }

    private static List<VisualOrder> pieces(List<String> words, int from, int to) {
        List<String> part = words.subList(from, to);
        if (isPlain(part)) {
            return List.of(inOrder(part, from));
        }
        Optional<VisualOrder> whole = Stream.of(Bidi.DIRECTION_RIGHT_TO_LEFT, Bidi.DIRECTION_LEFT_TO_RIGHT)
                .map(direction -> ordered(part, from, direction))
                .flatMap(Optional::stream)
                .filter(order -> order.comesBackAs(part))
                .findFirst();
        if (whole.isPresent()) {
            return List.of(whole.get());
        }
        if (part.size() == 1) {
            return List.of(new VisualOrder(List.of(new Placed(from, alone(part.get(0))))));
        }
        int middle = (from + to) / 2;
        return Stream.concat(pieces(words, from, middle).stream(), pieces(words, middle, to).stream())
                .toList();
    }

    private static VisualOrder inOrder(List<String> words, int from) {
        return new VisualOrder(IntStream.range(0, words.size())
                .mapToObj(i -> new Placed(from + i, words.get(i)))
                .toList());
    }

    private boolean comesBackAs(List<String> logical) {
        String line = String.join(" ", words.stream().map(Placed::text).toList()) + " ";
        return logical.equals(List.of(readBack(line).strip().split(" +")));
    }

    /** One word that the usual order does not serve: the first of the plausible orders that comes back. */
    private static String alone(String word) {
        String reversed = new StringBuilder(word).reverse().toString();
        return Stream.of(readBack(word), reversed, word)
                .filter(order -> readBack(order + " ").strip().equals(word))
                .findFirst()
                .orElse(word);
    }

    private static Optional<VisualOrder> ordered(List<String> words, int from, int direction) {
        String line = String.join(" ", words);
        Bidi bidi = new Bidi(line, direction);
        int[] owners = owners(words, line.length());
        List<Placed> placed = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int owner = -1;
        for (int at : visual(bidi, line)) {
            if (owners[at] != owner) {
                add(placed, owner, from, text);
                owner = owners[at];
            }
            text.append(shown(line.charAt(at), bidi.getLevelAt(at)));
        }
        add(placed, owner, from, text);
        return placed.size() == words.size() ? Optional.of(new VisualOrder(placed)) : Optional.empty();
    }

    private static void add(List<Placed> placed, int owner, int from, StringBuilder text) {
        if (owner >= 0) {
            placed.add(new Placed(from + owner, text.toString()));
        }
        text.setLength(0);
    }

    /** For each character its word, -1 for the spaces between words. */
    private static int[] owners(List<String> words, int length) {
        int[] owners = new int[length];
        java.util.Arrays.fill(owners, -1);
        int at = 0;
        for (int i = 0; i < words.size(); i++) {
            java.util.Arrays.fill(owners, at, at + words.get(i).length(), i);
            at += words.get(i).length() + 1;
        }
        return owners;
    }

    /** Offsets of the characters from left to right; the halves of a surrogate pair stay together. */
    private static int[] visual(Bidi bidi, String line) {
        int[] starts = IntStream.range(0, line.length())
                .filter(i -> !Character.isLowSurrogate(line.charAt(i)))
                .toArray();
        byte[] levels = new byte[starts.length];
        Integer[] order = new Integer[starts.length];
        for (int i = 0; i < starts.length; i++) {
            levels[i] = (byte) bidi.getLevelAt(starts[i]);
            order[i] = starts[i];
        }
        Bidi.reorderVisually(levels, 0, order, 0, order.length);
        return Stream.of(order)
                .flatMapToInt(start -> Character.isHighSurrogate(line.charAt(start))
                        ? IntStream.of(start, start + 1)
                        : IntStream.of(start))
                .toArray();
    }

    /** What PDFBox makes of a line that it found in a PDF. */
    static String readBack(String line) {
        Bidi bidi = new Bidi(line, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT);
        if (!bidi.isMixed() && bidi.getBaseLevel() == Bidi.DIRECTION_LEFT_TO_RIGHT) {
            return line;
        }
        byte[] levels = new byte[bidi.getRunCount()];
        Integer[] runs = new Integer[levels.length];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = (byte) bidi.getRunLevel(i);
            runs[i] = i;
        }
        Bidi.reorderVisually(levels, 0, runs, 0, runs.length);
        StringBuilder read = new StringBuilder();
        for (int run : runs) {
            String part = line.substring(bidi.getRunStart(run), bidi.getRunLimit(run));
            if (levels[run] % 2 == 0) {
                read.append(part);
            } else {
                for (int i = part.length() - 1; i >= 0; i--) {
                    read.append(shown(part.charAt(i), 1));
                }
            }
        }
        return read.toString();
    }

    private static char shown(char character, int level) {
        return level % 2 == 0 ? character : MIRRORED.getOrDefault(character, character);
    }

    private static Map<Character, Character> mirrored(String... pairs) {
        Map<Character, Character> map = new java.util.HashMap<>();
        for (String pair : pairs) {
            map.put(pair.charAt(0), pair.charAt(1));
            map.put(pair.charAt(1), pair.charAt(0));
        }
        return Map.copyOf(map);
    }
}
