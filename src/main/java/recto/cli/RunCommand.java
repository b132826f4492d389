package recto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.job.BatchJob;
import recto.job.Event;
import recto.job.RunReport;
import recto.job.RunReport.Totals;
import recto.job.Settings;
import recto.job.worker.WorkerCommand;
import recto.job.worker.WorkerRunner;
import recto.model.KnownTitle;
import recto.transcript.TitleList;

/** Reads scans into transcripts. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        header = "Reads scans and writes transcripts.",
        description = {
            "Pages that were read before, from the same scan with the same settings, models and program, are not read"
                    + " again. A run that was stopped or killed goes on where it stopped. A page that cannot be read"
                    + " costs that page only; the reason stands in OUTPUT/run.json."
        })
final class RunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SettingsOptions options;

    @Mixin
    private ModelOptions modelOptions;

    @Parameters(
            paramLabel = "SCANS",
            arity = "0..*",
            description =
                    "Files and folders, in any mix. Default: scans. A name that starts with a dash goes after --.")
    private List<Path> scans = List.of(Path.of("scans"));

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUTPUT",
            defaultValue = "output",
            description = "Folder to write to. Default: output.")
    private Path output;

    @Option(
            names = "--titles",
            paramLabel = "FILE",
            description = "Known newspapers and journals, in YAML, beside those that Recto knows. Default: titles.yaml"
                    + " in a folder with scans, where there is one.")
    private Path titles;

    @Option(names = "--force", description = "Read all pages again, also those that stand.")
    private boolean force;

    @Option(names = "--quiet", description = "Print failures only.")
    private boolean quiet;

    @Option(names = "--json", description = "Print what happens as one JSON object a line.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        Inputs.check(spec.commandLine(), scans);
        Settings settings = options.settings();
        Consumer<Event> listener = Listeners.choose(spec.commandLine(), quiet, json);
        try (WorkerRunner runner =
                new WorkerRunner(WorkerCommand.real(settings.run().heap()), settings.run())) {
            BatchJob.Order order = new BatchJob.Order(scans, output, settings, force, known());
            BatchJob job = new BatchJob(
                    order,
                    () -> modelOptions.resolve(
                            settings.page().recognition(), said -> listener.accept(new Event.Said(said))),
                    runner,
                    listener);
            RunReport report = job.run();
            listener.accept(new Event.Finished(report.totals(), output.toString()));
            Totals totals = report.totals();
            return (totals.failed() + totals.refused() == 0 ? ExitCode.OK : ExitCode.SOME_FAILED).code();
        }
    }

    private List<KnownTitle> known() throws IOException {
        Optional<Path> beside = scans.stream()
                .map(folder -> folder.resolve("titles.yaml"))
                .filter(Files::isRegularFile)
                .findFirst();
        Optional<Path> file = Optional.ofNullable(titles).or(() -> beside);
        try {
            return file.isPresent() ? TitleList.with(file.get()) : TitleList.shipped();
        } catch (IOException wrong) {
            throw new ParameterException(
                    spec.commandLine(), file.map(Path::toString).orElse("titles") + ": " + wrong.getMessage(), wrong);
        }
    }
}
