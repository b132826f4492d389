package recto.align.trace;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compares where a passage stands with what a report cites. */
final class Comparison {
    private final TracedItem item;
    private final Set<String> pages = new TreeSet<>();

    /** Compares with a place in an item: pages by their numbers in the item, or as printed on them. */
    Comparison(TracedItem item, List<Place.OnPage> pages) {
        this.item = item;
        for (Place.OnPage page : pages) {
            this.pages.add(page.page().toString());
            this.pages.addAll(page.printed());
        }
    }

    /** One citation that agrees is enough; one that differs counts where none agrees. */
    Citation.Fit with(List<Citation> citations) {
        Set<Citation.Fit> fits =
                citations.stream().map(this::with).collect(Collectors.toCollection(() -> new TreeSet<Citation.Fit>()));
        return fits.stream().findFirst().orElse(Citation.Fit.NOT_COMPARED);
    }

    private Citation.Fit with(Citation citation) {
        List<Optional<Boolean>> source = List.of(
                any(citation.dates(), item.dates()).map(none -> datesAgree(citation.dates())),
                citation.issue().filter(none -> !item.issues().isEmpty()).map(item.issues()::contains),
                titlesAgree(citation),
                citation.url().flatMap(this::named));
        List<Boolean> known = source.stream().flatMap(Optional::stream).toList();
        Optional<Boolean> page = citation.page().map(pages::contains);
        if (known.contains(false)) {
            return Citation.Fit.ELSEWHERE;
        }
        // A page alone is that of any book
        if (known.isEmpty()) {
            return Citation.Fit.NOT_COMPARED;
        }
        return page.orElse(true) ? Citation.Fit.AS_CITED : Citation.Fit.ELSEWHERE;
    }

    private static Optional<Boolean> any(List<String> cited, List<String> known) {
        return cited.isEmpty() || known.isEmpty() ? Optional.empty() : Optional.of(true);
    }

    private boolean datesAgree(List<String> cited) {
        return cited.stream().anyMatch(day -> item.dates().stream().anyMatch(known -> agree(day, known)));
    }

    /** The less exact of two dates holds the other; or they are one day, counted by Julius and by Gregory. */
    private static boolean agree(String one, String other) {
        return one.startsWith(other) || other.startsWith(one) || julian(one, other) || julian(other, one);
    }

    private static boolean julian(String early, String late) {
        try {
            long apart = ChronoUnit.DAYS.between(LocalDate.parse(early), LocalDate.parse(late));
            LocalDate day = LocalDate.parse(late);
            // Days by which the calendars differ: 10 from 1582, one more after February of 1700, 1800 and 1900
            int century = day.minusMonths(2).getYear() / 100;
            return apart == century - century / 4 - 2;
        } catch (DateTimeException lessExact) {
            return false;
        }
    }

    /** A title that differs says little, since what stands before a date need not be one: only agreement counts. */
    private Optional<Boolean> titlesAgree(Citation citation) {
        Set<String> known = new TreeSet<>(words(item.item()));
        item.titles().forEach(title -> known.addAll(words(title)));
        boolean agrees = citation.titles().stream()
                .map(Comparison::words)
                .anyMatch(words -> !words.isEmpty()
                        && words.stream().filter(known::contains).count() * 2 >= words.size());
        return agrees ? Optional.of(true) : Optional.empty();
    }

    /** Whether an address holds the name of the item. */
    private Optional<Boolean> named(String url) {
        List<String> parts = new ArrayList<>(Arrays.asList(item.item().split("/")));
        String name = Letters.of(parts.get(parts.size() - 1)).toString();
        return name.length() >= 6 && Letters.of(url).toString().contains(name) ? Optional.of(true) : Optional.empty();
    }

    private static Set<String> words(String title) {
        return Arrays.stream(title.split("[^\\p{L}\\p{M}]+"))
                .map(Consonants::of)
                .filter(word -> word.length() >= 2)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
