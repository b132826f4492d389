package recto.align.bitext;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import recto.align.bitext.Sentences.Range;
import recto.model.Box;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;
import recto.spelling.LineEnds;

/**
 * The sentences of an item, with the places of their words. A region is a paragraph; a sentence that is not ended where
 * a region of text ends goes on in the next one, also on the next page. Folios, running heads and mastheads are left
 * out, so that they do not stand in the middle of sentences.
 */
public final class ItemSentences {
    private static final Set<RegionType> FURNITURE =
            Set.of(RegionType.FOLIO, RegionType.RUNNING_HEAD, RegionType.MASTHEAD, RegionType.NOTICE);
    private static final String ENDS = ".?!:\u0589\u061F\u06D4\u3002\u2026\"\u201D\u201C\u00BB\u00AB)";

    private final Sentences rules;
    private final List<Sentence> sentences = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final List<PlacedWord> words = new ArrayList<>();
    private RegionType type = RegionType.TEXT;
    private int paragraph;

    /** A word of the paragraph in hand: where it begins there, and where it stands on the page. */
    private record PlacedWord(int from, PageNumber page, String region, Box box) {}

    private ItemSentences(Sentences rules) {
        this.rules = rules;
    }

    /** The sentences of those regions of text that are wanted, by the rules of a language (ISO 639-3). */
    public static List<Sentence> of(List<PageTranscript> pages, String language, Predicate<Region> wanted) {
        ItemSentences item = new ItemSentences(new Sentences(language));
        for (PageTranscript page : pages) {
            page.regions().stream()
                    .filter(region -> region.type().isText() && !FURNITURE.contains(region.type()))
                    .filter(region -> !region.lines().isEmpty())
                    .filter(wanted)
                    .forEach(region -> item.add(page.number(), region));
        }
        item.finish();
        return List.copyOf(item.sentences);
    }

    private void add(PageNumber page, Region region) {
        if (!text.isEmpty() && (region.type() != RegionType.TEXT || type != RegionType.TEXT || isEnded())) {
            finish();
        }
        type = region.type();
        for (Line line : region.lines()) {
            boolean first = true;
            for (Word word : line.words()) {
                add(word, new Place(page, region, first));
                first = false;
            }
        }
    }

    /** Where a word comes from, and whether it begins its line. */
    private record Place(PageNumber page, Region region, boolean beginsLine) {}

    private void add(Word word, Place place) {
        String letters = Normalizer.normalize(word.text(), Normalizer.Form.NFC);
        if (place.beginsLine
                && !words.isEmpty()
                && LineEnds.divides(lastWord(), letters, place.region.language().script())) {
            text.setLength(text.length() - 1);
        } else if (!text.isEmpty()) {
            text.append(' ');
        }
        int from = text.length();
        text.append(letters);
        words.add(new PlacedWord(from, place.page, place.region.id(), word.box()));
    }

    private String lastWord() {
        return text.substring(words.get(words.size() - 1).from);
    }

    private boolean isEnded() {
        return ENDS.indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    private void finish() {
        String whole = text.toString();
        int at = 0;
        for (Range range : rules.ranges(whole)) {
            List<Standing> places = new ArrayList<>();
            while (at < words.size() && words.get(at).from < range.to()) {
                place(words.get(at++), places);
            }
            sentences.add(new Sentence(whole.substring(range.from(), range.to()), paragraph, places));
        }
        paragraph++;
        text.setLength(0);
        words.clear();
    }

    private static void place(PlacedWord word, List<Standing> places) {
        int last = places.size() - 1;
        boolean same = last >= 0
                && places.get(last).page().equals(word.page)
                && places.get(last).region().equals(word.region);
        if (same) {
            places.set(
                    last,
                    new Standing(word.page, word.region, places.get(last).box().union(word.box)));
        } else {
            places.add(new Standing(word.page, word.region, word.box));
        }
    }
}
