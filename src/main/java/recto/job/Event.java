package recto.job;

import java.util.Optional;
import recto.model.Failure;
import recto.model.PageNumber;
import recto.model.PageTranscript.State;

/** Something that happens in a run, for whoever watches. */
public sealed interface Event {
    /**
     * Work starts.
     *
     * @param items in the run
     * @param pages in the run
     * @param done pages that stand already
     */
    record Started(int items, int pages, int done) implements Event {}

    /**
     * A page was worked on.
     *
     * @param item id
     * @param page of the item
     * @param state how it ended
     * @param failure why it failed
     * @param millis how long it took
     */
    record PageFinished(String item, PageNumber page, State state, Optional<Failure> failure, long millis)
            implements Event {}

    /**
     * The files of an item stand in their place.
     *
     * @param item id
     * @param folder below the output folder
     */
    record ItemWritten(String item, String folder) implements Event {}

    /**
     * Something went wrong with a scan or an item as a whole.
     *
     * @param subject path or id
     * @param failure what
     */
    record Refused(String subject, Failure failure) implements Event {}

    /**
     * Something that the user should know.
     *
     * @param message in a sentence
     */
    record Said(String message) implements Event {}

    /**
     * The run is over.
     *
     * @param totals what it came to
     * @param output folder
     */
    record Finished(RunReport.Totals totals, String output) implements Event {}
}
