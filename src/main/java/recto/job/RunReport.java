package recto.job;

import java.util.List;
import java.util.SortedMap;
import recto.intake.Skipped;
import recto.job.LedgerEntry.Summary;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.ModelRef;
import recto.model.Note;
import recto.model.PageNumber;

/**
 * Everything that happened in a run, as it stands in {@code run.json}.
 *
 * @param program that ran
 * @param started ISO 8601, UTC
 * @param finished ISO 8601, UTC
 * @param settings in force
 * @param models that could be used
 * @param totals what it came to
 * @param items in order
 * @param refused scans that could not be opened
 * @param skipped files that are not scans
 * @param notices what was said during the run
 */
public record RunReport(
        String program,
        String started,
        String finished,
        Settings settings,
        List<ModelRef> models,
        Totals totals,
        List<ItemReport> items,
        List<RefusedScan> refused,
        List<Skipped> skipped,
        List<String> notices) {
    /**
     * Sums of a run.
     *
     * @param items with outputs
     * @param pages of all items
     * @param readNow pages worked on in this run
     * @param standing pages that stood already
     * @param blank pages without print
     * @param failed pages that could not be read
     * @param refused scans and items that gave nothing
     */
    public record Totals(int items, int pages, int readNow, int standing, int blank, int failed, int refused) {}

    /**
     * An item of the run.
     *
     * @param id as in its transcript
     * @param folder below the output folder; empty when its files could not be written
     * @param notes on its scans
     * @param pages in order
     * @param files written, with digests
     */
    public record ItemReport(
            String id, String folder, List<Note> notes, List<PageReport> pages, SortedMap<String, Digest> files) {}

    /**
     * A page of the run.
     *
     * @param page of the item
     * @param scan path as given
     * @param scanPage page of the scan
     * @param readNow whether it was worked on in this run
     * @param millis it took when it was read
     * @param attempts 1, or 2 when it was tried again
     * @param summary of the result
     */
    public record PageReport(
            PageNumber page,
            String scan,
            PageNumber scanPage,
            boolean readNow,
            long millis,
            int attempts,
            Summary summary) {}

    /**
     * A scan or item that gave nothing.
     *
     * @param path of the scan, or id of the item
     * @param failure why
     */
    public record RefusedScan(String path, Failure failure) {}
}
