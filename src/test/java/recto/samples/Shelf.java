package recto.samples;

import java.util.Map;
import java.util.TreeMap;

/** Collects the odd files that are being made, by path. */
final class Shelf {
    private final Map<String, OddFile> files = new TreeMap<>();
    private final Map<String, byte[]> contents = new TreeMap<>();

    void put(String path, String shows, String expect, byte[] bytes) {
        if (files.put(path, new OddFile(path, shows, expect)) != null) {
            throw new IllegalArgumentException("made twice: " + path);
        }
        contents.put(path, bytes.clone());
    }

    Map<String, byte[]> contents() {
        return contents;
    }

    /** The table {@code odd.tsv}. */
    String table() {
        StringBuilder table = new StringBuilder("file\tshows\texpect\n");
        files.values()
                .forEach(file -> table.append(file.path())
                        .append('\t')
                        .append(file.shows())
                        .append('\t')
                        .append(file.expect())
                        .append('\n'));
        return table.toString();
    }
}
