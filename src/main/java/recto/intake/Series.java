package recto.intake;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.model.Scan;

/** Finds page series: scans of one folder and kind whose names differ only in a page marker. */
final class Series {
    /**
     * What the pages of a series have in common.
     *
     * @param folder on this machine
     * @param path of the folder below the input, empty at the top
     * @param head of the names, up to the page number
     * @param extension in lower case
     */
    private record Key(String folder, String path, String head, String extension) {}

    private final Map<String, Integer> images = new HashMap<>();
    private final Map<Key, List<Scan>> pages = new LinkedHashMap<>();
    private final Map<Key, PageMarker> markers = new HashMap<>();
    private final Map<Key, Boolean> months = new HashMap<>();

    private Series() {}

    /** Groups of scans, each with the id that its names suggest; the scans in natural order of their names. */
    static List<Group> of(List<Scan> scans) {
        Series series = new Series();
        List<Group> groups = new ArrayList<>();
        for (Scan scan : scans) {
            if (!series.add(scan)) {
                groups.add(Group.single(scan));
            }
        }
        series.pages.forEach((key, members) -> groups.addAll(series.groups(key, members)));
        return groups;
    }

    private boolean add(Scan scan) {
        if (MediaTypes.PDF.equals(scan.mediaType())) {
            return false;
        }
        Path file = Path.of(scan.location());
        images.merge(String.valueOf(file.getParent()), 1, Integer::sum);
        String name = file.getFileName().toString();
        String extension = MediaTypes.extension(name);
        String stem = extension.isEmpty() ? name : name.substring(0, name.length() - extension.length() - 1);
        Optional<PageMarker> marker = PageMarker.of(stem);
        if (marker.isEmpty() || MediaTypes.TIFF.equals(scan.mediaType()) && TiffPages.several(file)) {
            return false;
        }
        Key key = new Key(
                String.valueOf(file.getParent()),
                Group.parent(scan.path()),
                marker.get().head(),
                extension);
        pages.computeIfAbsent(key, any -> new ArrayList<>()).add(scan);
        markers.putIfAbsent(key, marker.get());
        months.merge(key, marker.get().month(), Boolean::logicalAnd);
        return true;
    }

    private List<Group> groups(Key key, List<Scan> members) {
        PageMarker marker = markers.get(key);
        boolean numbersOnly = marker.stem().isEmpty() && members.size() == images.get(key.folder());
        if (months.get(key)
                || members.size() == 1 && !(numbersOnly && !key.path().isEmpty())) {
            return members.stream().map(Group::single).toList();
        }
        String id = marker.stem().isEmpty() ? Group.folderId(members.get(0)) : Inputs.join(key.path(), marker.stem());
        return List.of(new Group(id, key.extension(), members));
    }
}
