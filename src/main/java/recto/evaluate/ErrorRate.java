package recto.evaluate;

import java.util.Collection;
import java.util.OptionalDouble;

/**
 * Errors among so many symbols of ground truth.
 *
 * @param errors insertions, deletions and replacements
 * @param total symbols of the ground truth
 */
public record ErrorRate(long errors, long total) {
    public ErrorRate {
        if (errors < 0 || total < 0) {
            throw new IllegalArgumentException("no negative counts: " + errors + " of " + total);
        }
    }

    /** Errors per symbol, 0 or more, above 1 where more was invented than stands there; empty without ground truth. */
    public OptionalDouble rate() {
        return total == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) errors / total);
    }

    /** The rate over all of them together: a long page weighs more than a short one. */
    static ErrorRate sum(Collection<ErrorRate> rates) {
        return new ErrorRate(
                rates.stream().mapToLong(ErrorRate::errors).sum(),
                rates.stream().mapToLong(ErrorRate::total).sum());
    }
}
