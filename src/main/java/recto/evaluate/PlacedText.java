package recto.evaluate;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Box;

/** Ground truth in two files: corrected text in its order, and the layout file that it was made from. */
public final class PlacedText {
    private PlacedText() {}

    /**
     * The text with the regions of the layout file; lines stand where the layout file has the same line. Where both
     * have the same lines in the same order, they stand in their regions.
     */
    public static PageText of(PageText text, PageText layout) {
        if (lines(text).equals(lines(layout))) {
            return new PageText(text.name(), layout.frame(), layout.regions());
        }
        Map<String, Deque<Box>> places = new HashMap<>();
        layout.lineTexts()
                .forEach(line -> line.box()
                        .ifPresent(box -> places.computeIfAbsent(key(line.text()), unseen -> new ArrayDeque<>())
                                .add(box)));
        List<LineText> placed = text.lines()
                .map(line ->
                        new LineText(Optional.ofNullable(places.get(key(line))).map(Deque::poll), line))
                .toList();
        RegionText whole = new RegionText(Optional.empty(), Optional.empty(), layout.language(), placed);
        return new PageText(
                text.name(),
                layout.frame(),
                Stream.concat(Stream.of(whole), layout.regions().stream().map(RegionText::withoutText))
                        .toList());
    }

    private static List<String> lines(PageText page) {
        return page.lines().map(PlacedText::key).filter(line -> !line.isEmpty()).toList();
    }

    private static String key(String line) {
        return Folding.NONE.apply(line);
    }
}
