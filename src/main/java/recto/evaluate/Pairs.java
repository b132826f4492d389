package recto.evaluate;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import recto.model.PageNumber;

/**
 * Finds, for each page of ground truth, the page or pages that were read of it. Pages go by keys: path below the folder
 * without the ending, with {@code /} between folders; a page of a scan with several has its number behind:
 * {@code report/0003}.
 */
public final class Pairs {
    private Pairs() {}

    /** The key of a page of a scan. */
    public static String pageKey(String scan, int page) {
        return scan + "/" + new PageNumber(page).padded();
    }

    /** A file name or path without its ending. */
    public static String withoutEnding(String path) {
        int dot = path.lastIndexOf('.');
        return dot > path.lastIndexOf('/') + 1 ? path.substring(0, dot) : path;
    }

    /**
     * For each key of ground truth the keys read, in order of pages; none where nothing was read. The same path comes
     * first, then the pages of that path, then the same name in one other folder.
     */
    public static SortedMap<String, List<String>> of(Collection<String> truth, Collection<String> read) {
        TreeSet<String> all = new TreeSet<>(read);
        Map<String, List<String>> byName = read.stream().collect(Collectors.groupingBy(Pairs::name));
        SortedMap<String, List<String>> pairs = new TreeMap<>();
        for (String key : truth) {
            List<String> pages = pages(key, all);
            List<String> elsewhere = byName.getOrDefault(name(key), List.of());
            pairs.put(key, pages.isEmpty() && elsewhere.size() == 1 && !isPage(key) ? elsewhere : pages);
        }
        return pairs;
    }

    private static List<String> pages(String key, TreeSet<String> read) {
        if (read.contains(key)) {
            return List.of(key);
        }
        if (key.endsWith("/0001") && read.contains(key.substring(0, key.length() - 5))) {
            return List.of(key.substring(0, key.length() - 5));
        }
        return read.subSet(key + "/", key + "0").stream()
                .filter(page -> isPage(page) && page.lastIndexOf('/') == key.length())
                .toList();
    }

    private static boolean isPage(String key) {
        return name(key).matches("[0-9]{4,}");
    }

    private static String name(String key) {
        return key.substring(key.lastIndexOf('/') + 1);
    }
}
