package recto.evaluate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A stretch of a line, for showing.
 *
 * @param text as it was written; empty where nothing stands and the other side has something
 * @param differs whether the other side has something else
 */
public record Run(String text, boolean differs) {
    public Run {
        Objects.requireNonNull(text);
    }

    /** Runs that follow each other and are of one kind, as one. */
    static List<Run> joined(List<Run> runs) {
        List<Run> joined = new ArrayList<>();
        for (Run run : runs) {
            int last = joined.size() - 1;
            if (last >= 0 && joined.get(last).differs == run.differs) {
                joined.set(last, new Run(joined.get(last).text + run.text, run.differs));
            } else {
                joined.add(run);
            }
        }
        return List.copyOf(joined);
    }
}
