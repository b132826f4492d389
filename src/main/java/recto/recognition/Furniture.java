package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Region;
import recto.model.Word;

/**
 * Types page numbers, running heads and notices, and puts what is no text, and is known from the layout, beside what
 * was read.
 */
final class Furniture {
    private Furniture() {}

    /** The regions read, then pictures and separators in which no word was read; numbered anew. */
    static List<Region> with(List<Region> read, Layout layout) {
        List<Box> words = read.stream().flatMap(Region::words).map(Word::box).toList();
        Set<Box> taken = read.stream().map(Region::box).collect(Collectors.toSet());
        List<Region> all = new ArrayList<>(FolioLines.typed(Notices.typed(read)));
        layout.regions().stream()
                .filter(region -> !region.type().isText() && !taken.contains(region.box()))
                .filter(region -> words.stream().noneMatch(word -> region.box().contains(word.middle())))
                .forEach(all::add);
        List<Region> numbered = new ArrayList<>();
        for (Region region : all) {
            numbered.add(region.named("r" + (numbered.size() + 1)));
        }
        return numbered;
    }
}
