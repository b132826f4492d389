package recto.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import recto.align.LaidText;
import recto.align.PairedPassage;
import recto.align.ReadPassage;
import recto.align.ReadingComparison;
import recto.align.ReadingDifference;
import recto.align.TypedPassage;

/** What an alignment came to, for people. */
final class AlignTable {
    private static final int SHOWN = 12;
    private static final int WIDEST = 70;

    private final PrintWriter out;

    AlignTable(PrintWriter out) {
        this.out = out;
    }

    void print(LaidText text) {
        long placed =
                text.words().stream().filter(word -> !word.places().isEmpty()).count();
        double sure =
                text.words().stream().mapToDouble(word -> word.sure()).average().orElse(0);
        say(
                "%s: %d of %d words placed, mean certainty %.2f; belongs to the pages: %.2f",
                text.name(), placed, text.words().size(), sure, text.fit().score());
        list("only typed", text.typedOnly(), passage -> "at " + passage.at().get(0) + ": " + cut(passage.text()));
        list("only read", text.readOnly(), AlignTable::read);
        list("in another order", text.moved(), AlignTable::pair);
        list("once more on one side", text.doubled(), AlignTable::pair);
        list("no longer placed", text.noLongerFits(), TypedPassage::text);
        out.flush();
    }

    void print(ReadingComparison comparison) {
        say(
                "%d words and %d words; %.1f %% of the letters of the shorter reading are in both; %d differences",
                comparison.words().get(0),
                comparison.words().get(1),
                100 * comparison.same(),
                comparison.differences().size());
        comparison.rule().ifPresent(rule -> say("chosen: %s", rule));
        say("%7s  %-13s  %5s  %-30s  %-30s  %s", "letters", "kind", "page", "one", "other", "chosen");
        comparison.differences().stream().limit(5L * SHOWN).forEach(this::row);
        int more = comparison.differences().size() - 5 * SHOWN;
        if (more > 0) {
            say("... and %d smaller ones; --json FILE lists all", more);
        }
        out.flush();
    }

    private void row(ReadingDifference difference) {
        String page = difference
                .one()
                .page()
                .or(() -> difference.other().page())
                .map(Object::toString)
                .orElse("");
        say(
                "%7d  %-13s  %5s  %-30s  %-30s  %s",
                difference.letters(),
                difference.kind().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                page,
                cut(difference.one().text(), 30),
                cut(difference.other().text(), 30),
                difference.chosen().orElse(""));
    }

    private <T> void list(String title, List<T> all, Function<T, String> form) {
        if (!all.isEmpty()) {
            say("%s: %d", title, all.size());
            all.stream().limit(SHOWN).forEach(each -> say("    %s", form.apply(each)));
            if (all.size() > SHOWN) {
                say("    ... and %d more; transcript.json lists all", all.size() - SHOWN);
            }
        }
    }

    private static String read(ReadPassage passage) {
        return "page " + passage.page() + ", word " + (passage.words().get(0) + 1) + ": " + cut(passage.text());
    }

    private static String pair(PairedPassage pair) {
        return "typed at " + pair.typed().at().get(0) + ", " + read(pair.read());
    }

    private static String cut(String text) {
        return cut(text, WIDEST);
    }

    private static String cut(String text, int widest) {
        return text.codePointCount(0, text.length()) <= widest
                ? text
                : text.substring(0, text.offsetByCodePoints(0, widest - 3)) + "...";
    }

    private void say(String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }
}
