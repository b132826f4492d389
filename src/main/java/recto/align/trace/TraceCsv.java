package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import recto.model.Box;

/**
 * What was found of a report as a table (RFC 4180): a row for each place, and one for each passage without. A cell that
 * a spreadsheet would take for a formula begins with an apostrophe.
 */
public final class TraceCsv {
    private static final List<String> HEADER = List.of(
            "passage",
            "paragraph",
            "kind",
            "text",
            "cited",
            "verdict",
            "item",
            "page",
            "x",
            "y",
            "width",
            "height",
            "lines",
            "score",
            "as_cited",
            "wording",
            "names");

    private TraceCsv() {}

    /** The table as text. */
    public static String of(ReportTrace.Result result) {
        StringBuilder table = new StringBuilder(line(HEADER));
        for (Traced traced : result.passages()) {
            for (List<String> row : rows(traced)) {
                table.append(line(row.stream().map(TraceCsv::safe).toList()));
            }
        }
        return table.toString();
    }

    private static String line(List<String> row) {
        return CSVFormat.RFC4180.format(row.toArray()) + "\r\n";
    }

    private static List<List<String>> rows(Traced traced) {
        List<List<String>> rows = new ArrayList<>();
        for (Place place : traced.places()) {
            for (Place.OnPage page : place.pages()) {
                rows.add(row(
                        traced,
                        Optional.of(page.box()),
                        List.of(
                                place.item(),
                                page.page().toString(),
                                lines(page),
                                String.format(Locale.ROOT, "%.3f", place.score()),
                                code(place.cited()),
                                place.wording(),
                                "")));
            }
        }
        traced.names()
                .ifPresent(names -> rows.add(row(
                        traced,
                        Optional.of(names.box()),
                        List.of(names.item(), names.page().toString(), "", "", "", "", agreeing(names)))));
        if (rows.isEmpty()) {
            rows.add(row(traced, Optional.empty(), List.of("", "", "", "", "", "", "")));
        }
        return rows;
    }

    private static List<String> row(Traced traced, Optional<Box> box, List<String> place) {
        List<String> row = new ArrayList<>();
        row.add(Integer.toString(traced.passage().number()));
        row.add(Integer.toString(traced.passage().paragraph()));
        row.add(code(traced.passage().kind()));
        row.add(traced.passage().text());
        row.add(traced.citations().stream().map(Citation::text).collect(Collectors.joining(" | ")));
        row.add(code(traced.verdict()));
        row.addAll(place.subList(0, 2));
        row.add(box.map(Box::x).map(Object::toString).orElse(""));
        row.add(box.map(Box::y).map(Object::toString).orElse(""));
        row.add(box.map(Box::width).map(Object::toString).orElse(""));
        row.add(box.map(Box::height).map(Object::toString).orElse(""));
        row.addAll(place.subList(2, place.size()));
        return row;
    }

    private static String lines(Place.OnPage page) {
        return page.lines().stream()
                .map(line -> line.region() + ":" + line.line())
                .collect(Collectors.joining(" "));
    }

    private static String agreeing(NamesPlace names) {
        return names.agreeing().stream()
                .map(pair -> pair.passage() + " = " + pair.page())
                .collect(Collectors.joining("; "));
    }

    /** Enums as JSON writes them, too. */
    static String code(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String safe(String cell) {
        return !cell.isEmpty() && "=+-@\t\r".indexOf(cell.charAt(0)) >= 0 ? "'" + cell : cell;
    }
}
