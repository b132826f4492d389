package recto.evaluate;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The start of a report: style, explanation, tables. */
final class HtmlHead {
    static final String START = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>What was read, beside ground truth</title>
            <style>
            body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.45 Georgia, "Noto Serif", serif; color: #222; }
            h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .3rem; border-top: 1px solid #999; padding-top: 1rem; }
            h2 small { font-weight: normal; color: #666; font-size: .9rem; } h3 { font-size: 1rem; }
            .how, .figures, figcaption { color: #444; font-size: .9rem; }
            table { border-collapse: collapse; margin: 1rem 0; font-size: .9rem; }
            th, td { padding: .15rem .6rem; text-align: right; font-variant-numeric: tabular-nums; border-bottom: 1px solid #ddd; }
            th:first-child, td:first-child { text-align: left; }
            tr.total td { font-weight: bold; border-bottom: 1px solid #666; }
            ol.lines { padding-left: 3rem; } ol.lines > li { margin: .7rem 0; break-inside: avoid; }
            ol.lines > li::marker, ul > li::marker { color: #888; font-size: .75rem; }
            ol.lines > li.right { margin: .1rem 0; color: #666; font-size: .9rem; }
            .lines p { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; } .lines img { display: block; max-width: 100%; margin-bottom: .2rem; }
            .lines .truth::before, .lines .read::before { color: #666; font: .7rem sans-serif; display: inline-block; width: 3.2em; }
            .lines .truth::before { content: "truth"; } .lines .read::before { content: "read"; }
            .none { color: #8a3c00; font-style: italic; }
            del { background: #fde3cf; text-decoration: none; border-bottom: 2px solid #b85400; }
            ins { background: #d8e8f7; text-decoration: none; border-bottom: 2px dotted #14568f; }
            .gap { display: inline-block; height: .9em; border-left: 2px solid #999; margin: 0 1px; vertical-align: -.1em; }
            figure { margin: 1rem 0; } svg { max-width: 100%; max-height: 56rem; border: 1px solid #bbb; }
            polygon { vector-effect: non-scaling-stroke; stroke-width: 2.5px; }
            g.truth polygon { fill: #b85400; fill-opacity: .12; stroke: #b85400; }
            g.read polygon { fill: none; stroke: #14568f; stroke-dasharray: 6 3; }
            g.numbers text { fill: #14568f; font-family: sans-serif; font-weight: bold; paint-order: stroke; stroke: #fff; stroke-width: .25em; }
            figcaption b.truth { border-bottom: 3px solid #b85400; } figcaption b.read { border-bottom: 3px dashed #14568f; }
            @media print { body { max-width: none; margin: 0; font-size: 10pt; } .lines img { max-height: 7mm; } del, ins, g.truth polygon { print-color-adjust: exact; -webkit-print-color-adjust: exact; } a { color: inherit; text-decoration: none; } }
            </style>
            </head>
            <body>
            <h1>What was read, beside ground truth</h1>
            """;

    private static final List<Column> COLUMNS = List.of(
            text("characters", score -> Long.toString(score.characters().total())),
            text("CER %", score -> Html.percent(score.characters().rate())),
            text("WER %", score -> Html.percent(score.words().rate())),
            text("F1", score -> Html.share(score.overlap().f1())),
            text("flex %", score -> Html.percent(score.flexible().rate())),
            new Column("order", scores -> scores.order().map(score -> Html.share(score.share()))),
            layout("area", score -> Html.share(score.area().f1())),
            layout("span", score -> Long.toString(score.faults().spanning())));

    private HtmlHead() {}

    /** What was counted, and how to read the marks. */
    static String explanation(Folding folding, int pictures) {
        String folds = folding.codes().isEmpty() ? "nothing else" : String.join(", ", folding.codes());
        String shown = pictures == 0
                ? "Pictures of lines were not asked for."
                : "Where the scan was found, the " + pictures
                        + " lines of a page with the most differences have a picture.";
        return "<p class=\"how\">CER and WER: insertions, deletions and replacements for 100 characters or words of ground"
                + " truth, in reading order. F1: words right regardless of order. flex: CER regardless of the order of"
                + " lines. order: pairs of lines in the right order, 0 to 1. area: F1 of the pixels in regions of text;"
                + " span: regions that take in two columns. Characters are grapheme clusters of NFC text; white space is"
                + " folded; folded as well: " + Html.escaped(folds) + ".</p>\n"
                + "<p class=\"how\">Each line of ground truth stands above what was read of it, wherever on the page that"
                + " was. Marked: <del>what ground truth has</del> and <ins>what was read instead</ins>; a bar"
                + " <i class=\"gap\"></i> where the other side has something more. " + shown + "</p>\n";
    }

    private record Column(String title, Function<Scores, Optional<String>> value) {
        boolean speaks(List<SetScore> sets) {
            return sets.stream()
                    .flatMap(set -> set.pages().stream())
                    .anyMatch(page ->
                            !value.apply(page.scores()).orElse(Html.NONE).equals(Html.NONE));
        }
    }

    /** Figures of pages and sets, and of languages where one is known; without columns that would be empty. */
    static String tables(List<SetScore> sets, List<SetScore> languages) {
        List<Column> columns =
                COLUMNS.stream().filter(column -> column.speaks(sets)).toList();
        String rows = sets.stream()
                .flatMap(set -> Stream.concat(
                        set.pages().stream().map(page -> row(page, set, columns)), Stream.of(total(set, columns))))
                .collect(Collectors.joining());
        boolean stated = languages.stream().anyMatch(set -> !set.name().equals(SetScore.NOT_STATED));
        String byLanguage = languages.stream().map(set -> total(set, columns)).collect(Collectors.joining());
        return table("page", columns, rows) + (stated ? table("language", columns, byLanguage) : "");
    }

    private static String table(String first, List<Column> columns, String rows) {
        String titles =
                columns.stream().map(column -> "<th>" + column.title + "</th>").collect(Collectors.joining());
        return "<table><thead><tr><th>" + first + "</th>" + titles + "</tr></thead>\n<tbody>\n" + rows
                + "</tbody></table>\n";
    }

    private static String row(PageScore page, SetScore set, List<Column> columns) {
        String title = Html.format(
                "<a href=\"#%s\">%s</a>%s",
                anchor(set.name(), page.name()), Html.escaped(page.name()), page.missing() ? " (missing)" : "");
        return "<tr><td>" + title + "</td>" + cells(page.scores(), columns) + "</tr>\n";
    }

    private static String total(SetScore set, List<Column> columns) {
        int pages = set.pages().size();
        String title = Html.format("%s (%d %s)", Html.escaped(set.name()), pages, pages == 1 ? "page" : "pages");
        return "<tr class=\"total\"><td>" + title + "</td>" + cells(set.total(), columns) + "</tr>\n";
    }

    private static String cells(Scores scores, List<Column> columns) {
        return columns.stream()
                .map(column -> "<td>" + column.value.apply(scores).orElse(Html.NONE) + "</td>")
                .collect(Collectors.joining());
    }

    private static Column text(String title, Function<TextScore, String> value) {
        return new Column(title, scores -> scores.text().map(value));
    }

    private static Column layout(String title, Function<LayoutScore, String> value) {
        return new Column(title, scores -> scores.layout().map(value));
    }

    /** The scores of a page in a sentence. */
    static String figures(PageScore page) {
        List<String> figures = new ArrayList<>();
        if (page.missing()) {
            figures.add("nothing was read of this page");
        }
        page.language().ifPresent(language -> figures.add("language " + Html.escaped(language)));
        page.scores()
                .text()
                .ifPresent(text -> figures.add(Html.format(
                        "%d characters, CER %s %%, WER %s %%, F1 %s, flex %s %%",
                        text.characters().total(),
                        Html.percent(text.characters().rate()),
                        Html.percent(text.words().rate()),
                        Html.share(text.overlap().f1()),
                        Html.percent(text.flexible().rate()))));
        page.scores()
                .order()
                .filter(order -> order.pairs() > 0)
                .ifPresent(order -> figures.add("order " + Html.share(order.share())));
        page.scores().layout().ifPresent(layout -> figures.add(figures(layout)));
        return String.join("; ", figures) + ".";
    }

    private static String figures(LayoutScore layout) {
        return Html.format(
                "area F1 %s (precision %s, recall %s); %d regions of ground truth, %d read, %d found; %d spanning two"
                        + " columns, %d merging, %d split, %d missed, %d invented",
                Html.share(layout.area().f1()),
                Html.share(layout.area().precision()),
                Html.share(layout.area().recall()),
                layout.regions().expected(),
                layout.regions().read(),
                layout.regions().shared(),
                layout.faults().spanning(),
                layout.faults().merging(),
                layout.faults().split(),
                layout.faults().missed(),
                layout.faults().invented());
    }

    /** The place of a page in the document. */
    static String anchor(String set, String page) {
        return "p" + HexFormat.of().formatHex((set + "/" + page).getBytes(StandardCharsets.UTF_8));
    }
}
