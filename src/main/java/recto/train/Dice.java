package recto.train;

import java.util.List;
import java.util.Random;

/** Chance from a seed: the same seed gives the same throws on every machine. Not thread-safe. */
final class Dice {
    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final Random random;

    /** Dice for one thing of many, which do not depend on how often others were thrown. */
    Dice(long seed, String thing, int number) {
        random = new Random(mixed(mixed(seed * STEP + thing.hashCode()) + number));
    }

    /**
     * Spreads numbers that follow each other: {@link Random} begins almost alike for neighbouring seeds. The last step
     * of SplitMix64 (Steele, Lea and Flood, 2014).
     */
    private static long mixed(long number) {
        long mixed = number * STEP;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    double between(double least, double most) {
        return least + (most - least) * random.nextDouble();
    }

    double between(Range range) {
        return between(range.least(), range.most());
    }

    /** A whole number from the first to the second, both included. */
    int whole(int least, int most) {
        return least + random.nextInt(most - least + 1);
    }

    boolean chance(double share) {
        return random.nextDouble() < share;
    }

    /** Normally distributed around 0. */
    double gauss(double deviation) {
        return random.nextGaussian() * deviation;
    }

    <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
