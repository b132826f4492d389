package recto.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import recto.evaluate.ErrorRate;
import recto.evaluate.Folding;
import recto.evaluate.PageScore;
import recto.evaluate.SetScore;
import recto.evaluate.WordOverlap;

/** Prints scores for people: a line for each page, one for each set, and which folding was used. */
final class EvaluationTable {
    private final PrintWriter out;

    EvaluationTable(PrintWriter out) {
        this.out = out;
    }

    void print(Folding folding, List<SetScore> sets, boolean withPages) {
        out.printf(Locale.ROOT, "%-44s %9s %7s %7s %7s %7s%n", "", "chars", "CER %", "WER %", "F1", "flex %");
        for (SetScore set : sets) {
            if (withPages) {
                set.pages().forEach(this::page);
            }
            String title = set.name() + " (" + set.pages().size() + (set.pages().size() == 1 ? " page)" : " pages)");
            line(title, set.characters(), set.words(), set.overlap(), set.flexible());
        }
        String folds = folding.codes().isEmpty() ? "nothing else" : String.join(", ", folding.codes());
        out.println("Grapheme clusters of NFC text; white space folded; folded as well: " + folds + ".");
        out.flush();
    }

    private void page(PageScore page) {
        String title = "  " + page.name() + (page.missing() ? " (missing)" : "");
        line(title, page.characters(), page.words(), page.overlap(), page.flexible());
    }

    private void line(String title, ErrorRate characters, ErrorRate words, WordOverlap overlap, ErrorRate flexible) {
        out.printf(
                Locale.ROOT,
                "%-44s %9d %7s %7s %7s %7s%n",
                title,
                characters.total(),
                percent(characters.rate()),
                percent(words.rate()),
                number("%.3f", overlap.f1()),
                percent(flexible.rate()));
    }

    private static String percent(OptionalDouble rate) {
        return number("%.1f", rate.isPresent() ? OptionalDouble.of(100 * rate.getAsDouble()) : rate);
    }

    private static String number(String format, OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, format, value.getAsDouble()) : "-";
    }
}
