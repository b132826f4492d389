package recto.evaluate;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one page says, as ground truth has it or as a program read it.
 *
 * @param name of the page
 * @param regions in reading order
 */
public record PageText(String name, List<RegionText> regions) {
    public PageText {
        Objects.requireNonNull(name);
        regions = List.copyOf(regions);
    }

    /** A page of plain text: one region, no boxes. */
    public static PageText ofText(String name, String text) {
        List<LineText> lines =
                text.lines().map(line -> new LineText(Optional.empty(), line)).toList();
        return new PageText(name, List.of(new RegionText(Optional.empty(), lines)));
    }

    /** Several pages one after the other, as one. */
    public static PageText joined(String name, Collection<PageText> pages) {
        return new PageText(
                name, pages.stream().flatMap(page -> page.regions().stream()).toList());
    }

    /** All lines in reading order. */
    public Stream<String> lines() {
        return regions.stream().flatMap(region -> region.lines().stream()).map(LineText::text);
    }

    /** All lines in reading order, each ended by a line feed. */
    public String text() {
        return lines().map(line -> line + "\n").collect(Collectors.joining());
    }
}
