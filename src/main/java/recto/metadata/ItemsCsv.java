package recto.metadata;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A table of items as spreadsheets open it: CSV in UTF-8 with a byte order mark (RFC 4180). A cell that a spreadsheet
 * would take for a formula has an apostrophe before it, which is taken away when it is read.
 */
public final class ItemsCsv {
    /** The values that the table shows and that may be corrected in it. */
    public static final List<String> ELEMENTS = List.of("title", "date", "issue", "volume", "place", "price", "editor");

    private static final String BOM = "\uFEFF";
    private static final String ITEM = "item";
    private static final String PAGES = "pages";
    private static final String FLAGS = "flags";
    private static final String BY = "corrected by";
    private static final String ON = "corrected on";
    private static final Pattern DATE = Pattern.compile("\\d{4}(-\\d{2}(-\\d{2})?)?");
    private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})");
    private static final String FORMULA = "=+-@\t\r";

    /**
     * An item.
     *
     * @param item id
     * @param values by element
     * @param pages how many; 0 where the table does not say
     * @param flags codes of what contradicts its values
     * @param by who corrected it last
     * @param on when
     */
    public record Row(String item, SortedMap<String, String> values, int pages, String flags, String by, String on) {}

    private ItemsCsv() {}

    /** The table. */
    public static byte[] write(List<Row> rows) {
        StringBuilder text = new StringBuilder(BOM);
        List<String> header = new ArrayList<>(List.of(ITEM));
        header.addAll(ELEMENTS);
        header.addAll(List.of(PAGES, FLAGS, BY, ON));
        line(header, text);
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(row.item));
            ELEMENTS.forEach(element -> cells.add(row.values.getOrDefault(element, "")));
            cells.addAll(List.of(Integer.toString(row.pages), row.flags, row.by, row.on));
            line(cells, text);
        }
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void line(List<String> cells, StringBuilder text) {
        text.append(cells.stream().map(ItemsCsv::harmless).map(ItemsCsv::quoted).collect(Collectors.joining(",")))
                .append("\r\n");
    }

    /**
     * Reads a table back, also with semicolons or tabs, as some spreadsheets write them.
     *
     * @throws IOException if it is no table of items, with the row that is wrong
     */
    public static List<Row> read(byte[] csv) throws IOException {
        String text = new String(csv, StandardCharsets.UTF_8);
        String plain = text.startsWith(BOM) ? text.substring(1) : text;
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setDelimiter(delimiter(plain))
                .setHeader()
                .setSkipHeaderRecord(true)
                .setIgnoreEmptyLines(true)
                .get();
        List<Row> rows = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(plain), format)) {
            if (!parser.getHeaderMap().containsKey(ITEM)) {
                throw new IOException("its first row names no column '" + ITEM + "'");
            }
            for (CSVRecord record : parser) {
                rows.add(row(record));
            }
        }
        return rows;
    }

    private static Row row(CSVRecord record) throws IOException {
        SortedMap<String, String> values = new TreeMap<>();
        for (String element : ELEMENTS) {
            if (record.isSet(element)) {
                String cell = cell(record, element);
                values.put(element, element.equals("date") ? date(cell, record) : cell);
            }
        }
        return new Row(cell(record, ITEM), values, 0, "", cell(record, BY), cell(record, ON));
    }

    private static String date(String cell, CSVRecord record) throws IOException {
        Matcher dayFirst = DAY_FIRST.matcher(cell);
        try {
            if (dayFirst.matches()) {
                return LocalDate.of(
                                Integer.parseInt(dayFirst.group(3)),
                                Integer.parseInt(dayFirst.group(2)),
                                Integer.parseInt(dayFirst.group(1)))
                        .toString();
            }
            if (cell.length() == "1918-03-30".length()) {
                return LocalDate.parse(cell).toString();
            }
        } catch (DateTimeException none) {
            throw new IOException(noDate(cell, record), none);
        }
        if (cell.isEmpty() || DATE.matcher(cell).matches()) {
            return cell;
        }
        throw new IOException(noDate(cell, record));
    }

    private static String noDate(String cell, CSVRecord record) {
        return "row " + (record.getRecordNumber() + 1) + ": '" + cell
                + "' is no date; write it as 1918-03-30, 1918-03 or 1918";
    }

    private static String cell(CSVRecord record, String column) {
        String cell = record.isSet(column) ? record.get(column) : "";
        boolean guarded = cell.length() > 1 && cell.charAt(0) == '\'' && FORMULA.indexOf(cell.charAt(1)) >= 0;
        return guarded ? cell.substring(1) : cell;
    }

    private static String harmless(String cell) {
        return !cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0 ? "'" + cell : cell;
    }

    private static String quoted(String cell) {
        boolean plain = cell.chars().noneMatch(c -> "\",;\t\r\n".indexOf(c) >= 0);
        return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
    }

    private static char delimiter(String text) {
        String header = text.lines().findFirst().orElse("");
        return header.contains(";") ? ';' : header.contains("\t") ? '\t' : ',';
    }
}
