package recto.evaluate;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.Size;

/**
 * What one page says, as ground truth has it or as a program read it.
 *
 * @param name of the page
 * @param frame what the file says of the page as a whole
 * @param regions in reading order
 */
public record PageText(String name, Frame frame, List<RegionText> regions) {
    /**
     * What a file says of a page as a whole.
     *
     * @param size of the image that boxes refer to, in pixels
     * @param image name of the image file
     * @param ordered whether the order of the regions is meant, not just that in which they were noted
     */
    public record Frame(Optional<Size> size, Optional<String> image, boolean ordered) {
        /** Nothing is said; text stands in its order. */
        public static final Frame UNKNOWN = new Frame(Optional.empty(), Optional.empty(), true);
    }

    public PageText {
        Objects.requireNonNull(name);
        Objects.requireNonNull(frame);
        regions = List.copyOf(regions);
    }

    /** A page of which no more is known. */
    public PageText(String name, List<RegionText> regions) {
        this(name, Frame.UNKNOWN, regions);
    }

    /** A page of plain text: one region, no boxes. */
    public static PageText ofText(String name, String text) {
        List<LineText> lines =
                text.lines().map(line -> new LineText(Optional.empty(), line)).toList();
        return new PageText(name, List.of(new RegionText(Optional.empty(), lines)));
    }

    /** Several pages one after the other, as one; of more than one page the text alone is kept. */
    public static PageText joined(String name, Collection<PageText> pages) {
        if (pages.size() == 1) {
            PageText only = pages.iterator().next();
            return new PageText(name, only.frame, only.regions);
        }
        return new PageText(
                name,
                pages.stream()
                        .flatMap(page -> page.regions.stream())
                        .map(PageText::withoutPlace)
                        .toList());
    }

    /** All lines in reading order. */
    public Stream<String> lines() {
        return lineTexts().map(LineText::text);
    }

    Stream<LineText> lineTexts() {
        return regions.stream().flatMap(region -> region.lines().stream());
    }

    /** All lines in reading order, each ended by a line feed. */
    public String text() {
        return lines().map(line -> line + "\n").collect(Collectors.joining());
    }

    /** Whether there are regions and none of them has text: ground truth of layout alone, not an empty page. */
    boolean layoutOnly() {
        return regions.stream().anyMatch(region -> region.box().isPresent()) && lines().allMatch(String::isBlank);
    }

    /** The language of most of the text, by characters; the first by its code among equals. */
    public Optional<String> language() {
        Map<String, Integer> characters = new TreeMap<>();
        for (RegionText region : regions) {
            int length = region.lines().stream()
                    .mapToInt(line -> line.text().length())
                    .sum();
            region.language().ifPresent(language -> characters.merge(language, 1 + length, Integer::sum));
        }
        return characters.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey);
    }

    private static RegionText withoutPlace(RegionText region) {
        return new RegionText(
                Optional.empty(),
                Optional.empty(),
                region.language(),
                region.lines().stream()
                        .map(line -> new LineText(Optional.empty(), line.text()))
                        .toList());
    }
}
