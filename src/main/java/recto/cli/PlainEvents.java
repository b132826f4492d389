package recto.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import recto.job.Event;
import recto.job.RunReport.Totals;
import recto.model.Failure;

/** Prints what happens in plain lines, and on a terminal a bar below them. */
final class PlainEvents implements Consumer<Event> {
    private final PrintWriter err;
    private final boolean quiet;
    private final boolean terminal;
    private Progress progress = new Progress(0, 0);
    private boolean barShown;

    PlainEvents(PrintWriter err, boolean quiet, boolean terminal) {
        this.err = err;
        this.quiet = quiet;
        this.terminal = terminal;
    }

    @Override
    public void accept(Event event) {
        if (event instanceof Event.Started started) {
            started(started);
        } else if (event instanceof Event.PageFinished page) {
            page(page);
        } else if (event instanceof Event.ItemWritten item) {
            line(!quiet && !terminal, "written " + Names.shown(item.folder()));
        } else if (event instanceof Event.Refused refused) {
            line(true, Names.shown(refused.subject()) + ": " + told(refused.failure()));
        } else if (event instanceof Event.Said said) {
            line(!quiet, said.message());
        } else if (event instanceof Event.Finished finished) {
            finished(finished);
        }
        bar(event instanceof Event.Finished);
    }

    private void started(Event.Started started) {
        progress = new Progress(started.pages(), started.done());
        String standing = started.done() == 0 ? "" : ", " + started.done() + " of them read before";
        line(!quiet, count(started.items(), "item") + " with " + count(started.pages(), "page") + standing);
    }

    private void page(Event.PageFinished page) {
        progress.finished(page.failure().isPresent());
        String subject = Names.shown(page.item()) + ", page " + page.page();
        if (page.failure().isPresent()) {
            line(true, subject + ": " + told(page.failure().get()));
        } else {
            line(!quiet && !terminal, progress.share() + " " + subject + ", " + page.millis() + " ms");
        }
    }

    private void finished(Event.Finished finished) {
        Totals totals = finished.totals();
        if (totals.readNow() == 0 && totals.failed() + totals.refused() == 0) {
            line(
                    !quiet,
                    "nothing to do: " + count(totals.pages(), "page") + " of " + count(totals.items(), "item")
                            + " stand in " + finished.output());
            return;
        }
        String failures = totals.failed() + totals.refused() == 0
                ? ""
                : ", " + count(totals.failed(), "page") + " failed, " + totals.refused()
                        + " refused (reasons above and in run.json)";
        line(
                !quiet || !failures.isEmpty(),
                count(totals.readNow(), "page") + " read" + failures + "; " + count(totals.items(), "item") + " in "
                        + finished.output());
    }

    private static String told(Failure failure) {
        return failure.kind().code() + ": " + failure.message();
    }

    private static String count(int number, String what) {
        return String.format(Locale.ROOT, "%d %s%s", number, what, number == 1 ? "" : "s");
    }

    private void line(boolean wanted, String text) {
        if (wanted) {
            wipe();
            err.println(text);
            err.flush();
        }
    }

    private void bar(boolean last) {
        if (terminal && !last && progress.due()) {
            wipe();
            err.print(progress.told());
            err.flush();
            barShown = true;
        }
    }

    private void wipe() {
        if (barShown) {
            err.print("\r\u001b[K");
            barShown = false;
        }
    }
}
