package recto.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.job.Audit;
import recto.metadata.Irregularity;
import recto.metadata.Issue;
import recto.model.StageException;
import recto.transcript.Json;

/** Checks the run of issues. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        header = "Checks the run of issues for what is missing, doubled or out of order.",
        description = {
            "Compares the items of an output folder with each other, title by title: issues that are missing, doubled"
                    + " or out of order, numbers that do not fit, dates that something contradicts; and the pages of"
                    + " each issue by their printed numbers and running heads. Each line names the item and what it was"
                    + " compared with. Nothing is changed."
        })
final class AuditCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "OUTPUT",
            arity = "0..1",
            defaultValue = "output",
            description = "Output folder of a run. Default: output.")
    private Path output;

    @Option(names = "--json", description = "Print issues and irregularities as JSON.")
    private boolean json;

    @Override
    public Integer call() throws StageException {
        Audit.Result result = Audit.of(output);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(new String(Json.write(result), StandardCharsets.UTF_8));
        } else {
            print(result, out);
        }
        out.flush();
        return ExitCode.OK.code();
    }

    private static void print(Audit.Result result, PrintWriter out) {
        for (Irregularity each : result.irregularities()) {
            String page = each.page() == 0 ? "" : ", page " + each.page();
            out.println(
                    each.kind().code() + ": " + Names.shown(each.item()) + page + ": " + Names.shown(each.message()));
        }
        long dated = result.issues().stream()
                .map(Issue::day)
                .filter(java.util.Optional::isPresent)
                .count();
        out.println(result.issues().size() + " items, " + dated + " with a date, "
                + result.irregularities().size() + " irregularities");
    }
}
