package recto.metadata;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import recto.model.MetadataValue;

/** A CSV table beside the scans: one column names a scan or an item, the others are elements. */
final class CsvManifest {
    /** Columns that name what a row is about. */
    private static final Set<String> KEYS =
            Set.of("file", "filename", "file name", "scan", "image", "item", "identifier", "path", "файл", "fayl");

    private static final Map<String, String> ELEMENTS = Map.ofEntries(
            Map.entry("title", "title"),
            Map.entry("newspaper", "title"),
            Map.entry("date", "date"),
            Map.entry("issued", "date"),
            Map.entry("issue", "issue"),
            Map.entry("number", "issue"),
            Map.entry("no", "issue"),
            Map.entry("volume", "volume"),
            Map.entry("place", "place"),
            Map.entry("language", "stated-language"),
            Map.entry("editor", "editor"),
            Map.entry("publisher", "publisher"),
            Map.entry("price", "price"),
            Map.entry("rights", "rights"),
            Map.entry("creator", "creator"),
            Map.entry("description", "description"));

    private CsvManifest() {}

    /** The values of the rows that name one of some names; none for a table of another kind. */
    static List<MetadataValue> of(Path file, Set<String> names) throws IOException {
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        String plain = text.startsWith("\uFEFF") ? text.substring(1) : text;
        String header = plain.lines().findFirst().orElse("");
        CSVFormat format = CSVFormat.RFC4180
                .builder()
                .setDelimiter(header.contains(";") ? ';' : header.contains("\t") ? '\t' : ',')
                .setHeader()
                .setSkipHeaderRecord(true)
                .setIgnoreHeaderCase(true)
                .setAllowMissingColumnNames(true)
                .get();
        List<MetadataValue> values = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(new StringReader(plain), format)) {
            List<String> columns = parser.getHeaderNames();
            for (CSVRecord record : parser) {
                if (columns.stream().anyMatch(column -> isKey(column) && about(record, column, names))) {
                    columns.forEach(column -> add(file, record, column, values));
                }
            }
        } catch (IllegalArgumentException | java.io.UncheckedIOException wrong) {
            throw new IOException(wrong.getMessage(), wrong);
        }
        return values;
    }

    private static boolean isKey(String column) {
        return KEYS.contains(column.strip().toLowerCase(Locale.ROOT));
    }

    private static boolean about(CSVRecord record, String column, Set<String> names) {
        return record.isSet(column) && names.contains(record.get(column).strip().replace('\\', '/'));
    }

    private static void add(Path file, CSVRecord record, String column, List<MetadataValue> values) {
        String element = ELEMENTS.get(column.strip().toLowerCase(Locale.ROOT));
        String cell = record.isSet(column) ? record.get(column).strip() : "";
        if (element != null && !cell.isEmpty()) {
            String source = "sidecar " + file.getFileName() + ", row " + (record.getRecordNumber() + 1);
            values.add(Stated.value(element, cell, source));
        }
    }
}
