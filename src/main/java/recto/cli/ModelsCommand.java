package recto.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.model.Language;
import recto.model.Model;
import recto.model.StageException;
import recto.recognition.ModelState;

/** Shows and fetches language models. */
@Command(
        name = "models",
        mixinStandardHelpOptions = true,
        header = "Shows the language models, and fetches them.",
        description = {
            "Models are looked for in the folder that TESSDATA_PREFIX names, in the system's tessdata, and in Recto's own"
                    + " cache. A run fetches what it lacks; `recto models add` does so beforehand, for a machine that"
                    + " will be off line."
        })
final class ModelsCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ModelOptions models;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    @Command(name = "list", mixinStandardHelpOptions = true, description = "Lists the models that are known or found.")
    void list() throws StageException {
        PrintWriter out = spec.commandLine().getOut();
        for (ModelState model : models.all()) {
            String where = model.location().map(path -> "  " + path).orElse("");
            out.printf(
                    Locale.ROOT,
                    "%-14s %-10s %6.1f MB  %s%s%n",
                    model.name(),
                    model.state().name().toLowerCase(Locale.ROOT),
                    model.bytes() / 1e6,
                    languages(model.languages()),
                    where);
        }
        out.flush();
    }

    @Command(
            name = "add",
            mixinStandardHelpOptions = true,
            description = "Fetches models: from the packages of Debian or Ubuntu as an ordinary user, or from the"
                    + " release of Tesseract's makers; each is checked by its digest.")
    void add(
            @Parameters(
                            paramLabel = "NAMES",
                            arity = "1..*",
                            description = "Names of models, or ISO 639-3 codes of languages.")
                    List<String> names)
            throws StageException {
        PrintWriter out = spec.commandLine().getOut();
        for (String name : names) {
            Model model = models.add(name, said -> {
                out.println(said);
                out.flush();
            });
            out.println(model.name() + ": " + model.location());
        }
        out.flush();
    }

    private static String languages(List<Language> languages) {
        return languages.stream()
                .map(language -> language.code() + "-" + language.script().code())
                .collect(Collectors.joining(" "));
    }
}
