package recto.evaluate;

import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import recto.model.Box;

/**
 * Scores and differences as one HTML page for people to read and print: no scripts, nothing from elsewhere. Pictures
 * are cut out by whoever has the scan. Made in parts, so that a long report need not be held in memory: {@link #head},
 * then {@link #page} for each page, then {@link #END}.
 */
public final class HtmlReport {
    /** Closes the document. */
    public static final String END = "</main>\n</body>\n</html>\n";

    /** Height of the picture of a line, in pixels. */
    private static final int LINE_HEIGHT = 36;

    /** Of the height of a line, what is shown around it. */
    private static final int MARGIN = 6;

    /** Height of the picture of a page behind its regions, in pixels. */
    private static final int PAGE_HEIGHT = 900;

    private final Folding folding;
    private final int pictures;

    /**
     * @param folding that was used
     * @param pictures how many lines of a page get a picture at most: those with the most differences
     */
    public HtmlReport(Folding folding, int pictures) {
        this.folding = folding;
        this.pictures = pictures;
    }

    /** The start of the document: what the figures mean, and all of them in tables. */
    public String head(List<SetScore> sets, List<SetScore> languages) {
        return HtmlHead.START + HtmlHead.explanation(folding, pictures) + HtmlHead.tables(sets, languages) + "<main>\n";
    }

    /**
     * A page: its figures, its regions, its lines.
     *
     * @param set that it belongs to
     * @param page to be shown
     * @param picture PNG of a box of the page, at most so many pixels high; the box is in pixels of the image of ground
     *     truth; empty where there is no scan
     */
    public String page(String set, PageComparison page, BiFunction<Box, Integer, Optional<byte[]>> picture) {
        PageScore score = page.score();
        String layout = score.scores().layout().isEmpty()
                ? ""
                : HtmlLayout.figure(
                        page, box -> pictures == 0 ? Optional.empty() : data(picture.apply(box, PAGE_HEIGHT)));
        return Html.format(
                        "<section id=\"%s\">\n<h2>%s <small>%s</small></h2>\n<p class=\"figures\">%s</p>\n",
                        HtmlHead.anchor(set, score.name()),
                        Html.escaped(score.name()),
                        Html.escaped(set),
                        HtmlHead.figures(score))
                + layout
                + lines(page.lines(), box -> data(picture.apply(withMargin(box), LINE_HEIGHT)))
                + notThere(page.notThere())
                + "</section>\n";
    }

    private String lines(List<LinePair> lines, Function<Box, Optional<String>> picture) {
        if (lines.isEmpty()) {
            return "";
        }
        Set<Integer> pictured = IntStream.range(0, lines.size())
                .boxed()
                .filter(at -> lines.get(at).errors() > 0 && lines.get(at).box().isPresent())
                .sorted(Comparator.comparing(at -> -lines.get(at).errors()))
                .limit(pictures)
                .collect(Collectors.toSet());
        return IntStream.range(0, lines.size())
                .mapToObj(at -> line(
                        lines.get(at),
                        pictured.contains(at) ? lines.get(at).box().flatMap(picture) : Optional.empty()))
                .collect(Collectors.joining("", "<ol class=\"lines\">\n", "</ol>\n"));
    }

    private static String line(LinePair line, Optional<String> picture) {
        if (line.errors() == 0) {
            return "<li class=\"right\"><p dir=\"auto\">" + Html.runs(line.truth(), "del") + "</p></li>\n";
        }
        String read = line.read().isEmpty()
                ? "<p class=\"read none\">not read</p>"
                : "<p class=\"read\" dir=\"auto\">" + Html.runs(line.read(), "ins") + "</p>";
        return "<li>"
                + picture.map(data -> "<img alt=\"the line on the scan\" src=\"" + data + "\">")
                        .orElse("")
                + "<p class=\"truth\" dir=\"auto\">" + Html.runs(line.truth(), "del") + "</p>" + read + "</li>\n";
    }

    /** Boxes of ground truth often cut the tops and tails of letters. */
    private static Box withMargin(Box line) {
        int margin = line.height() / MARGIN;
        int left = Math.max(0, line.x() - margin);
        int top = Math.max(0, line.y() - margin);
        return new Box(left, top, line.right() + margin - left, line.bottom() + margin - top);
    }

    private static String notThere(List<String> texts) {
        return texts.isEmpty()
                ? ""
                : texts.stream()
                        .map(text -> "<li dir=\"auto\"><ins>" + Html.escaped(text) + "</ins></li>\n")
                        .collect(Collectors.joining(
                                "", "<h3>Read, and nothing like it in ground truth</h3>\n<ul>\n", "</ul>\n"));
    }

    private static Optional<String> data(Optional<byte[]> png) {
        return png.map(bytes -> "data:image/png;base64," + Base64.getEncoder().encodeToString(bytes));
    }
}
