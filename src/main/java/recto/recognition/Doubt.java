package recto.recognition;

import java.util.List;
import recto.model.Box;
import recto.model.Language;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/** Tells what is no text from what is: noise that the engine took for a few characters keeps its box, not the text. */
final class Doubt {
    private static final double NO_TEXT = 0.3;
    private static final int FEW = 12;

    private Doubt() {}

    /** The same regions; those of a few characters that the engine itself does not believe in are marked unread. */
    static List<Region> marked(List<Region> regions) {
        return regions.stream()
                .map(region -> doubtful(region) ? unread(region) : region)
                .toList();
    }

    private static boolean doubtful(Region region) {
        int characters = region.words().mapToInt(word -> word.text().length()).sum();
        double most = region.words().mapToDouble(Word::confidence).max().orElse(1);
        return characters <= FEW && most < NO_TEXT;
    }

    private static Region unread(Region region) {
        return new Region(region.id(), RegionType.UNREAD, region.box(), Language.UNKNOWN, List.of());
    }

    /** The one region of a page on which something stands that could not be read. */
    static Region unread(Box box) {
        return new Region("r1", RegionType.UNREAD, box, Language.UNKNOWN, List.of());
    }
}
