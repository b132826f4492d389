package recto.align.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import recto.align.trace.Fitting.Fit;
import recto.align.trace.Tracer.Text;
import recto.align.trace.Wanted.Fits;
import recto.model.Box;

/** Makes the place of a passage of where its letters fit. */
final class Placing {
    private static final String GAP = "[\u2026]";

    private final String passage;
    private final Wanted wanted;
    private final Fits fits;

    Placing(String passage, Wanted wanted, Fits fits) {
        this.passage = passage;
        this.wanted = wanted;
        this.fits = fits;
    }

    /** The place on that text. */
    Place on(Text text) {
        List<PlacedWord> words = new ArrayList<>(text.page().page().words());
        text.next().ifPresent(next -> words.addAll(next.page().words()));
        List<Run> runs = new ArrayList<>();
        List<String> wording = new ArrayList<>();
        TreeSet<Integer> used = new TreeSet<>();
        for (int i = 0; i < fits.fits().size(); i++) {
            Fit fit = fits.fits().get(i);
            Part part = wanted.parts().get(i);
            if (i > 0) {
                runs.add(new Run(GAP, GAP, false));
                wording.add(GAP);
            }
            Letters right = text.letters().part(fit.from(), fit.to());
            runs.addAll(Runs.of(passage, words, new Runs.Pair(part.letters(), right, fit.distance())));
            if (right.length() > 0) {
                int[] span = IntStream.rangeClosed(right.origin(0), right.origin(right.length() - 1))
                        .filter(word -> isRead(word, text))
                        .toArray();
                IntStream.of(span).forEach(used::add);
                wording.add(IntStream.of(span)
                        .mapToObj(word -> words.get(word).text())
                        .collect(Collectors.joining(" ")));
            }
        }
        return new Place(
                text.page().page().item(),
                wanted.share(fits.distance()),
                pages(used, words, text),
                String.join(" ", wording),
                runs,
                Citation.Fit.NOT_COMPARED);
    }

    /** Folios and running heads of the next page stand between its words and those of the page before. */
    private static boolean isRead(int word, Text text) {
        int first = text.page().page().words().size();
        return word < first || word >= first + text.next().orElseThrow().page().body();
    }

    private static List<Place.OnPage> pages(TreeSet<Integer> used, List<PlacedWord> words, Text text) {
        int first = text.page().page().words().size();
        List<Place.OnPage> pages = new ArrayList<>();
        if (!used.headSet(first).isEmpty()) {
            pages.add(page(text.page().page(), used.headSet(first), words));
        }
        if (!used.tailSet(first).isEmpty()) {
            pages.add(page(text.next().orElseThrow().page(), used.tailSet(first), words));
        }
        return pages;
    }

    private static Place.OnPage page(PageWords page, Iterable<Integer> used, List<PlacedWord> words) {
        Map<String, Place.OnLine> lines = new LinkedHashMap<>();
        for (int number : used) {
            PlacedWord word = words.get(number);
            lines.merge(
                    word.region() + " " + word.line(),
                    new Place.OnLine(word.region(), word.line(), word.box()),
                    (a, b) -> new Place.OnLine(a.region(), a.line(), a.box().union(b.box())));
        }
        Box around = lines.values().stream()
                .map(Place.OnLine::box)
                .reduce(Box::union)
                .orElseThrow();
        return new Place.OnPage(page.number(), page.printed(), around, List.copyOf(lines.values()));
    }
}
