package recto.job;

import java.util.List;
import java.util.Map;
import recto.job.LedgerEntry.PageEntry;

/** How fast pages are read here: measured on the pages that the ledger tells of. */
final class Rate {
    /** Where nothing was measured yet: the middle of the sets in docs/benchmarks.md. */
    private static final double MILLIS_PER_MEGAPIXEL = 450;

    /** Text, ALTO, JSON and page transcript of a newspaper page take about this; the PDF is as large as its scan. */
    private static final long BYTES_PER_PAGE = 900_000;

    private final RunSettings settings;
    private final int measured;
    private final double millisPerMegapixel;

    Rate(Map<String, LedgerEntry> ledger, RunSettings settings) {
        this.settings = settings;
        int pages = 0;
        long millis = 0;
        long pixels = 0;
        for (LedgerEntry entry : ledger.values()) {
            if (entry instanceof PageEntry page && page.summary().pixels() > 0) {
                pages++;
                millis += page.work().millis();
                pixels += page.summary().pixels();
            }
        }
        measured = pages;
        millisPerMegapixel = pages == 0 ? MILLIS_PER_MEGAPIXEL : millis / (pixels / 1e6);
    }

    Plan.Estimate estimate(List<Plan.PlanItem> items) {
        double megapixels = items.stream().mapToLong(Plan.PlanItem::pixels).sum() / 1e6;
        long pages = items.stream().mapToInt(item -> item.pages() - item.done()).sum();
        long scans = items.stream()
                .filter(item -> item.done() < item.pages())
                .mapToLong(Plan.PlanItem::bytes)
                .sum();
        long seconds = Math.round(megapixels * millisPerMegapixel / 1000 / settings.workerCount());
        return new Plan.Estimate(seconds, scans + pages * BYTES_PER_PAGE, measured);
    }
}
