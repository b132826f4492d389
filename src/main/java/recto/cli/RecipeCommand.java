package recto.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import recto.transcript.Json;

/** Prints the settings in force. */
@Command(
        name = "recipe",
        mixinStandardHelpOptions = true,
        header = "Prints the settings in force.",
        description = {
            "Prints all settings, as they are in force, as a recipe in YAML.",
            "",
            "Save it, change it, and give it to `recto run --recipe FILE`. What a recipe leaves out keeps its default."
        })
final class RecipeCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SettingsOptions options;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        out.print(new String(Json.writeYaml(options.settings()), StandardCharsets.UTF_8));
        out.flush();
    }
}
