package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import recto.cli.EvaluationReport.Figures;
import recto.cli.EvaluationReport.LayoutFigures;
import recto.cli.EvaluationReport.OrderFigures;
import recto.cli.EvaluationReport.Overlap;
import recto.cli.EvaluationReport.TextFigures;
import recto.model.Layout;
import recto.recognition.RegionReader;

/**
 * Takes pages with regions in ground truth apart by several methods, and prints how well each found the regions of
 * text; on request what text and order come of it when the regions are read one by one.
 */
public final class LayoutMethods {
    private static final List<String> SETS = List.of(
            "gbn-newspaper-layout-only",
            "nzz-fraktur-newspaper",
            "argus-des-brevets",
            "expo-universelle-1878",
            "kovalewsky-ossetia-1893",
            "ocrd-gt-structure-text",
            "poesie-corse-1926",
            "rus-civil-18c",
            "tapus-french-typed");

    private static final Path OUT = Path.of("target/bench/layout");

    private final Path groundTruth;
    private final boolean reads;

    private LayoutMethods(Path groundTruth, boolean reads) {
        this.groundTruth = groundTruth;
        this.reads = reads;
    }

    /** Options: {@code --only=SET,SET --read=yes}. */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--only", "--read"));
        LayoutMethods benchmark =
                new LayoutMethods(Options.groundTruth(), options.get("read").isPresent());
        List<String> only =
                options.get("only").map(sets -> List.of(sets.split(","))).orElse(SETS);
        say(
                benchmark.reads
                        ? "| set | method | CER % | WER % | flexible CER % | order |\n|---|---|---|---|---|---|"
                        : "| set | method | area P | area R | area F1 | regions | span | merging | split |"
                                + "\n|---|---|---|---|---|---|---|---|---|");
        for (String set : only) {
            benchmark.compare(set);
        }
    }

    private void compare(String set) throws Exception {
        Path truth = groundTruth.resolve(set);
        Folders.delete(folder(set));
        if (reads) {
            readPages(truth, set);
        } else {
            for (Path file : Folders.images(truth)) {
                PlainPage page = PlainPage.of(file);
                for (Method method : Method.values()) {
                    page.write(method.of(page.image()).regions(), out(set, method));
                }
            }
        }
        for (Method method : Method.values()) {
            Path report = folder(set).resolve(method.title() + ".json");
            Figures figures = Scores.of(truth, out(set, method), report).total();
            say("| " + set + " | " + method.title() + " | " + String.join(" | ", cells(figures)) + " |");
        }
    }

    private void readPages(Path truth, String set) throws Exception {
        for (Path file : Folders.images(truth)) {
            PlainPage page = PlainPage.of(file);
            try (RegionReader reader = new RegionReader(language(set, file))) {
                for (Method method : Method.values()) {
                    Layout layout = method.of(page.image());
                    page.write(reader.read(page.image(), layout), out(set, method));
                }
            }
        }
    }

    private String language(String set, Path file) throws IOException {
        return Baseline.in(groundTruth).stream()
                .filter(row -> row.set().equals(set))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("ground truth of " + set + " has no text"))
                .language(file);
    }

    private Path folder(String set) {
        return OUT.resolve(reads ? "read" : "regions").resolve(set);
    }

    private Path out(String set, Method method) throws IOException {
        return Files.createDirectories(folder(set).resolve(method.title()));
    }

    private List<String> cells(Figures figures) {
        return reads
                ? textCells(figures.text().orElseThrow(), figures.readingOrder().orElseThrow())
                : layoutCells(figures.layout().orElseThrow());
    }

    private static List<String> textCells(TextFigures text, OrderFigures order) {
        return List.of(
                percent(text.characters().rate()),
                percent(text.words().rate()),
                percent(text.flexibleCharacters().rate()),
                share(order.share()));
    }

    private static List<String> layoutCells(LayoutFigures layout) {
        Overlap area = layout.area();
        List<String> cells = new ArrayList<>();
        cells.add(share(OptionalDouble.of(area.shared() / (double) Math.max(1, area.read()))));
        cells.add(share(OptionalDouble.of(area.shared() / (double) Math.max(1, area.expected()))));
        cells.add(share(area.f1()));
        cells.add(layout.regions().read() + " of " + layout.regions().expected());
        cells.add(Long.toString(layout.spanningTwoColumns()));
        cells.add(Long.toString(layout.merging()));
        cells.add(Long.toString(layout.split()));
        return cells;
    }

    private static String percent(OptionalDouble rate) {
        return String.format(Locale.ROOT, "%.1f", 100 * rate.orElse(0));
    }

    private static String share(OptionalDouble share) {
        return String.format(Locale.ROOT, "%.3f", share.orElse(0));
    }

    private static void say(String line) {
        System.out.println(line);
    }
}
