package recto.job;

import java.util.Iterator;
import recto.model.StageException;

/** Carries out tasks, as many at once as it can, and hands each outcome back as it comes. */
public interface Runner extends AutoCloseable {
    /** Takes outcomes, one at a time, in the thread that called {@link #run}. */
    @FunctionalInterface
    interface Sink {
        /**
         * Takes what became of a task.
         *
         * @throws StageException to stop the run
         */
        void take(Result result) throws StageException;
    }

    /**
     * What became of a task.
     *
     * @param task that was carried out
     * @param outcome how it ended
     * @param millis wall time of all attempts
     * @param attempts 1, or 2 when it was tried again
     */
    record Result(Task task, Outcome outcome, long millis, int attempts) {}

    /**
     * Carries out all tasks; returns when the last outcome was taken.
     *
     * @param tasks asked for the next one only when a worker is free, in the calling thread
     * @param sink takes the outcomes
     */
    void run(Iterator<Task> tasks, Sink sink) throws StageException;

    @Override
    void close();
}
