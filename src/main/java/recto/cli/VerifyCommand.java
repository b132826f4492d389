package recto.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.job.PageCheck;
import recto.job.PageCheck.Comparison;
import recto.job.RunSettings;
import recto.job.Verification;
import recto.job.Verification.Verdict;
import recto.job.worker.WorkerCommand;
import recto.job.worker.WorkerRunner;
import recto.model.PageNumber;
import recto.model.StageException;

/** Checks that transcripts still stand. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        header = "Checks that transcripts, scans and models are as they were noted.",
        description = {
            "Digests scans, models and outputs again, and says which transcripts still stand, which scan or model"
                    + " changed, and which output was altered. Exit code 7 if anything is not as it was noted.",
            "",
            "Texts that \"recto align --text\" laid on to an item are laid on to it again: how well each belongs there"
                    + " (0 to 1) is printed, and a page of text that stands on another page is found.",
            "",
            "With --page, reads one page again and shows whether the same words come out at the same places."
        })
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ModelOptions models;

    @Parameters(
            paramLabel = "OUTPUT",
            arity = "0..1",
            defaultValue = "output",
            description = "Output folder of a run. Default: output.")
    private Path output;

    @Option(names = "--page", paramLabel = "ITEM:N", description = "Read page N of an item again.")
    private String page;

    @Override
    public Integer call() throws StageException {
        return page == null ? verify() : reread();
    }

    private int verify() throws StageException {
        Verdict verdict = new Verification(output, models::file).run();
        PrintWriter out = spec.commandLine().getOut();
        verdict.findings().forEach(finding -> out.println(Names.shown(finding.subject()) + ": " + finding.message()));
        verdict.typed()
                .forEach((text, score) -> out.println(
                        Names.shown(text) + ": belongs to its pages: " + String.format(Locale.ROOT, "%.2f", score)));
        verdict.fallen().forEach(item -> out.println("does not stand: " + Names.shown(item)));
        int all = verdict.standing().size() + verdict.fallen().size();
        out.println(verdict.standing().size() + " of " + all + " transcripts stand");
        out.flush();
        return (verdict.findings().isEmpty() ? ExitCode.OK : ExitCode.NOT_AS_NOTED).code();
    }

    private int reread() throws StageException {
        int colon = page.lastIndexOf(':');
        if (colon < 1 || !page.substring(colon + 1).matches("[1-9][0-9]{0,8}")) {
            throw new ParameterException(spec.commandLine(), "--page takes ITEM:N, such as kaspi.pdf:3, not " + page);
        }
        PageNumber number = new PageNumber(Integer.parseInt(page.substring(colon + 1)));
        RunSettings settings = RunSettings.DEFAULT;
        try (WorkerRunner runner = new WorkerRunner(WorkerCommand.real(settings.heap()), settings)) {
            Comparison found = new PageCheck(output, runner)
                    .run(page.substring(0, colon), number, wanted -> models.resolve(wanted, said -> {}));
            PrintWriter out = spec.commandLine().getOut();
            if (!found.sameConditions()) {
                out.println("read with another program, model or setting than before");
            }
            out.println(
                    found.same()
                            ? "the same " + found.now() + " words come out at the same places"
                            : found.differing() + " of " + found.before()
                                    + " words do not come out as they were noted; " + found.now()
                                    + " words were read now");
            out.flush();
            return (found.same() ? ExitCode.OK : ExitCode.NOT_AS_NOTED).code();
        }
    }
}
