package recto.train;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * Lines of print as {@code lstmtraining} takes them ({@code .lstmf}; the form is that of {@code imagedata.cpp}): for
 * each its picture as PNG and its text, in the order in which it is seen from the left to the right.
 */
final class LineFile {
    private LineFile() {}

    /** Writes a file; one that was there is replaced when the new one is complete. */
    static void write(Path file, String language, List<TextLine> lines) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part)))) {
            number(out, lines.size());
            for (int i = 0; i < lines.size(); i++) {
                line(out, language + "-" + i, language, lines.get(i));
            }
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void line(DataOutputStream out, String name, String language, TextLine line) throws IOException {
        out.writeByte(1);
        bytes(out, name.getBytes(StandardCharsets.UTF_8));
        number(out, 0);
        bytes(out, GreyPng.of(line.picture()));
        bytes(out, language.getBytes(StandardCharsets.UTF_8));
        bytes(out, VisualText.of(line.text()).getBytes(StandardCharsets.UTF_8));
        number(out, 0);
        number(out, 0);
        out.writeByte(0);
    }

    private static void bytes(DataOutputStream out, byte[] bytes) throws IOException {
        number(out, bytes.length);
        out.write(bytes);
    }

    private static void number(DataOutputStream out, int value) throws IOException {
        out.writeInt(Integer.reverseBytes(value));
    }
}
