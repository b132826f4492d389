package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import recto.model.Box;
import recto.model.KnownTitle;
import recto.model.Layout;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Place;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.Size;

/** What a page shows: its masthead when it is a first page, its folio and running head when it is not, its language. */
public final class PageMetadata {
    private static final double DOUBTFUL = 0.4;
    /** Confidence from which on a title is read without doubt. */
    private static final double SURE = 0.5;
    /** How much larger than usual the number of an issue is at least. */
    private static final double LARGE = 1.2;

    private PageMetadata() {}

    /**
     * The values of a page, each with its boxes.
     *
     * @param titles that are known beforehand
     */
    public static List<MetadataValue> of(PageTranscript page, List<KnownTitle> titles) {
        List<MetadataValue> values = new ArrayList<>();
        if (page.number().value() == 1) {
            Masthead.of(page, titles).map(MastheadValues::of).ifPresent(values::addAll);
        }
        values.addAll(Folios.of(page).stream()
                .filter(value -> page.number().value() > 1 || value.name().equals("page-number"))
                .toList());
        values.addAll(Continuations.of(page));
        language(page).ifPresent(values::add);
        return List.copyOf(values);
    }

    /**
     * The lines of the masthead of a first page that are worth reading once more; none where the date and the number of
     * the issue have been read without doubt, on other pages, and where nothing looks like a masthead: reports and
     * books have first pages, too.
     */
    public static List<Box> doubtful(PageTranscript page, Layout layout, Size size) {
        if (page.number().value() > 1) {
            return List.of();
        }
        Optional<Masthead> masthead = Masthead.of(page, List.of());
        if (masthead.filter(Masthead::isTold).isEmpty() && !Places.hasTitle(layout, size)) {
            return List.of();
        }
        boolean dated = masthead.flatMap(Masthead::date)
                .filter(date -> date.flags().isEmpty() && date.by().weekday().isPresent())
                .isPresent();
        return dated && masthead.filter(PageMetadata::sure).isPresent() ? List.of() : Places.of(layout, size);
    }

    /** Whether title and number of a masthead are read without doubt: small print has numbers, too. */
    private static boolean sure(Masthead masthead) {
        boolean titled = masthead.head()
                .title()
                .filter(title -> title.confidence() >= SURE)
                .isPresent();
        return titled
                && IssueChoice.of(masthead)
                        .filter(issue -> issue.confidence() >= DOUBTFUL)
                        .isPresent()
                && masthead.numbers().get(0).print().height()
                        >= LARGE * masthead.head().usual();
    }

    /** The language of most letters of a page, in its script. */
    private static Optional<MetadataValue> language(PageTranscript page) {
        Map<String, Integer> letters = new TreeMap<>();
        Map<String, Box> boxes = new TreeMap<>();
        for (Region region : page.regions()) {
            int size = region.words().mapToInt(word -> word.text().length()).sum();
            if (size > 0 && !region.language().code().equals("und")) {
                String tag = region.language().code() + "-"
                        + region.language().script().code();
                letters.merge(tag, size, Integer::sum);
                boxes.merge(tag, region.box(), Box::union);
            }
        }
        int all = letters.values().stream().mapToInt(Integer::intValue).sum();
        return letters.entrySet().stream()
                .max(Map.Entry.<String, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(java.util.Comparator.reverseOrder())))
                .map(most -> new MetadataValue(
                        "page-language",
                        most.getKey(),
                        most.getKey(),
                        "page " + page.number(),
                        Optional.of(new Place(page.number(), List.of(boxes.get(most.getKey())))),
                        "as the page was read",
                        (double) most.getValue() / all,
                        List.of(),
                        List.of()));
    }
}
