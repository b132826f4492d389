package recto.cli;

import java.time.Duration;
import java.util.Locale;

/** How far a run has come, and how long it will take: by the pages of this run alone. */
final class Progress {
    private static final int WIDTH = 24;
    private static final long EVERY_NANOS = 200_000_000L;

    private final int pages;
    private final int before;
    private final long start = System.nanoTime();
    private long shown;
    private int now;
    private int failed;

    Progress(int pages, int before) {
        this.pages = pages;
        this.before = before;
    }

    void finished(boolean failure) {
        now++;
        failed += failure ? 1 : 0;
    }

    /** Whether the bar should be drawn again; a terminal need not see it more than five times a second. */
    boolean due() {
        long time = System.nanoTime();
        boolean due = pages > 0 && (shown == 0 || time - shown > EVERY_NANOS);
        if (due) {
            shown = time;
        }
        return due;
    }

    /** Pages done of all, as {@code [12/400]}. */
    String share() {
        return "[" + (before + now) + "/" + pages + "]";
    }

    /** The bar with rate, time left and failures. */
    String told() {
        int filled = (int) ((long) WIDTH * (before + now) / pages);
        String rate = "";
        if (now > 0) {
            double minutes = (System.nanoTime() - start) / 60e9;
            long left = (long) ((pages - before - now) * minutes / now * 60);
            rate = String.format(
                    Locale.ROOT, "  %.1f pages/min  %s left", now / minutes, told(Duration.ofSeconds(left)));
        }
        String failures = failed == 0 ? "" : "  " + failed + " failed";
        return "#".repeat(filled) + ".".repeat(WIDTH - filled) + " " + share() + rate + failures;
    }

    private static String told(Duration time) {
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0 ? time.toMinutes() + " min" : time.toSeconds() + " s";
    }
}
