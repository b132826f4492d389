package recto.job;

import recto.model.Failure;
import recto.model.FailureKind;

/** Carries out any task, in the process that it is called in. One thread at a time. */
public final class TaskPipeline implements AutoCloseable {
    private final PagePipeline pages;
    private final ItemExport export = new ItemExport();

    /** A pipeline whose pages are read by what the factory makes. */
    public TaskPipeline(RecognizerFactory factory) {
        pages = new PagePipeline(factory);
    }

    /** Carries out a task. Whatever goes wrong is an outcome; only errors of the machine itself get through. */
    public Outcome run(Task task) {
        try {
            if (task instanceof Task.Page page) {
                return pages.run(page);
            }
            if (task instanceof Task.Inspect inspect) {
                return pages.run(inspect);
            }
            return export.run((Task.Export) task);
        } catch (RuntimeException bug) {
            // A fault of ours ends at the page: it is noted with its trace, and the batch goes on.
            return new Outcome.Failed(new Failure(FailureKind.INTERNAL, "task", Traces.of(bug)));
        }
    }

    @Override
    public void close() {
        pages.close();
    }
}
