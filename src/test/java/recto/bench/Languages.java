package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import recto.cli.EvaluationReport;
import recto.model.Language;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.StageException;
import recto.transcript.TranscriptReader;

/**
 * Reads mixed pages without being told their languages, with the right one given, and with all of them stacked; says
 * how often script and language were found and what that costs in errors and CPU. Then pages made of two halves.
 */
public final class Languages {
    private static final Path OUT = Path.of("target/bench/languages");
    private static final String STACK = "eng+fra+deu+rus+ara";

    private final List<MixedPages.Page> pages;

    private Languages(List<MixedPages.Page> pages) {
        this.pages = pages;
    }

    /**
     * Options: {@code --pages=N} of each set and language (default 2), {@code --with=oracle,auto,stacked,halves}
     * (default all; what is left out is taken as the last run left it).
     */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--pages", "--with"));
        int most = options.get("pages").map(Integer::parseInt).orElse(2);
        List<String> with =
                List.of(options.get("with").orElse("oracle,auto,stacked,halves").split(","));
        Languages languages = new Languages(MixedPages.of(Options.groundTruth(), most));
        languages.run(with);
        if (with.contains("halves")) {
            Halves.run(languages.pages, OUT.resolve("halves"));
        }
    }

    private void run(List<String> with) throws Exception {
        Folders.delete(OUT.resolve("scans"));
        Folders.delete(OUT.resolve("truth"));
        MixedPages.copy(pages, OUT.resolve("scans"), OUT.resolve("truth"));
        if (with.contains("oracle")) {
            Folders.delete(OUT.resolve("oracle"));
            for (Map.Entry<String, List<MixedPages.Page>> each : byModel().entrySet()) {
                read("oracle/" + each.getKey(), each.getKey(), each.getValue());
            }
        }
        for (String way : List.of("auto", "stacked")) {
            if (with.contains(way)) {
                Folders.delete(OUT.resolve(way));
                read(way, way.equals("auto") ? "" : STACK, pages);
            }
        }
        table();
    }

    private SortedMap<String, List<MixedPages.Page>> byModel() {
        return pages.stream().collect(Collectors.groupingBy(MixedPages.Page::model, TreeMap::new, Collectors.toList()));
    }

    private static void read(String way, String languages, List<MixedPages.Page> pages) throws Exception {
        List<String> command = new ArrayList<>(List.of("java", "-Djava.awt.headless=true", "-cp"));
        command.addAll(List.of(System.getProperty("java.class.path"), "recto.cli.Main", "run", "--quiet"));
        command.addAll(List.of("--workers", "1", "--group", "file", "--formats", "json,text"));
        if (!languages.isEmpty()) {
            command.addAll(List.of("--languages", languages));
        }
        command.addAll(List.of("-o", OUT.resolve(way).toString()));
        pages.forEach(page -> command.add(page.in(OUT.resolve("scans")).toString()));
        Path log = OUT.resolve(way.replace('/', '-') + ".log");
        Measured.run(command, Map.of("OMP_THREAD_LIMIT", "1"), log);
    }

    private void table() throws Exception {
        say(
                "%d pages of %d sets, mixed.",
                pages.size(),
                pages.stream().map(MixedPages.Page::set).distinct().count());
        SortedMap<String, Double> oracle = errors("oracle");
        SortedMap<String, Double> auto = errors("auto");
        boolean stacked = Files.isDirectory(OUT.resolve("stacked"));
        SortedMap<String, Double> stack = stacked ? errors("stacked") : new TreeMap<>();
        Found found = found();
        say("Script right on %d, language right on %d of %d pages.", found.scripts, found.languages, pages.size());
        found.wrong.forEach(line -> say("%s", line));
        say("%n| script | pages | mean CER %% given | found | stacked |%n|---|---|---|---|---|");
        for (Map.Entry<String, List<MixedPages.Page>> each : byScript().entrySet()) {
            say(
                    "| %s | %d | %s | %s | %s |",
                    each.getKey(),
                    each.getValue().size(),
                    mean(each.getValue(), oracle),
                    mean(each.getValue(), auto),
                    mean(each.getValue(), stack));
        }
        say("%nCPU seconds (ledger): %s", costs(stacked));
    }

    private SortedMap<String, List<MixedPages.Page>> byScript() {
        return pages.stream()
                .collect(Collectors.groupingBy(
                        page -> Scripts.of(page.model()).code(), TreeMap::new, Collectors.toList()));
    }

    private static String mean(List<MixedPages.Page> pages, Map<String, Double> errors) {
        double mean = pages.stream()
                .filter(page -> errors.containsKey(page.name()))
                .mapToDouble(page -> errors.get(page.name()))
                .average()
                .orElse(Double.NaN);
        return String.format(Locale.ROOT, "%.2f", 100 * mean);
    }

    private static SortedMap<String, Double> errors(String way) throws IOException {
        EvaluationReport.SetReport report =
                Scores.of(OUT.resolve("truth"), OUT.resolve(way), OUT.resolve(way + ".json"));
        SortedMap<String, Double> errors = new TreeMap<>();
        for (EvaluationReport.PageReport page : report.pages()) {
            page.scores()
                    .text()
                    .ifPresent(text ->
                            errors.put(page.name(), text.characters().rate().orElse(1)));
        }
        return errors;
    }

    private record Found(int scripts, int languages, List<String> wrong) {}

    private Found found() throws IOException {
        int scripts = 0;
        int languages = 0;
        List<String> wrong = new ArrayList<>();
        for (MixedPages.Page page : pages) {
            Language got = Scripts.most(
                    regions(OUT.resolve("auto"), page.in(Path.of("")).toString()));
            boolean script = got.script() == Scripts.of(page.model());
            boolean language = got.code().equals(page.language());
            scripts += script ? 1 : 0;
            languages += language ? 1 : 0;
            if (!script || !language) {
                wrong.add("- " + page.image().getFileName() + ": " + page.model() + " taken for " + got.code() + " in "
                        + got.script().code());
            }
        }
        return new Found(scripts, languages, wrong);
    }

    /** The regions of an item of one page. */
    static List<Region> regions(Path output, String item) throws IOException {
        return TranscriptReader.read(output.resolve(item).resolve("transcript.json")).pages().stream()
                .map(PageTranscript::regions)
                .flatMap(List::stream)
                .toList();
    }

    private String costs(boolean stacked) throws StageException {
        double given = 0;
        for (String model : byModel().keySet()) {
            given += seconds("oracle/" + model);
        }
        double found = seconds("auto");
        String line = String.format(Locale.ROOT, "given %.1f, found %.1f (%.2f times)", given, found, found / given);
        double all = stacked ? seconds("stacked") : 0;
        return stacked
                ? line + String.format(Locale.ROOT, ", stacked (%s) %.1f (%.2f times)", STACK, all, all / given)
                : line;
    }

    private static double seconds(String way) throws StageException {
        Cost.Row row = new Cost().row();
        row.recto(OUT.resolve(way));
        return row.sum();
    }

    private static void say(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }
}
