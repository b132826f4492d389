package recto.align.trace;

import java.util.ArrayList;
import java.util.List;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;

/**
 * A page as it is searched. Folios and running heads stand before the rest, so that a text that goes on on the next
 * page goes on without them.
 *
 * @param item id
 * @param number of the page in the item
 * @param words in that order
 * @param body number of the first word after folios and running heads
 */
record PageWords(String item, PageNumber number, List<PlacedWord> words, int body) {
    PageWords {
        words = List.copyOf(words);
    }

    /** What was chosen of the readings of a page. */
    static PageWords of(String item, PageTranscript page) {
        List<PlacedWord> words = new ArrayList<>();
        page.regions().stream().filter(PageWords::isFurniture).forEach(region -> add(region, words));
        int body = words.size();
        page.regions().stream().filter(region -> !isFurniture(region)).forEach(region -> add(region, words));
        return new PageWords(item, page.number(), words, body);
    }

    private static boolean isFurniture(Region region) {
        return region.type() == RegionType.FOLIO
                || region.type() == RegionType.RUNNING_HEAD
                || region.type() == RegionType.NOTICE;
    }

    private static void add(Region region, List<PlacedWord> words) {
        int number = 0;
        for (Line line : region.lines()) {
            number++;
            for (recto.model.Word word : line.words()) {
                words.add(new PlacedWord(word.text(), word.box(), region.id(), number));
            }
        }
    }

    /** Its letters; the origin of each is the number of its word. */
    Letters letters() {
        return letters(0);
    }

    /** The letters without folios and running heads. */
    Letters bodyLetters() {
        return letters(body);
    }

    /** Numbers in its folios and running heads. */
    List<String> printed() {
        return words.subList(0, body).stream()
                .map(word -> Letters.of(word.text()).toString())
                .filter(word -> word.matches("[0-9]{1,5}"))
                .toList();
    }

    private Letters letters(int from) {
        Letters.Collector collector = new Letters.Collector();
        for (int i = from; i < words.size(); i++) {
            collector.add(words.get(i).text(), i);
        }
        return collector.letters();
    }
}
