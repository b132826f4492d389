package recto.evaluate;

import java.util.Collection;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToLongFunction;

/**
 * How well the regions of text were found; see {@link LayoutComparison} for what is counted.
 *
 * @param pages compared
 * @param area pixels
 * @param regions numbers of regions
 * @param faults what went wrong with them
 */
public record LayoutScore(long pages, Overlap area, Overlap regions, Faults faults) {
    /**
     * What two sides have in common.
     *
     * @param shared in both
     * @param expected in ground truth
     * @param read in what was read
     */
    public record Overlap(long shared, long expected, long read) {
        public Overlap {
            if (shared < 0 || shared > expected || shared > read) {
                throw new IllegalArgumentException(shared + " shared of " + expected + " and " + read);
            }
        }

        /** Of what was read, the share that is in ground truth; empty where nothing was read. */
        public OptionalDouble precision() {
            return share(shared, read);
        }

        /** Of ground truth, the share that was read; empty where there is none. */
        public OptionalDouble recall() {
            return share(shared, expected);
        }

        /** Harmonic mean of precision and recall, 0 to 1; empty where there is nothing on either side. */
        public OptionalDouble f1() {
            return share(2 * shared, expected + read);
        }

        private static OptionalDouble share(long part, long whole) {
            return whole == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) part / whole);
        }
    }

    /**
     * Numbers of regions that are not as ground truth has them.
     *
     * @param spanning read regions that take in parts of two columns side by side
     * @param merging read regions that take in parts of several regions of ground truth, side by side or not
     * @param split regions of ground truth of which several read regions have a part
     * @param missed regions of ground truth that were not read
     * @param invented read regions where ground truth has none
     */
    public record Faults(long spanning, long merging, long split, long missed, long invented) {}

    static LayoutScore sum(Collection<LayoutScore> scores) {
        return new LayoutScore(
                sum(scores, LayoutScore::pages),
                overlaps(scores.stream().map(LayoutScore::area).toList()),
                overlaps(scores.stream().map(LayoutScore::regions).toList()),
                faults(scores.stream().map(LayoutScore::faults).toList()));
    }

    private static Overlap overlaps(List<Overlap> all) {
        return new Overlap(sum(all, Overlap::shared), sum(all, Overlap::expected), sum(all, Overlap::read));
    }

    private static Faults faults(List<Faults> all) {
        return new Faults(
                sum(all, Faults::spanning),
                sum(all, Faults::merging),
                sum(all, Faults::split),
                sum(all, Faults::missed),
                sum(all, Faults::invented));
    }

    private static <T> long sum(Collection<T> all, ToLongFunction<T> part) {
        return all.stream().mapToLong(part).sum();
    }
}
