package recto.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.align.trace.Block;
import recto.align.trace.Place;
import recto.align.trace.ReportReader;
import recto.align.trace.ReportTrace;
import recto.align.trace.TraceCsv;
import recto.align.trace.TraceHtml;
import recto.align.trace.Traced;
import recto.align.trace.TracedItem;
import recto.align.trace.Verdict;
import recto.engine.CacheFolder;
import recto.job.Digests;
import recto.job.Program;
import recto.model.Digest;
import recto.model.FailureKind;
import recto.model.StageException;
import recto.transcript.Json;

/** {@code recto trace}: finds the passages of a report in transcripts. */
@Command(
        name = "trace",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = "Finds the passages that a report quotes in transcripts.",
        description = {
            "Takes the quotations of REPORT (docx, doc, RTF, PDF, HTML, TEI, Markdown or plain text): what stands in"
                    + " marks of quotation of any language, and what is set off as a quotation. For each it says where it"
                    + " stands in the transcripts of OUTPUT: item, page, lines, place on the page, and the wording there."
                    + " Misread letters, old and new spelling, divided words and page breaks do not hide a passage; an"
                    + " ellipsis stands for any text.",
            "",
            "What is cited beside a passage (a date, a number, a page, a title, a URL) is compared with the metadata of"
                    + " the item. Each passage ends in one of these:",
            "found: it stands where it is cited, or nothing says otherwise.",
            "found elsewhere than cited: date, number, page or title of every place differ from the citations.",
            "not found; only names and numbers agree: a page has rare names and numbers of the passage, as a text in"
                    + " another language would have. It says no more than that.",
            "not found in what was searched: what was searched is listed in JSON and HTML.",
            "",
            "Recto reports what it found in the transcripts as they were read, and draws no conclusion. Quotations of"
                    + " fewer than 16 letters stand anywhere by chance; they are counted and not looked for."
        },
        footer = {
            "",
            "The index of the transcripts is kept and made anew when a transcript changes.",
            "",
            "Examples:",
            "  recto trace report.docx output",
            "  recto trace report.docx box7 box8 --html passages.html --csv passages.csv",
            "  recto trace chapter.md output --all --json passages.json"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all passages were looked for, found or not",
            "1:the report or some transcripts could not be read",
            "2:wrong arguments",
            "5:a file or the index cannot be written"
        })
final class TraceCommand implements Callable<Integer> {
    private static final int SHOWN = 48;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "REPORT", description = "The text whose passages are looked for.")
    private Path report;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "OUTPUT",
            description = "Output folders of \"recto run\", or folders of items in them.")
    private List<Path> outputs;

    @Option(names = "--all", description = "Look for every sentence, not for quotations only.")
    private boolean all;

    @Option(
            names = "--json",
            paramLabel = "FILE",
            description = "Write everything to this file: passages, citations, places with boxes, what was searched.")
    private Path json;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table to this file, a row for each place.")
    private Path csv;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write a page for people to this file: each passage beside the wording of the page, with the"
                    + " differences marked.")
    private Path html;

    @Option(
            names = "--index",
            paramLabel = "FOLDER",
            description =
                    "Keep the index of the transcripts in this folder. Default: a folder in Recto's cache for each"
                            + " set of output folders.")
    private Path index;

    @Override
    public Integer call() throws StageException {
        checkArguments();
        List<Block> blocks = ReportReader.read(report);
        try {
            TraceIndex.Opened opened = new TraceIndex(indexFolder(), this::say).open(outputs);
            try (recto.align.trace.PageIndex pages = opened.index()) {
                ReportTrace.Result result = new ReportTrace(pages).of(blocks, all);
                List<TracedItem> items = List.copyOf(pages.items().values());
                print(result, items);
                write(result, items, opened.sources());
            }
            List<TracedSource> unread = opened.sources().stream()
                    .filter(source -> source.unread().isPresent())
                    .toList();
            unread.forEach(source -> say("not searched to its end: " + source.file() + " ("
                    + source.unread().orElseThrow() + "): read its scans again"));
            return (unread.isEmpty() ? ExitCode.OK : ExitCode.SOME_FAILED).code();
        } catch (IOException e) {
            throw new StageException(
                    FailureKind.OUTPUT_NOT_WRITABLE,
                    "trace",
                    "cannot search or write (" + e + "): check the rights of the folders, or name another with --index",
                    e);
        }
    }

    private void checkArguments() {
        if (!Files.isRegularFile(report)) {
            throw new ParameterException(spec.commandLine(), "there is no file " + report);
        }
        for (Path output : outputs) {
            if (!Files.isDirectory(output)) {
                throw new ParameterException(spec.commandLine(), "there is no folder " + output);
            }
        }
        for (Path file : files()) {
            if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
                throw new ParameterException(spec.commandLine(), "there is no folder for " + file);
            }
        }
    }

    private List<Path> files() {
        List<Path> files = new ArrayList<>();
        Optional.ofNullable(json).ifPresent(files::add);
        Optional.ofNullable(csv).ifPresent(files::add);
        Optional.ofNullable(html).ifPresent(files::add);
        return files;
    }

    private Path indexFolder() throws IOException {
        if (index != null) {
            return index;
        }
        String paths = outputs.stream()
                .map(output -> output.toAbsolutePath().normalize().toString())
                .sorted()
                .collect(Collectors.joining("\n"));
        return CacheFolder.of("trace")
                .resolve(
                        Digests.of(paths.getBytes(StandardCharsets.UTF_8)).hex().substring(0, 16));
    }

    private void print(ReportTrace.Result result, List<TracedItem> items) {
        PrintWriter out = spec.commandLine().getOut();
        for (Traced traced : result.passages()) {
            out.println(line(traced));
        }
        int pages = items.stream().mapToInt(TracedItem::pages).sum();
        out.println(result.passages().size() + " passages looked for in " + items.size() + " items, " + pages
                + " pages: " + counts(result) + "; " + result.tooShort() + " too short");
        out.flush();
    }

    private static String line(Traced traced) {
        String text = traced.passage().text();
        String begin = text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "\u2026";
        String place = traced.places().stream()
                .findFirst()
                .map(TraceCommand::place)
                .or(() -> traced.names().map(names -> names.item() + ", page " + names.page()))
                .map(where -> ": " + where)
                .orElse("");
        return traced.passage().number() + "  " + Names.shown(begin) + "\n    "
                + traced.verdict().words() + Names.shown(place);
    }

    private static String place(Place place) {
        return String.format(
                Locale.ROOT,
                "%s, page %s (score %.2f)",
                place.item(),
                place.pages().stream().map(page -> page.page().toString()).collect(Collectors.joining("-")),
                place.score());
    }

    private static String counts(ReportTrace.Result result) {
        TreeMap<Verdict, Integer> counts = counted(result);
        return counts.entrySet().stream()
                .map(count -> count.getValue() + " " + count.getKey().words())
                .collect(Collectors.joining(", "));
    }

    private static TreeMap<Verdict, Integer> counted(ReportTrace.Result result) {
        TreeMap<Verdict, Integer> counts = new TreeMap<>();
        for (Verdict verdict : Verdict.values()) {
            counts.put(verdict, 0);
        }
        result.passages().forEach(traced -> counts.merge(traced.verdict(), 1, Integer::sum));
        return counts;
    }

    private void write(ReportTrace.Result result, List<TracedItem> items, List<TracedSource> sources)
            throws IOException {
        String name = report.getFileName().toString();
        if (json != null) {
            write(json, Json.write(report(name, result, items, sources)));
        }
        if (csv != null) {
            write(csv, TraceCsv.of(result).getBytes(StandardCharsets.UTF_8));
        }
        if (html != null) {
            write(html, TraceHtml.of(name, result, items).getBytes(StandardCharsets.UTF_8));
        }
    }

    private TraceReport report(
            String name, ReportTrace.Result result, List<TracedItem> items, List<TracedSource> sources)
            throws IOException {
        TreeMap<String, Digest> transcripts = new TreeMap<>();
        List<String> unread = new ArrayList<>();
        for (TracedSource source : sources) {
            transcripts.put(source.item().orElse(source.file()), source.digest());
            source.unread().ifPresent(reason -> unread.add(source.file() + ": " + reason));
        }
        return new TraceReport(
                Program.name(),
                name,
                Digests.of(report),
                items,
                transcripts,
                unread,
                result.tooShort(),
                counted(result),
                result.passages());
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.write(part, bytes);
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private void say(String message) {
        PrintWriter err = spec.commandLine().getErr();
        err.println(message);
        err.flush();
    }
}
