package recto.align.bitext;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;

/**
 * A bitext as an HTML page for people: both texts side by side, each in its own direction, with pages and scores. No
 * scripts, nothing from elsewhere.
 */
public final class SideBySide {
    private static final String STYLE = """

            body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; font: 16px/1.5 Georgia, "Noto Serif", "Noto Naskh Arabic", serif; color: #222; }
            h1 { font-size: 1.4rem; } .how { color: #444; font-size: .9rem; }
            table { border-collapse: collapse; width: 100%; table-layout: fixed; }
            th, td { padding: .35rem .6rem; vertical-align: top; border-bottom: 1px solid #ddd; text-align: start; overflow-wrap: anywhere; }
            th:first-child, td:first-child { width: 3.2rem; color: #777; font: .75rem sans-serif; }
            .page { color: #777; font: .7rem sans-serif; white-space: nowrap; margin-inline-end: .4em; }
            tr.alone td { background: #fdf1e6; } .none { color: #8a3c00; font-style: italic; }
            tr.doubtful td:first-child { color: #8a3c00; font-weight: bold; }
            @media print { body { max-width: none; margin: 0; font-size: 10pt; } tr { break-inside: avoid; } }
            """;
    /** Scores below are marked. */
    private static final double DOUBTFUL = 0.5;

    private SideBySide() {}

    /** Writes the page and leaves the stream open. */
    public static void write(Bitext bitext, OutputStream out) throws IOException {
        try {
            document(bitext, out);
        } catch (XMLStreamException failed) {
            throw new IOException(failed.getMessage(), failed);
        }
    }

    private static void document(Bitext bitext, OutputStream out) throws XMLStreamException {
        Markup html = Markup.html(out);
        String title = bitext.left().name() + " / " + bitext.right().name();
        html.open("html", "lang", "en").open("head").empty("meta", "charset", "utf-8");
        html.text("title", title).text("style", STYLE).close();
        html.open("body").text("h1", title);
        html.text("p", counted(bitext), "class", "how");
        html.open("table").open("thead").open("tr");
        html.text("th", "score")
                .text("th", bitext.left().name())
                .text("th", bitext.right().name());
        html.close().close().open("tbody");
        for (Bead bead : bitext.beads()) {
            row(html, bitext, bead);
        }
        html.finish();
    }

    private static String counted(Bitext bitext) {
        long pairs = bitext.beads().stream().filter(Bead::isPair).count();
        int left = bitext.beads().stream()
                .filter(bead -> bead.right() == 0)
                .mapToInt(Bead::left)
                .sum();
        int right = bitext.beads().stream()
                .filter(bead -> bead.left() == 0)
                .mapToInt(Bead::right)
                .sum();
        return pairs + " pairs; sentences without counterpart: " + left + " of "
                + bitext.left().sentences().size() + " on the left, " + right + " of "
                + bitext.right().sentences().size()
                + " on the right. The score says how sure the program is that exactly these sentences stand for each other"
                + " (1 is sure).";
    }

    private static void row(Markup html, Bitext bitext, Bead bead) throws XMLStreamException {
        String look = !bead.isPair() ? "alone" : bead.score() < DOUBTFUL ? "doubtful" : "pair";
        html.open("tr", "class", look);
        html.text("td", bead.isPair() ? String.format(Locale.ROOT, "%.2f", bead.score()) : "");
        cell(html, bitext.left(), bitext.left(bead));
        cell(html, bitext.right(), bitext.right(bead));
        html.close();
    }

    private static void cell(Markup html, BitextSide side, List<Sentence> sentences) throws XMLStreamException {
        if (sentences.isEmpty()) {
            html.text("td", "nothing on this side", "class", "none");
            return;
        }
        html.open("td", "dir", "auto", "lang", Markup.tag(side.language()));
        String pages = sentences.stream()
                .flatMap(sentence -> sentence.places().stream())
                .map(place -> place.page().toString())
                .distinct()
                .collect(Collectors.joining(", "));
        if (!pages.isEmpty()) {
            html.inline("bdi", "class", "page").text("p. " + pages).close();
        }
        html.text(sentences.stream().map(Sentence::text).collect(Collectors.joining(" ")));
        html.close();
    }
}
