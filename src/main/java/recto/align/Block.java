package recto.align;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * Typed words that follow each other where they were read, too.
 *
 * @param typedFrom first typed word
 * @param typedTo typed word after the last
 * @param readFrom first read word
 * @param readTo read word after the last
 * @param letters of the typed words
 */
record Block(int typedFrom, int typedTo, int readFrom, int readTo, int letters) {
    /** All blocks in typed order. */
    static List<Block> of(Laid laid, List<List<Place>> places) {
        List<Block> words = new ArrayList<>();
        TreeMap<Long, Integer> byRead = new TreeMap<>();
        for (int word = 0; word < places.size(); word++) {
            List<Place> read = places.get(word).stream().filter(Place::isRead).toList();
            if (!read.isEmpty()) {
                Block block = of(laid, word, read);
                byRead.put((long) block.readFrom << 32 | words.size(), words.size());
                words.add(block);
            }
        }
        int[] ranks = new int[words.size()];
        int rank = 0;
        for (int index : byRead.values()) {
            ranks[index] = rank++;
        }
        List<Block> blocks = new ArrayList<>();
        for (int at = 0; at < words.size(); at++) {
            int last = blocks.size() - 1;
            if (at > 0 && ranks[at] == ranks[at - 1] + 1) {
                blocks.set(last, blocks.get(last).with(words.get(at)));
            } else {
                blocks.add(words.get(at));
            }
        }
        return blocks;
    }

    private static Block of(Laid laid, int word, List<Place> read) {
        Place first = read.get(0);
        int from = laid.firstOf(first.page()) + first.words().get(0);
        int to = read.stream()
                .mapToInt(place -> laid.firstOf(place.page()) + place.words().get(1))
                .max()
                .orElseThrow();
        return new Block(word, word + 1, from, to, laid.typedFrom(word + 1) - laid.typedFrom(word));
    }

    private Block with(Block next) {
        return new Block(typedFrom, next.typedTo, readFrom, Math.max(readTo, next.readTo), letters + next.letters);
    }

    /**
     * The blocks beside the chain of blocks that goes forward on both sides and has the most letters: for each block
     * the best chain that ends before it is looked up by where it ends.
     */
    static List<Block> outOfOrder(List<Block> blocks) {
        TreeMap<Integer, long[]> best = new TreeMap<>();
        int[] before = new int[blocks.size()];
        for (int at = 0; at < blocks.size(); at++) {
            Block block = blocks.get(at);
            var lower = best.floorEntry(block.readFrom);
            before[at] = lower == null ? -1 : (int) lower.getValue()[1];
            long letters = block.letters + (lower == null ? 0 : lower.getValue()[0]);
            var same = best.floorEntry(block.readTo);
            if (same == null || same.getValue()[0] < letters) {
                best.put(block.readTo, new long[] {letters, at});
                var higher = best.higherEntry(block.readTo);
                while (higher != null && higher.getValue()[0] <= letters) {
                    best.remove(higher.getKey());
                    higher = best.higherEntry(block.readTo);
                }
            }
        }
        Set<Integer> chain = new HashSet<>();
        int at = best.isEmpty() ? -1 : (int) best.lastEntry().getValue()[1];
        while (at >= 0) {
            chain.add(at);
            at = before[at];
        }
        List<Block> others = new ArrayList<>();
        for (int i = 0; i < blocks.size(); i++) {
            if (!chain.contains(i)) {
                others.add(blocks.get(i));
            }
        }
        return others;
    }
}
