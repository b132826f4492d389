package recto.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import recto.align.OfficeText;
import recto.align.TeiText;
import recto.align.TypedText;
import recto.evaluate.TextFormats;
import recto.model.FailureKind;
import recto.model.StageException;

/** Reads files of typed text: text, TEI, PAGE, ALTO and hOCR, and office documents, told apart by their content. */
final class TypedFile {
    private static final Pattern TEI = Pattern.compile("<(\\w+:)?(TEI|TEI\\.2|teiCorpus)\\b");
    private static final int HEAD = 4096;

    private TypedFile() {}

    /**
     * The text of files, one after the other, a new page at the beginning of each.
     *
     * @param name of the text
     * @throws StageException a file cannot be read, is damaged or of no known format
     */
    static TypedText read(String name, List<Path> files) throws StageException {
        List<String> texts = new ArrayList<>();
        for (Path file : files) {
            try {
                texts.add(text(file.toString(), Files.readAllBytes(file)).stripTrailing());
            } catch (IOException e) {
                throw new StageException(FailureKind.DAMAGED, "align", file + " cannot be read: " + e.getMessage(), e);
            }
        }
        String whole = String.join("\n\f", texts) + "\n";
        if (whole.isBlank()) {
            throw new StageException(FailureKind.EMPTY_FILE, "align", "there is no text in " + files);
        }
        return new TypedText(name, whole);
    }

    private static String text(String name, byte[] content) throws IOException, StageException {
        if (OfficeText.is(content)) {
            return OfficeText.read(name, content);
        }
        String head = new String(content, 0, Math.min(content.length, HEAD), StandardCharsets.UTF_8);
        if (TEI.matcher(head).find()
                && head.stripLeading().replace("\uFEFF", "").startsWith("<")) {
            return TeiText.read(content);
        }
        if (head.replace("\uFEFF", "").stripLeading().startsWith("<")) {
            return TextFormats.read(name, content).text();
        }
        return plain(name, content);
    }

    private static String plain(String name, byte[] content) throws IOException {
        boolean little = starts(content, 0xFF, 0xFE);
        Charset charset = little
                ? StandardCharsets.UTF_16LE
                : starts(content, 0xFE, 0xFF) ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8;
        try {
            String text = charset.newDecoder().decode(ByteBuffer.wrap(content)).toString();
            return (text.startsWith("\uFEFF") ? text.substring(1) : text).replace("\r\n", "\n");
        } catch (CharacterCodingException e) {
            throw new IOException("it is no UTF-8 text; convert it to UTF-8 first", e);
        }
    }

    private static boolean starts(byte[] content, int first, int second) {
        return content.length > 1 && (content[0] & 0xFF) == first && (content[1] & 0xFF) == second;
    }
}
