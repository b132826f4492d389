package recto.intake;

import java.nio.file.Path;
import java.util.List;
import recto.model.Scan;

/**
 * Scans that make one item.
 *
 * @param id that the names suggest; others may suggest the same
 * @param extension of all its files, in lower case, to tell it from a group with the same id; empty where there is none
 * @param scans in order of the pages
 */
record Group(String id, String extension, List<Scan> scans) {
    /** A file that is an item by itself. */
    static Group single(Scan scan) {
        return new Group(scan.path(), "", List.of(scan));
    }

    /** The id of an item that is named after the folder of this scan. */
    static String folderId(Scan scan) {
        String parent = parent(scan.path());
        Path folder = Path.of(scan.location()).getParent();
        if (!parent.isEmpty() || folder == null || folder.getFileName() == null) {
            return parent.isEmpty() ? "scans" : parent;
        }
        return folder.getFileName().toString();
    }

    /** The folders of a path; empty where there are none. */
    static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
}
