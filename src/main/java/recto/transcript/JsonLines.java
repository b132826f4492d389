package recto.transcript;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;

/** Files with one JSON value per line, each line ended by a line feed, as the ledger is. */
public final class JsonLines {
    private JsonLines() {}

    /** The value as one whole line, with its line feed. */
    public static byte[] line(Object value) {
        byte[] json = Json.write(value);
        byte[] line = Arrays.copyOf(json, json.length + 1);
        line[json.length] = '\n';
        return line;
    }

    /**
     * Hands on each value of a file; memory is bounded by the longest line. A last line without its line feed was cut
     * off while it was written and is left out.
     *
     * @return length in bytes of the whole lines: where the next line is to be written
     * @throws IOException that names the line which is not such a value
     */
    public static <T> long read(Path file, Class<T> type, Consumer<T> values) throws IOException {
        long whole = 0;
        long number = 0;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            for (int next = in.read(); next >= 0; next = in.read()) {
                if (next != '\n') {
                    line.write(next);
                    continue;
                }
                number++;
                values.accept(value(line.toByteArray(), type, file + ", line " + number));
                whole += line.size() + 1L;
                line.reset();
            }
        }
        return whole;
    }

    private static <T> T value(byte[] line, Class<T> type, String place) throws IOException {
        try {
            return Json.read(line, type);
        } catch (IOException e) {
            throw new IOException(place + ": " + e.getMessage(), e);
        }
    }
}
