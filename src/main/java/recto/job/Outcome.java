package recto.job;

import java.util.List;
import recto.model.Contents;
import recto.model.Failure;
import recto.model.PageTranscript;

/** What became of a task: done in its way, or failed. */
public sealed interface Outcome {
    /** A scan was inspected. */
    record Inspected(Contents contents) implements Outcome {}

    /**
     * A page was worked on.
     *
     * @param page its transcript
     * @param times how long each stage took
     */
    record PageDone(PageTranscript page, List<StageTime> times) implements Outcome {}

    /** The files of an item stand in the folder that the task named. */
    record Exported() implements Outcome {}

    /** The task was not done. */
    record Failed(Failure failure) implements Outcome {}
}
