package recto.job;

import java.util.List;
import recto.intake.Skipped;
import recto.job.RunReport.RefusedScan;
import recto.model.Note;

/**
 * What a run would do.
 *
 * @param items in order
 * @param refused scans that cannot be opened
 * @param skipped files that are not scans
 * @param estimate of time and disk
 */
public record Plan(List<PlanItem> items, List<RefusedScan> refused, List<Skipped> skipped, Estimate estimate) {
    /**
     * An item to be read.
     *
     * @param id of the item
     * @param pages it has
     * @param done pages that stand already
     * @param bytes of its scans
     * @param pixels of the pages that are still to be read
     * @param notes on what will be hard
     */
    public record PlanItem(String id, int pages, int done, long bytes, long pixels, List<Note> notes) {}

    /**
     * An estimate.
     *
     * @param seconds of wall time
     * @param bytes that the outputs will take
     * @param measured pages that the rate was measured on, in the ledger of the output folder; 0 means that the rate of
     *     docs/benchmarks.md stands in
     */
    public record Estimate(long seconds, long bytes, int measured) {}
}
