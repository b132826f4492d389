package recto.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import recto.recognition.ModelState;

/** Looks whether this machine has what Recto needs. */
@Command(
        name = "doctor",
        mixinStandardHelpOptions = true,
        header = "Looks whether this machine has what Recto needs.",
        description = {
            "Looks whether the engine, the language models, memory, disk, temporary space and locale are in order, and"
                    + " says what to do where they are not."
        })
final class DoctorCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SettingsOptions options;

    @Mixin
    private ModelOptions models;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "OUTPUT",
            defaultValue = "output",
            description = "Folder that runs will write to. Default: output.")
    private Path output;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        List<Check> checks = List.of(
                Checks.java(),
                Checks.engine(),
                models(models.all()),
                Checks.memory(options.settings().run()),
                Checks.disk("output", output),
                Checks.disk("temporary files", Path.of(System.getProperty("java.io.tmpdir"))),
                Checks.locale());
        checks.forEach(check -> out.println((check.ok() ? "ok    " : "WRONG ") + check.name() + ": " + check.told()));
        out.flush();
        boolean ok = checks.stream().allMatch(Check::ok);
        return (ok ? ExitCode.OK : ExitCode.NO_ENGINE).code();
    }

    private static Check models(List<ModelState> all) {
        long there = all.stream()
                .filter(model -> model.location().isPresent() && model.state() != ModelState.State.DAMAGED)
                .count();
        List<String> damaged = all.stream()
                .filter(model -> model.state() == ModelState.State.DAMAGED)
                .map(ModelState::name)
                .toList();
        String told = there + " of " + all.size() + " models are on this machine; a run fetches what it lacks"
                + " (recto models list)";
        return damaged.isEmpty()
                ? new Check("models", true, told)
                : new Check(
                        "models",
                        false,
                        "damaged: " + damaged + "; fetch them again: recto models add " + String.join(" ", damaged));
    }

    /**
     * What a look at one thing showed.
     *
     * @param name of the thing
     * @param ok whether it is in order
     * @param told what was found, and what to do
     */
    record Check(String name, boolean ok, String told) {}
}
