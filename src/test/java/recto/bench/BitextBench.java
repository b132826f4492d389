package recto.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import recto.align.bitext.Bead;
import recto.align.bitext.BitextAligner;
import recto.align.bitext.BitextSide;
import recto.align.bitext.Dictionary;
import recto.align.bitext.GaleChurch;
import recto.align.bitext.Sentence;

/**
 * Aligns texts whose right links are known, and prints how many were found, beside lengths alone and published figures
 * of programs with neural models.
 */
public final class BitextBench {
    private static final String PUBLISHED = """
            published, test part of the same corpus (README of bertalign; not run here):
              vecalign   strict F1 0.902   lax F1 0.986
              bertalign  strict F1 0.936   lax F1 0.989
            """;

    private BitextBench() {}

    /** {@code --large=N} aligns N pairs made by repetition instead; {@code --material=FOLDER} adds texts from there. */
    public static void main(String[] args) throws IOException {
        Options options = Options.of(args, List.of("--large", "--material", "--seeds"));
        if (options.get("large").isPresent()) {
            large(Integer.parseInt(options.get("large").get()));
            return;
        }
        BitextCase dev = dev();
        List<BitextCase> cases = new ArrayList<>(List.of(dev, dev.exchanged()));
        int seeds = options.get("seeds").map(Integer::valueOf).orElse(3);
        for (int seed = 1; seed <= seeds; seed++) {
            cases.add(dev.disturbed(seed));
        }
        if (options.get("material").isPresent()) {
            cases.addAll(BitextMaterial.cases(Path.of(options.get("material").get())));
        }
        for (BitextCase each : cases) {
            System.out.println(each.name() + ": " + each.left().size() + " and "
                    + each.right().size() + " sentences");
            System.out.println(
                    "  lengths alone  " + BitextScore.of(GaleChurch.align(each.left(), each.right()), each.gold()));
            System.out.println("  Recto          " + BitextScore.of(align(each), each.gold()));
        }
        System.out.print(PUBLISHED);
    }

    private static BitextCase dev() throws IOException {
        Path folder = Options.groundTruth().resolveSibling("align").resolve("textberg");
        return BitextCase.read(folder.resolve("dev.de"), folder.resolve("dev.fr"), folder.resolve("dev.defr"));
    }

    private static List<Bead> align(BitextCase each) {
        BitextSide left = side(each.languages().get(0), each.left());
        BitextSide right = side(each.languages().get(1), each.right());
        return BitextAligner.align(left, right, Dictionary.EMPTY).beads();
    }

    private static BitextSide side(String language, List<String> texts) {
        return new BitextSide(
                "text",
                language,
                texts.stream().map(text -> new Sentence(text, 0)).toList());
    }

    /** The development texts again and again, each time disturbed another way and with other numbers. */
    private static void large(int pairs) throws IOException {
        BitextCase dev = dev();
        List<String> left = new ArrayList<>();
        List<String> right = new ArrayList<>();
        List<BitextCase.Link> gold = new ArrayList<>();
        for (int seed = 1; gold.size() < pairs; seed++) {
            BitextCase next = dev.disturbed(seed);
            int l = left.size();
            int r = right.size();
            Random random = new Random(seed);
            int shift = random.nextInt(10);
            next.left().forEach(text -> left.add(shifted(text, shift)));
            next.right().forEach(text -> right.add(shifted(text, shift)));
            next.gold()
                    .forEach(link -> gold.add(new BitextCase.Link(
                            link.left().stream().map(at -> at + l).toList(),
                            link.right().stream().map(at -> at + r).toList())));
        }
        long start = System.nanoTime();
        BitextCase all = new BitextCase("large", dev.languages(), left, right, gold);
        List<Bead> beads = align(all);
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                Locale.ROOT,
                "%d and %d sentences, %d links, heap of at most %d MB: %.0f s%n",
                left.size(),
                right.size(),
                gold.size(),
                Runtime.getRuntime().maxMemory() >> 20,
                seconds);
        System.out.println("  Recto          " + BitextScore.of(beads, gold));
    }

    private static String shifted(String text, int shift) {
        StringBuilder shifted = new StringBuilder();
        text.codePoints()
                .forEach(c -> shifted.appendCodePoint(c >= '0' && c <= '9' ? '0' + (c - '0' + shift) % 10 : c));
        return shifted.toString();
    }
}
