package recto.align.trace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import recto.align.trace.NamesPlace.Agreeing;
import recto.model.Box;

/** What was found of a report as one HTML page without anything from elsewhere; text in every direction of writing. */
public final class TraceHtml {
    private static final String START = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Passages and where they stand</title>
            <style>
            body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.45 Georgia, "Noto Serif", serif; color: #222; }
            h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .3rem; border-top: 1px solid #999; padding-top: .8rem; }
            .how, .place, .cited { color: #444; font-size: .9rem; }
            .found { color: #1c5c2e; } .found-elsewhere, .only-names-and-numbers { color: #8a3c00; } .not-found { color: #8a0000; }
            table { border-collapse: collapse; width: 100%; margin: .4rem 0; } td, th { padding: .2rem .6rem; text-align: start; vertical-align: top; border: 1px solid #ddd; }
            table.two td { width: 50%; unicode-bidi: isolate; } table.two th { font: .75rem sans-serif; color: #666; }
            del { background: #fde3cf; text-decoration: none; border-bottom: 2px solid #b85400; }
            ins { background: #d8e8f7; text-decoration: none; border-bottom: 2px dotted #14568f; }
            .gap { display: inline-block; height: .9em; border-left: 2px solid #999; margin: 0 1px; vertical-align: -.1em; }
            @media print { body { max-width: none; margin: 0; font-size: 10pt; } del, ins { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
            </style>
            </head>
            <body>
            """;

    private static final String HOW = "<p class=\"how\">Each passage stands beside the wording of the page. Marked:"
            + " <del>what the passage has</del> and <ins>what the page has instead</ins>; a bar <i class=\"gap\"></i>"
            + " where the other side has something more. Case, accents, punctuation, spaces and old spelling are not"
            + " marked. The score is the share of the letters of the passage that agree. Boxes are x, y, width and"
            + " height in pixels of the page image. <em>Not found</em> says that a passage was not found in what was"
            + " searched, which is listed at the end, as it was read.</p>\n";

    private TraceHtml() {}

    /**
     * The page as text.
     *
     * @param report name of the report
     * @param items that were searched
     */
    public static String of(String report, ReportTrace.Result result, Collection<TracedItem> items) {
        StringBuilder html = new StringBuilder(START);
        html.append("<h1>Passages of ").append(escaped(report)).append(", and where they stand</h1>\n");
        html.append(HOW).append(counts(result));
        result.passages().forEach(traced -> html.append(passage(traced)));
        html.append(searched(items));
        return html.append("</body>\n</html>\n").toString();
    }

    private static String counts(ReportTrace.Result result) {
        StringBuilder rows = new StringBuilder();
        for (Verdict verdict : Verdict.values()) {
            long count = result.passages().stream()
                    .filter(traced -> traced.verdict() == verdict)
                    .count();
            rows.append("<tr><td>" + verdict.words() + "</td><td>" + count + "</td></tr>\n");
        }
        rows.append("<tr><td>too short to be looked for</td><td>" + result.tooShort() + "</td></tr>\n");
        return "<table>" + rows + "</table>\n";
    }

    private static String passage(Traced traced) {
        Passage passage = traced.passage();
        StringBuilder html = new StringBuilder();
        html.append("<h2 id=\"p" + passage.number() + "\">" + passage.number() + " <small class=\""
                + TraceCsv.code(traced.verdict()) + "\">" + traced.verdict().words() + "</small></h2>\n");
        html.append("<p class=\"cited\">paragraph " + passage.paragraph() + cited(traced) + "</p>\n");
        if (traced.places().isEmpty()) {
            html.append("<p dir=\"auto\">" + escaped(passage.text()) + "</p>\n");
        }
        traced.places().forEach(place -> html.append(place(place)));
        traced.names().ifPresent(names -> html.append(names(names)));
        return html.toString();
    }

    private static String cited(Traced traced) {
        return traced.citations().isEmpty()
                ? ""
                : "; cited: "
                        + traced.citations().stream()
                                .map(citation -> "<bdi>" + escaped(citation.text()) + "</bdi>")
                                .collect(Collectors.joining("; "));
    }

    private static String place(Place place) {
        List<String> pages = new ArrayList<>();
        place.pages().forEach(page -> pages.add("page " + page.page() + " (" + box(page.box()) + ")"));
        String fit = switch (place.cited()) {
            case AS_CITED -> "; agrees with what is cited";
            case ELSEWHERE -> "; elsewhere than cited";
            case NOT_COMPARED -> "";
        };
        String head = "<p class=\"place\"><bdi>" + escaped(place.item()) + "</bdi>, " + String.join(", ", pages)
                + "; score " + String.format(Locale.ROOT, "%.2f", place.score()) + fit + "</p>\n";
        return head + "<table class=\"two\"><tr><th>passage</th><th>page</th></tr><tr><td dir=\"auto\">"
                + side(place.runs(), true) + "</td><td dir=\"auto\">" + side(place.runs(), false)
                + "</td></tr></table>\n";
    }

    private static String side(List<Run> runs, boolean passage) {
        String element = passage ? "del" : "ins";
        return runs.stream()
                .map(run -> {
                    String text = passage ? run.passage() : run.page();
                    return !run.differs()
                            ? escaped(text)
                            : text.isEmpty()
                                    ? "<i class=\"gap\"></i>"
                                    : "<" + element + ">" + escaped(text) + "</" + element + ">";
                })
                .collect(Collectors.joining(" "));
    }

    private static String names(NamesPlace names) {
        String rows = names.agreeing().stream().map(TraceHtml::row).collect(Collectors.joining());
        return "<p class=\"place\">Only names and numbers agree, "
                + names.agreeing().size() + " of " + names.of()
                + ": <bdi>" + escaped(names.item()) + "</bdi>, page " + names.page() + " (" + box(names.box())
                + ")</p>\n<table>" + rows + "</table>\n";
    }

    private static String row(Agreeing pair) {
        return "<tr><td dir=\"auto\">" + escaped(pair.passage()) + "</td><td dir=\"auto\">" + escaped(pair.page())
                + "</td><td>" + box(pair.box()) + "</td></tr>\n";
    }

    private static String searched(Collection<TracedItem> items) {
        int pages = items.stream().mapToInt(TracedItem::pages).sum();
        String list = items.stream()
                .map(item -> "<li><bdi>" + escaped(item.item()) + "</bdi>, pages: " + item.pages() + "</li>\n")
                .collect(Collectors.joining());
        return "<h2>What was searched</h2>\n<p>" + items.size() + " items, " + pages + " pages</p>\n<ul>\n" + list
                + "</ul>\n";
    }

    private static String box(Box box) {
        return box.x() + ", " + box.y() + ", " + box.width() + ", " + box.height();
    }

    private static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default ->
                    safe.appendCodePoint(
                            Character.isISOControl(character)
                                    ? (Character.isWhitespace(character) ? ' ' : 0xFFFD)
                                    : character);
            }
        });
        return safe.toString();
    }
}
