package recto.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import recto.align.Corrected;
import recto.align.LaidText;
import recto.align.ReadingComparison;
import recto.align.TypedText;
import recto.export.AltoExporter;
import recto.export.PageSink;
import recto.export.PageXml;
import recto.job.ItemPlace;
import recto.job.TypedTexts;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.Json;

/** {@code recto align}: a typed text on to its scan, and a reading beside another one. */
@Command(
        name = "align",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        header = "Lays a typed text on to its scan, a reading beside another one, or a text beside its translation.",
        description = {
            "With --text: finds for each word of a transcription where it stands on the pages of an item that was read."
                    + " Lines, pages and hyphens may be others; passages may be missing, doubled or in another order"
                    + " on either side. The text goes into the item's folder (typed/NAME.txt) and the places into"
                    + " transcript.json there; both stay when the item is read again. A text that does not belong to"
                    + " the pages is refused, and nothing is written.",
            "",
            "With --reading or --other-readings: lists where two readings differ, the largest differences first.",
            "",
            "With --bitext: finds for each sentence of a text the sentence or sentences of its translation, by lengths,"
                    + " numbers, dates of any calendar, names in any script, and words that the two texts themselves show"
                    + " to belong together. Sentences without counterpart are said to be so."
        },
        footer = {
            "",
            "Examples:",
            "  recto align --text typescript.docx output/kaspi_1918-03-30",
            "  recto align --text page3.txt --page 3 output/kaspi_1918-03-30",
            "  recto align --text book.tei.xml --corrected corrected --lines lines output/report",
            "  recto align --reading second/output/kaspi_67 output/kaspi_67 --json differences.json",
            "  recto align --bitext output/report-ru output/report-en",
            "  recto align --bitext output/gazette output/gazette --languages rus,aze",
            "  recto align --bitext de.txt fr.txt --languages deu,fra --sentences -o pairs"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all is well",
            "1:a file cannot be read",
            "2:wrong arguments",
            "5:the item's folder cannot be written",
            "8:the text does not belong to these pages"
        })
public final class AlignCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "ITEM",
            arity = "0..1",
            description = "Folder of an item, with its transcript.json; not with --bitext.")
    private Path item;

    @ArgGroup(multiplicity = "1")
    private Other other;

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the text. Default: that of its file.")
    private String name;

    @Option(names = "--page", paramLabel = "N", description = "The text is that of page N alone.")
    private Integer page;

    @Option(
            names = "--corrected",
            paramLabel = "DIR",
            description = "Write PAGE (2019-07-15) and ALTO files with the typed words into DIR/page and DIR/alto.")
    private Path corrected;

    @Option(
            names = "--lines",
            paramLabel = "DIR",
            description = "Write pictures of the lines with their typed text into DIR, for training.")
    private Path lines;

    @Option(
            names = "--choose",
            description = "Say which side of a difference of readings has the more confident words.")
    private boolean choose;

    @Option(names = "--json", paramLabel = "FILE", description = "Write all differences of readings to this file.")
    private Path json;

    @Mixin
    private AlignBitext bitext;

    @Spec
    private CommandSpec spec;

    /** What is laid beside the item's reading. */
    private static final class Other {
        @Option(
                names = "--text",
                paramLabel = "FILE",
                required = true,
                description = "Typed text: UTF-8 text, docx, doc, rtf, TEI, PAGE, ALTO or hOCR. Form feeds, TEI page"
                        + " breaks and several files, each given with --text, tell its pages apart.")
        private List<Path> text;

        @Option(
                names = "--reading",
                paramLabel = "OTHER",
                required = true,
                description = "Folder of an item that was read from the same print: by another engine, or from other"
                        + " scans.")
        private Path reading;

        @Option(
                names = "--other-readings",
                required = true,
                description = "The other readings of the same pages, such as the old text layer of a PDF.")
        private boolean others;

        @Option(
                names = "--bitext",
                arity = "2",
                paramLabel = "TEXT",
                required = true,
                description =
                        "A text and its translation: two folders of items, two UTF-8 text files, or one item named"
                                + " twice.")
        private List<Path> bitext;
    }

    @Override
    public Integer call() throws StageException {
        if ((item == null) != (other.bitext != null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    item == null ? "which ITEM? name its folder" : "--bitext takes two texts, and no ITEM beside them");
        }
        if (other.bitext != null) {
            bitext.run(spec.commandLine(), other.bitext);
            return ExitCode.OK.code();
        }
        ItemPlace place = new ItemPlace(item);
        TypedTexts texts = new TypedTexts(item);
        Transcript transcript = texts.transcript();
        try {
            if (other.text != null) {
                return text(place, texts, transcript);
            }
            List<PageTranscript> beside = other.reading == null
                    ? OtherReadings.of(transcript.pages())
                    : new TypedTexts(new ItemPlace(other.reading).folder())
                            .transcript()
                            .pages();
            List<PageTranscript> own = other.reading == null
                    ? transcript.pages().stream()
                            .filter(each -> each.readings().size() > 1)
                            .toList()
                    : transcript.pages();
            ReadingComparison comparison = ReadingComparison.of(own, beside, choose);
            new AlignTable(spec.commandLine().getOut()).print(comparison);
            if (json != null) {
                Files.write(json, Json.write(comparison));
            }
            return ExitCode.OK.code();
        } catch (IOException failed) {
            throw new StageException(
                    FailureKind.OUTPUT_NOT_WRITABLE, "align", "cannot be written: " + failed.getMessage(), failed);
        }
    }

    private int text(ItemPlace place, TypedTexts texts, Transcript transcript) throws StageException, IOException {
        other.text.forEach(file -> {
            if (!Files.isRegularFile(file)) {
                throw new ParameterException(spec.commandLine(), "there is no file " + file);
            }
        });
        String source = other.text.get(0).getFileName().toString();
        TypedText typed = TypedFile.read(name(source), other.text);
        List<PageTranscript> pages = pages(transcript);
        LaidText laid = texts.lay(typed, source, pages);
        if (!laid.fit().belongs()) {
            refuse(laid, texts, typed, transcript);
            return ExitCode.DOES_NOT_BELONG.code();
        }
        LaidText earlier = texts.laid().stream()
                .filter(each -> each.name().equals(laid.name()))
                .findFirst()
                .orElse(laid);
        LaidText kept = laid.after(earlier);
        texts.keep(typed, kept);
        new AlignTable(spec.commandLine().getOut()).print(kept);
        byProducts(place, transcript, kept);
        return ExitCode.OK.code();
    }

    private String name(String source) {
        String given = name != null ? name : source.replaceFirst("\\.[^.]{1,5}$", "");
        try {
            return new TypedText(given, "").name();
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), "--name: " + wrong.getMessage(), wrong);
        }
    }

    private List<PageTranscript> pages(Transcript transcript) {
        if (page == null) {
            return transcript.pages();
        }
        if (page < 1 || page > transcript.pages().size()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--page: the item has the pages 1 to " + transcript.pages().size());
        }
        return transcript.pages().subList(page - 1, page);
    }

    private void refuse(LaidText laid, TypedTexts texts, TypedText typed, Transcript transcript) throws StageException {
        PrintWriter err = spec.commandLine().getErr();
        String where = page == null ? item.toString() : "page " + page + " of " + item;
        err.println(String.format(
                Locale.ROOT,
                "recto: %s does not belong to %s: score %.2f, at least %.2f is asked for; nothing was written",
                laid.source(),
                where,
                laid.fit().score(),
                recto.align.Fit.LEAST));
        if (page != null) {
            for (PageTranscript each : transcript.pages()) {
                double score =
                        texts.lay(typed, laid.source(), List.of(each)).fit().score();
                if (score >= recto.align.Fit.LEAST) {
                    err.println(String.format(Locale.ROOT, "recto: it fits page %s: score %.2f", each.number(), score));
                }
            }
        }
        err.flush();
    }

    private void byProducts(ItemPlace place, Transcript transcript, LaidText laid) throws StageException, IOException {
        Corrected typed = new Corrected(laid);
        if (corrected != null) {
            Files.createDirectories(corrected);
            try (PageSink alto = new AltoExporter()
                    .open(
                            transcript.head(),
                            any -> {
                                throw new IllegalStateException("ALTO needs no picture");
                            },
                            corrected)) {
                for (PageTranscript each : transcript.pages()) {
                    PageTranscript right = typed.page(each);
                    alto.page(right);
                    PageXml.write(
                            right,
                            corrected.resolve("page").resolve(each.number().padded() + ".xml"),
                            transcript.head().program());
                }
                alto.finish();
            }
        }
        if (lines != null) {
            TrainingLines training = new TrainingLines(place, lines);
            int written = 0;
            for (PageTranscript each : pages(transcript)) {
                written += training.write(each, typed);
            }
            spec.commandLine().getOut().println(written + " lines for training in " + lines);
            spec.commandLine().getOut().flush();
        }
    }

    /** Pages with their other reading as the chosen one: the old text layer where there is one. */
    private static final class OtherReadings {
        static List<PageTranscript> of(List<PageTranscript> pages) {
            return pages.stream()
                    .filter(page -> page.readings().size() > 1)
                    .map(page -> page.with(List.of(other(page))))
                    .toList();
        }

        private static Reading other(PageTranscript page) {
            List<Reading> others = page.readings().subList(1, page.readings().size());
            return others.stream()
                    .filter(reading -> reading.source() == Reading.Source.TEXT_LAYER)
                    .findFirst()
                    .orElse(others.get(0));
        }
    }
}
