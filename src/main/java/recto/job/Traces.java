package recto.job;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Faults of ours, short enough for a ledger. */
final class Traces {
    private static final int DEPTH = 8;

    private Traces() {}

    /** The exception and the innermost calls, in one line. */
    static String of(Throwable fault) {
        return "a fault in Recto, please report it: " + fault
                + Arrays.stream(fault.getStackTrace())
                        .limit(DEPTH)
                        .map(StackTraceElement::toString)
                        .collect(Collectors.joining(" < ", " at ", ""));
    }
}
