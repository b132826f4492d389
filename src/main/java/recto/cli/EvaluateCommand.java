package recto.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.evaluate.Fold;
import recto.evaluate.Folding;
import recto.evaluate.HtmlReport;
import recto.evaluate.Languages;
import recto.evaluate.PageScore;
import recto.evaluate.Pairs;
import recto.evaluate.Scoring;
import recto.evaluate.SetScore;
import recto.evaluate.TextFolder;
import recto.model.StageException;
import recto.transcript.Json;

/** {@code recto evaluate}: compares what was read with ground truth. */
@Command(
        name = "evaluate",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = "Measures text, order and layout against ground truth.",
        description = {
            "Measures how well pages were read: compares the pages in OCR with those of the same names in GT, and prints"
                    + " for each page and each set (a folder of GT) how many characters it has and how far the reading is off.",
            "",
            "CER and WER: insertions, deletions and replacements for 100 characters or words of ground truth, the whole"
                    + " page in reading order. A set counts as one long text, so that long pages weigh more.",
            "F1: words right regardless of their order, 0 to 1 (harmonic mean of precision and recall).",
            "flex: CER regardless of the order of lines; where it is much below the CER, the order is wrong.",
            "order: pairs of lines that were read in the right order, 0 to 1 (Kendall's tau, moved to 0 to 1). Without"
                    + " text, of lines in different regions, where GT states an order.",
            "area: pixels in regions of text, of GT and as read; harmonic mean of precision and recall, 0 to 1.",
            "span: regions read that take in two columns of GT side by side.",
            "A column is left out where GT has nothing to compare: regions without text have no error rates.",
            "",
            "A character is a grapheme cluster of NFC text. Runs of white space count as one space. Pages of GT that OCR"
                    + " lacks count as wholly wrong and are marked. A .gt.txt beside a PAGE or ALTO file of the same name"
                    + " gives the text, the other the regions. Figures are given by language as well where one is stated."
        },
        footer = {
            "",
            "Examples:",
            "  recto evaluate truth output",
            "  recto evaluate truth output --fold quotes,dashes --json scores.json",
            "  recto evaluate truth output --html differences.html",
            "  recto evaluate page.gt.txt page.hocr"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every page of ground truth was found in OCR",
            "1:some were not; or a file could not be read",
            "2:wrong arguments"
        })
public final class EvaluateCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "GT",
            description = "Ground truth: a file, or a folder of <name>.gt.txt, PAGE or ALTO files.")
    private Path truth;

    @Parameters(
            index = "1",
            paramLabel = "OCR",
            description =
                    "What was read: an output folder of \"recto run\", or a file or a folder of PAGE, ALTO, hOCR or"
                            + " text files.")
    private Path read;

    @Option(
            names = "--fold",
            split = ",",
            paramLabel = "RULE",
            defaultValue = "quotes,dashes,long-s",
            description = "Differences that are no errors: quotes, dashes, long-s, case, arabic-marks, cyrillic-i,"
                    + " ligatures, or none. Default: ${DEFAULT-VALUE}.")
    private List<String> folds;

    @Option(
            names = "--truth-suffix",
            paramLabel = "SUFFIX",
            description = "Take only files of GT whose names end so: .txt.")
    private String truthSuffix;

    @Option(
            names = "--suffix",
            paramLabel = "SUFFIX",
            description = "Take only files of OCR whose names end so: .abbyy11.txt.")
    private String suffix;

    @Option(names = "--json", paramLabel = "FILE", description = "Write all figures to this file as well.")
    private Path json;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description =
                    "Write a page for people to this file as well: the figures, and each line of ground truth above"
                            + " what was read of it, with pictures from the scans that lie beside GT.")
    private Path html;

    @Option(
            names = "--pictures",
            paramLabel = "N",
            defaultValue = "40",
            description = "How many lines of a page get a picture in the HTML page: those with the most differences."
                    + " Default: ${DEFAULT-VALUE}.")
    private int pictures;

    @Option(
            names = "--language",
            paramLabel = "CODE",
            description =
                    "Language of the pages of GT that do not state one, for the figures by language. Else what OCR"
                            + " states is taken.")
    private String language;

    @Option(names = "--summary", description = "Print the sets only, not the pages.")
    private boolean summary;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Folding folding = folding();
        requireThere(truth);
        requireThere(read);
        if (pictures < 0) {
            throw new ParameterException(spec.commandLine(), "--pictures is at least 0, not " + pictures);
        }
        if (html != null) {
            requireThere(html.toAbsolutePath().getParent());
        }
        try {
            List<SetScore> sets = html == null ? scores(folding, Optional.empty()) : withReport(folding);
            new EvaluationTable(out()).print(folding, sets, !summary);
            if (json != null) {
                Files.write(json, Json.write(EvaluationReport.of(folding, sets)));
            }
            boolean complete =
                    sets.stream().flatMap(set -> set.pages().stream()).noneMatch(PageScore::missing);
            return complete ? 0 : 1;
        } catch (IOException | StageException e) {
            say("recto evaluate: " + e.getMessage());
            return 1;
        }
    }

    private List<SetScore> withReport(Folding folding) throws IOException, StageException {
        try (ReportFile report = new ReportFile(new HtmlReport(folding, pictures), html)) {
            List<SetScore> sets = scores(folding, Optional.of(report));
            report.finish(sets);
            return sets;
        }
    }

    private Folding folding() {
        try {
            Set<Fold> rules = folds.stream()
                    .filter(code -> !code.equals("none"))
                    .map(Fold::of)
                    .collect(Collectors.toSet());
            return new Folding(rules);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--fold: " + e.getMessage(), e);
        }
    }

    private void requireThere(Path place) {
        if (!Files.exists(place)) {
            throw new ParameterException(spec.commandLine(), "there is no file or folder " + place);
        }
    }

    private List<SetScore> scores(Folding folding, Optional<ReportFile> report) throws IOException, StageException {
        SortedMap<String, Path> truths = TextFolder.files(truth, endings(truthSuffix, TextFolder.TRUTH));
        ReadPages pages = ReadPages.in(read, endings(suffix, TextFolder.READ));
        PageScores scores = new PageScores(new Scoring(folding), language(), report, this::say);
        SortedMap<String, List<PageScore>> sets = new TreeMap<>();
        for (Map.Entry<String, List<String>> pair :
                pairs(truths.keySet(), pages.keys()).entrySet()) {
            String set = setOf(pair.getKey());
            PageScore score = scores.of(set, truths.get(pair.getKey()), pages, pair);
            sets.computeIfAbsent(set, name -> new ArrayList<>()).add(score);
        }
        return sets.entrySet().stream()
                .map(set -> new SetScore(set.getKey(), set.getValue()))
                .toList();
    }

    private Optional<String> language() {
        return Optional.ofNullable(language).flatMap(Languages::of);
    }

    private static List<String> endings(String given, List<String> usual) {
        return given == null ? usual : List.of(given);
    }

    /** Two single files belong together whatever their names are. */
    private SortedMap<String, List<String>> pairs(Set<String> truths, Set<String> reads) {
        if (Files.isRegularFile(truth) && Files.isRegularFile(read)) {
            return new TreeMap<>(Map.of(truths.iterator().next(), List.copyOf(reads)));
        }
        SortedMap<String, List<String>> pairs = Pairs.of(truths, reads);
        Set<String> unpaired = new TreeSet<>(reads);
        pairs.values().forEach(unpaired::removeAll);
        if (!unpaired.isEmpty()) {
            say("no ground truth for " + unpaired.size() + " of the pages read, the first: "
                    + unpaired.iterator().next());
        }
        return pairs;
    }

    private String setOf(String key) {
        int slash = key.lastIndexOf('/');
        return slash > 0
                ? key.substring(0, slash)
                : Pairs.withoutEnding(
                        truth.toAbsolutePath().normalize().getFileName().toString());
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void say(String message) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(message);
        err.flush();
    }
}
