package recto.model;

import java.util.List;

/**
 * What an archivist would catalogue: an issue, a report.
 *
 * @param id path-like name, unique in a run, from the names of its scans
 * @param folder name of its output folder: the id made safe for every file system, and back
 * @param scans in order of the pages
 */
public record Item(String id, String folder, List<Scan> scans) {
    public Item {
        scans = List.copyOf(scans);
        if (scans.isEmpty()) {
            throw new IllegalArgumentException("an item has scans");
        }
    }
}
