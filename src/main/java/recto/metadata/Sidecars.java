package recto.metadata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import recto.model.Item;
import recto.model.MetadataValue;
import recto.model.Note;
import recto.model.Scan;

/**
 * What files beside the scans say of an item: a CSV table whose rows name scans or items, and Dublin Core, MODS or METS
 * in XML files that are called like the scan, the item or the folder, or {@code dc.xml}, {@code mods.xml},
 * {@code mets.xml}, {@code metadata.xml}.
 */
public final class Sidecars {
    private static final Set<String> USUAL = Set.of("dc.xml", "mods.xml", "mets.xml", "metadata.xml");
    private static final long LARGEST = 32L << 20;
    private static final double UNREAD = 0.1;

    private Sidecars() {}

    /** The values, by file name; a sidecar that cannot be read is a value that says so. Never fails. */
    public static List<MetadataValue> of(Item item) {
        Set<String> names = names(item);
        Set<Path> folders = new TreeSet<>();
        for (Scan scan : item.scans()) {
            Path folder =
                    scan.location().isEmpty() ? null : Path.of(scan.location()).getParent();
            if (folder != null) {
                folders.add(folder);
            }
        }
        List<MetadataValue> values = new ArrayList<>();
        for (Path folder : folders) {
            for (Path file : files(folder)) {
                String name = file.getFileName().toString();
                String lower = name.toLowerCase(Locale.ROOT);
                try {
                    if (lower.endsWith(".csv")) {
                        values.addAll(CsvManifest.of(file, names));
                    } else if (USUAL.contains(lower) || names.contains(stem(name))) {
                        values.addAll(XmlRecord.of(file));
                    }
                } catch (IOException unreadable) {
                    values.add(unread(name, unreadable));
                }
            }
        }
        return values;
    }

    private static MetadataValue unread(String name, IOException why) {
        MetadataValue value = new MetadataValue("sidecar", name, name, "sidecar " + name, "unparsed", UNREAD);
        return value.flagged(new Note("sidecar-unread", name + " cannot be read: " + why.getMessage()));
    }

    /**
     * Names by which a table or a file may speak of the item: those of its scans with and without ending, and its own.
     */
    private static Set<String> names(Item item) {
        Set<String> names = new TreeSet<>();
        Stream.concat(Stream.of(item.id()), item.scans().stream().map(Scan::path))
                .forEach(path -> {
                    String name = path.substring(path.lastIndexOf('/') + 1);
                    names.add(path);
                    names.add(name);
                    names.add(stem(name));
                });
        return names;
    }

    static String stem(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    private static List<Path> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            List<Path> files = new ArrayList<>();
            for (Path file : (Iterable<Path>) all.sorted()::iterator) {
                String lower = file.getFileName().toString().toLowerCase(Locale.ROOT);
                boolean kind = lower.endsWith(".csv") || lower.endsWith(".xml");
                if (kind && Files.isRegularFile(file) && Files.size(file) <= LARGEST) {
                    files.add(file);
                }
            }
            return files;
        } catch (IOException unreadable) {
            // A folder that cannot be listed has no sidecars; its scans were found by name.
            return List.of();
        }
    }
}
