package recto.samples;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes PDF files object by object, right or wrong (ISO 32000-1). Objects count from 1; object 1 is the catalogue. */
final class RawPdf {
    private final List<byte[]> objects = new ArrayList<>();

    /** Adds an object; gives its number. */
    int add(String object) {
        objects.add(latin(object));
        return objects.size();
    }

    /** Adds a stream; gives its number. */
    int stream(String entries, byte[] data) {
        ByteArrayOutputStream object = new ByteArrayOutputStream();
        object.writeBytes(latin("<<" + entries + "/Length " + data.length + ">>\nstream\n"));
        object.writeBytes(data);
        object.writeBytes(latin("\nendstream"));
        objects.add(object.toByteArray());
        return objects.size();
    }

    int content(String operators) {
        return stream("", latin(operators));
    }

    byte[] write() {
        return file(true);
    }

    byte[] writeWithoutTable() {
        return file(false);
    }

    private byte[] file(boolean table) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(latin("%PDF-1.6\n%\u00e2\u00e3\u00cf\u00d3\n"));
        StringBuilder places = new StringBuilder("0000000000 65535 f \n");
        for (int i = 0; i < objects.size(); i++) {
            places.append(String.format(Locale.ROOT, "%010d 00000 n \n", out.size()));
            out.writeBytes(latin((i + 1) + " 0 obj\n"));
            out.writeBytes(objects.get(i));
            out.writeBytes(latin("\nendobj\n"));
        }
        int start = out.size();
        int size = objects.size() + 1;
        if (table) {
            out.writeBytes(latin("xref\n0 " + size + "\n" + places));
        }
        out.writeBytes(latin("trailer\n<</Size " + size + "/Root 1 0 R>>\n"));
        out.writeBytes(latin(table ? "startxref\n" + start + "\n%%EOF\n" : ""));
        return out.toByteArray();
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
