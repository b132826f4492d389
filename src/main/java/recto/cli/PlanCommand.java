package recto.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.job.Plan;
import recto.job.Planner;
import recto.job.Settings;
import recto.job.worker.WorkerCommand;
import recto.job.worker.WorkerRunner;
import recto.model.Note;
import recto.transcript.Json;

/** Says what a run would do. */
@Command(
        name = "plan",
        mixinStandardHelpOptions = true,
        header = "Says what a run would do.",
        description = {
            "Says what `recto run` would do with the same arguments, without reading a page: items, pages, what is done"
                    + " already, an estimate of time and disk, and what will be hard."
        })
final class PlanCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SettingsOptions options;

    @Mixin
    private ModelOptions models;

    @Parameters(paramLabel = "SCANS", arity = "0..*", description = "Files and folders. Default: scans.")
    private List<Path> scans = List.of(Path.of("scans"));

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUTPUT",
            defaultValue = "output",
            description = "Folder that would be written to. Default: output.")
    private Path output;

    @Option(names = "--json", description = "Print the plan as JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        Inputs.check(spec.commandLine(), scans);
        Settings settings = options.settings();
        PrintWriter out = spec.commandLine().getOut();
        try (WorkerRunner runner =
                new WorkerRunner(WorkerCommand.real(settings.run().heap()), settings.run())) {
            ModelOptions.Present present = models.present(settings.page().recognition());
            Plan plan = new Planner(output, settings, runner).plan(scans, present.models());
            if (json) {
                out.println(new String(Json.write(plan), java.nio.charset.StandardCharsets.UTF_8));
            } else {
                print(plan, out);
                if (!present.missing().isEmpty()) {
                    out.println("! models that the run will fetch, or do it now: recto models add "
                            + String.join(" ", present.missing()));
                }
            }
            out.flush();
            return (plan.refused().isEmpty() ? ExitCode.OK : ExitCode.SOME_FAILED).code();
        }
    }

    private static void print(Plan plan, PrintWriter out) {
        for (Plan.PlanItem item : plan.items()) {
            String done = item.done() == 0 ? "" : ", " + item.done() + " done";
            out.printf(
                    Locale.ROOT,
                    "%s: %d page%s%s, %s%n",
                    Names.shown(item.id()),
                    item.pages(),
                    item.pages() == 1 ? "" : "s",
                    done,
                    size(item.bytes()));
            for (Note note : item.notes()) {
                out.println("  ! " + note.code() + ": " + Names.shown(note.message()));
            }
        }
        plan.refused()
                .forEach(refusal -> out.println("! " + Names.shown(refusal.path()) + ": "
                        + refusal.failure().kind().code() + ": "
                        + refusal.failure().message()));
        if (!plan.skipped().isEmpty()) {
            out.println(plan.skipped().size() + " files are not scans and will be left out");
        }
        int pages = plan.items().stream().mapToInt(Plan.PlanItem::pages).sum();
        int done = plan.items().stream().mapToInt(Plan.PlanItem::done).sum();
        Plan.Estimate estimate = plan.estimate();
        String rate = estimate.measured() == 0
                ? "by the usual rate; the first run measures this machine"
                : "by the rate of " + estimate.measured() + " pages read before";
        out.printf(
                Locale.ROOT,
                "%d items, %d pages, %d done; the rest takes about %d min (%s) and %s of disk%n",
                plan.items().size(),
                pages,
                done,
                (estimate.seconds() + 59) / 60,
                rate,
                size(estimate.bytes()));
    }

    private static String size(long bytes) {
        return bytes < 1_000_000
                ? String.format(Locale.ROOT, "%.1f kB", bytes / 1e3)
                : String.format(Locale.ROOT, "%.1f MB", bytes / 1e6);
    }
}
