package recto.train;

import java.util.List;
import java.util.Random;

/** Chance from a seed: the same seed gives the same throws on every machine. Not thread-safe. */
final class Dice {
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final Random random;

    /** Dice for one thing of many, which do not depend on how often others were thrown. */
    Dice(long seed, String thing, int number) {
        random = new Random(seed * MIX + thing.hashCode() * 31L + number);
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
