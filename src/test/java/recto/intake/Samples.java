package recto.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** The smallest files of each type that intake can tell apart; no decoder would read them. */
final class Samples {
    private static int last;

    private Samples() {}

    /** Puts a file of the type that its extension names into a folder, and its folders with it. */
    static Path put(Path folder, String name) throws IOException {
        return put(folder, name, bytes(name.substring(name.lastIndexOf('.') + 1)));
    }

    static Path put(Path folder, String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    /** A little-endian TIFF with one directory per value of NewSubfileType. */
    static byte[] tiff(int... subfileTypes) {
        ByteBuffer buffer = ByteBuffer.allocate(12 + 18 * subfileTypes.length).order(ByteOrder.LITTLE_ENDIAN);
        buffer.put((byte) 'I').put((byte) 'I').putShort((short) 42).putInt(8);
        for (int i = 0; i < subfileTypes.length; i++) {
            buffer.putShort((short) 1).putShort((short) 254).putShort((short) 4).putInt(1);
            buffer.putInt(subfileTypes[i]);
            buffer.putInt(i + 1 < subfileTypes.length ? 8 + 18 * (i + 1) : 0);
        }
        return buffer.putInt(last++).array();
    }

    private static byte[] bytes(String extension) {
        return switch (extension) {
            case "tif", "TIF" -> tiff(0);
            case "jpg" -> latin("\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0" + last++);
            case "png" -> latin("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR" + last++);
            case "pdf" -> latin("%PDF-1.4\n" + last++);
            default -> latin("plain words " + last++);
        };
    }

    static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
