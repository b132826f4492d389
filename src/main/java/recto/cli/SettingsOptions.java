package recto.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import recto.image.ImageSettings;
import recto.intake.IntakeSettings;
import recto.job.ExportSettings;
import recto.job.PageSettings;
import recto.job.RunSettings;
import recto.job.Settings;
import recto.job.TextLayerPolicy;
import recto.recognition.RecognitionSettings;
import recto.transcript.Json;

/** The options that make up the settings of a run. A recipe comes first, options change single values of it. */
final class SettingsOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--recipe",
            paramLabel = "FILE",
            description = "Settings from a YAML file; `recto recipe` prints one to start from.")
    private Path recipe;

    @Option(
            names = {"-l", "--languages"},
            paramLabel = "CODES",
            split = "[,+]",
            description =
                    "Languages of the scans, by the codes of Tesseract or ISO 639-3, joined by comma: rus,aze_cyrl."
                            + " Default: auto, found out for each page.")
    private List<String> languages;

    @Option(
            names = "--formats",
            paramLabel = "NAMES",
            split = ",",
            description = "What to write: json, metadata, text, search, alto, pdf. Default: all of them.")
    private List<String> formats;

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "Pages that are read at the same time. Default: one for each processor.")
    private Integer workers;

    @Option(
            names = "--deadline",
            paramLabel = "SECONDS",
            description = "Time that one page may take before it is given up. Default: 300.")
    private Integer deadline;

    @Option(
            names = "--max-pixels",
            paramLabel = "N",
            description = "Larger pages are refused before they are decoded. Default: 250000000.")
    private Long maxPixels;

    @Option(
            names = "--text-layer",
            paramLabel = "POLICY",
            description =
                    "Hidden text that earlier recognition left in a PDF: keep it as the text, redo (read again and"
                            + " keep both), or compare (redo, and say how much the two differ). Default: redo.")
    private TextLayerPolicy textLayer;

    @Option(
            names = "--group",
            paramLabel = "RULE",
            description = "What makes an item: auto (page files by their names), file (each file) or folder."
                    + " Default: auto.")
    private IntakeSettings.Grouping group;

    /** The settings in force. */
    Settings settings() {
        try {
            Settings base = recipe == null ? Settings.DEFAULT : Json.readYaml(recipe, Settings.DEFAULT);
            return new Settings(
                    group == null ? base.intake() : new IntakeSettings(group),
                    page(base.page()),
                    formats == null ? base.export() : new ExportSettings(formats),
                    run(base.run()));
        } catch (IOException | IllegalArgumentException wrong) {
            String where = recipe == null ? "" : recipe + ": ";
            throw new ParameterException(commandLine(), where + wrong.getMessage(), wrong);
        }
    }

    private PageSettings page(PageSettings base) {
        return new PageSettings(
                maxPixels == null
                        ? base.image()
                        : new ImageSettings(maxPixels, base.image().renderDpi()),
                languages == null || languages.equals(List.of("auto"))
                        ? base.recognition()
                        : new RecognitionSettings(languages),
                textLayer == null ? base.textLayer() : textLayer);
    }

    private RunSettings run(RunSettings base) {
        return new RunSettings(
                workers == null ? base.workers() : workers,
                deadline == null ? base.deadline() : deadline,
                base.recycle(),
                base.heap());
    }

    private CommandLine commandLine() {
        return spec.commandLine();
    }
}
