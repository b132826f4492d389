package recto.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import recto.evaluate.Folding;
import recto.evaluate.LayoutScore;
import recto.evaluate.OrderScore;
import recto.evaluate.PageScore;
import recto.evaluate.Scores;
import recto.evaluate.SetScore;
import recto.evaluate.TextScore;

/**
 * Prints scores for people: a line for each page, for each set, for each language, and which folding was used. Columns
 * that would be empty are left out.
 */
final class EvaluationTable {
    private static final List<Column> ALL = List.of(
            new Column(
                    "chars", 9, text(score -> Long.toString(score.characters().total()))),
            new Column("CER %", 7, text(score -> percent(score.characters().rate()))),
            new Column("WER %", 7, text(score -> percent(score.words().rate()))),
            new Column("F1", 7, text(score -> share(score.overlap().f1()))),
            new Column("flex %", 7, text(score -> percent(score.flexible().rate()))),
            new Column(
                    "order", 7, scores -> scores.order().map(OrderScore::share).map(EvaluationTable::share)),
            new Column("area", 7, layout(score -> share(score.area().f1()))),
            new Column("span", 5, layout(score -> Long.toString(score.faults().spanning()))));
    private static final String NONE = "-";

    private record Column(String title, int width, Function<Scores, Optional<String>> value) {
        boolean speaks(SetScore set) {
            return set.pages().stream()
                    .anyMatch(page -> !value.apply(page.scores()).orElse(NONE).equals(NONE));
        }
    }

    private final PrintWriter out;

    EvaluationTable(PrintWriter out) {
        this.out = out;
    }

    void print(Folding folding, List<SetScore> sets, boolean withPages) {
        List<Column> columns = ALL.stream()
                .filter(column -> sets.stream().anyMatch(column::speaks))
                .toList();
        line("", columns, column -> column.title);
        for (SetScore set : sets) {
            if (withPages) {
                set.pages().forEach(page -> line(title(page), columns, value(page.scores())));
            }
            total(set, columns);
        }
        List<SetScore> languages = SetScore.byLanguage(sets);
        if (languages.stream().anyMatch(language -> !language.name().equals(SetScore.NOT_STATED))) {
            out.println("By language:");
            languages.forEach(language -> total(language, columns));
        }
        String folds = folding.codes().isEmpty() ? "nothing else" : String.join(", ", folding.codes());
        out.println("Grapheme clusters of NFC text; white space folded; folded as well: " + folds + ".");
        out.flush();
    }

    private static String title(PageScore page) {
        return "  " + page.name() + (page.missing() ? " (missing)" : "");
    }

    private void total(SetScore set, List<Column> columns) {
        int pages = set.pages().size();
        line(set.name() + " (" + pages + (pages == 1 ? " page)" : " pages)"), columns, value(set.total()));
    }

    private static Function<Column, String> value(Scores scores) {
        return column -> column.value.apply(scores).orElse(NONE);
    }

    private void line(String title, List<Column> columns, Function<Column, String> value) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-44s", title));
        for (Column column : columns) {
            line.append(' ').append(String.format(Locale.ROOT, "%" + column.width + "s", value.apply(column)));
        }
        out.println(line);
    }

    private static Function<Scores, Optional<String>> text(Function<TextScore, String> value) {
        return scores -> scores.text().map(value);
    }

    private static Function<Scores, Optional<String>> layout(Function<LayoutScore, String> value) {
        return scores -> scores.layout().map(value);
    }

    private static String percent(OptionalDouble rate) {
        return number("%.1f", rate.isPresent() ? OptionalDouble.of(100 * rate.getAsDouble()) : rate);
    }

    private static String share(OptionalDouble share) {
        return number("%.3f", share);
    }

    private static String number(String format, OptionalDouble value) {
        return value.isPresent() ? String.format(Locale.ROOT, format, value.getAsDouble()) : NONE;
    }
}
