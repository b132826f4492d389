package recto.train;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * A catalogue of translations ({@code .mo} of GNU gettext): a number that marks the form, its version, how many texts
 * there are, and where the tables of lengths and places of originals and translations begin.
 */
final class Catalogue {
    private static final int MARK = 0x950412DE;
    private static final int COUNT = 2 * Integer.BYTES;
    private static final int TRANSLATIONS = 4 * Integer.BYTES;
    /** Places for names and numbers, which are no words: {@code $name}, {@code %s}. */
    private static final Pattern PLACES = Pattern.compile("[$%{]\\w*\\|?");

    private Catalogue() {}

    static boolean holds(Path file) {
        return file.getFileName().toString().endsWith(".mo");
    }

    /**
     * The translations in the order of their originals, without the head that stands for the empty text.
     *
     * @throws CharacterCodingException if the file is no such catalogue
     * @throws IOException if it cannot be read
     */
    static String translations(Path file) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(Files.readAllBytes(file));
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            if (in.limit() > TRANSLATIONS + Integer.BYTES && in.order(order).getInt(0) == MARK) {
                return texts(in);
            }
        }
        throw new CharacterCodingException();
    }

    private static String texts(ByteBuffer in) throws CharacterCodingException {
        StringBuilder all = new StringBuilder();
        int table = in.getInt(TRANSLATIONS);
        for (int i = 1; i < in.getInt(COUNT); i++) {
            int entry = table + i * 2 * Integer.BYTES;
            if (entry < 0 || entry + 2 * Integer.BYTES > in.limit()) {
                throw new CharacterCodingException();
            }
            int length = in.getInt(entry);
            int place = in.getInt(entry + Integer.BYTES);
            if (length < 0 || place < 0 || place > in.limit() - length) {
                throw new CharacterCodingException();
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(in.duplicate().position(place).limit(place + length))
                    .toString();
            // Plural forms follow each other with a zero between them.
            all.append(PLACES.matcher(text).replaceAll(" ").replace('\0', ' ')).append('\n');
        }
        return all.toString();
    }
}
