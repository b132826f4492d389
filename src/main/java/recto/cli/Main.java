package recto.cli;

import java.io.PrintWriter;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;
import recto.model.StageException;

/** The program. */
@Command(
        name = "recto",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = {
            "Digitizes scanned newspapers and reports into transcripts that can be cited: every word can be traced to"
                    + " its scan, page and place, and to the engine and model that read it.",
            "",
            "Put scans (TIFF, JPEG, PNG, JPEG 2000, WebP, BMP, GIF, PDF) into the folder scans/ and say `recto run`;"
                    + " the transcripts stand in output/ afterwards. Scans are only read, never changed."
        },
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            RunCommand.class,
            PlanCommand.class,
            VerifyCommand.class,
            AuditCommand.class,
            ModelsCommand.class,
            DoctorCommand.class,
            RecipeCommand.class,
            EvaluateCommand.class,
            AlignCommand.class,
            TraceCommand.class,
            TrainCommand.class,
            GenerateCompletion.class
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:All is well.",
            "1:The run came to its end, but some pages or scans could not be read.",
            "2:A wrong argument or recipe; nothing was done.",
            "3:The engine cannot be started.",
            "4:A language model is missing and cannot be had.",
            "5:The output folder cannot be written, or another run holds it.",
            "6:The disk is full.",
            "7:Verification found something that is no longer as it was noted.",
            "8:A typed text does not belong to the pages that it was to be laid on to.",
            "70:A fault in Recto."
        },
        footer = {"", "Full manual: README.md and docs/ of the project."})
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec;

    /** Runs a command and ends the process with its exit code. */
    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    /** The command line, ready to execute arguments. */
    static CommandLine commandLine() {
        CommandLine line = new CommandLine(new Main());
        line.setExecutionExceptionHandler(new Explained());
        line.setParameterExceptionHandler(Main::misused);
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpAutoWidth(true);
        line.setUsageHelpLongOptionsMaxWidth(30);
        line.getSubcommands()
                .get("generate-completion")
                .getCommandSpec()
                .usageMessage()
                .hidden(false);
        return line;
    }

    private static int misused(ParameterException wrong, String[] args) {
        CommandLine line = wrong.getCommandLine();
        line.getErr().println("recto: " + wrong.getMessage());
        UnmatchedArgumentException.printSuggestions(wrong, line.getErr());
        line.getErr().println("See: " + line.getCommandSpec().qualifiedName() + " --help");
        line.getErr().flush();
        return ExitCode.USAGE.code();
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Turns the failure that ends a command into a sentence and an exit code. */
    private static final class Explained implements IExecutionExceptionHandler {
        @Override
        public int handleExecutionException(Exception failure, CommandLine line, ParseResult parsed) throws Exception {
            PrintWriter err = line.getErr();
            if (failure instanceof StageException stage) {
                err.println("recto: " + stage.failure().message());
                err.flush();
                return ExitCode.of(stage.failure().kind()).code();
            }
            err.println("recto: a fault in Recto, please report it with these lines:");
            err.println(failure);
            Stream.of(failure.getStackTrace()).forEach(frame -> err.println("    at " + frame));
            err.flush();
            return ExitCode.INTERNAL.code();
        }
    }
}
