package recto.align.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import recto.align.trace.NamesPlace.Agreeing;
import recto.model.Box;

/**
 * Looks for a page on which names and numbers of a passage stand close together. They have to be rare enough: of all
 * stretches of the length of a window, chance would let less than one in twenty searches find one (the product of the
 * shares of windows that have each, times the number of windows and of ways to choose them).
 */
final class NameSearch {
    private static final int LEAST = 3;
    private static final double SURE = Math.log(20);

    private final PageIndex index;

    NameSearch(PageIndex index) {
        this.index = index;
    }

    /** The page with the rarest names and numbers of a passage; empty where chance may have put them there. */
    Optional<NamesPlace> place(String passage) throws IOException {
        Map<String, Name> wanted = new LinkedHashMap<>();
        Name.of(passage).forEach(name -> wanted.putIfAbsent(name.key(), name));
        if (wanted.size() < LEAST) {
            return Optional.empty();
        }
        Map<String, Double> rarity = new LinkedHashMap<>();
        for (String key : wanted.keySet()) {
            rarity.put(key, -Math.log(index.frequency(key)));
        }
        Best best = new Best();
        for (int number : index.withNames(wanted.keySet())) {
            PageWords page = index.page(number).orElseThrow().page();
            for (Map<String, PlacedWord> found : stretches(page, wanted)) {
                double weight = found.keySet().stream().mapToDouble(rarity::get).sum();
                double chance = Math.log(index.windows()) + ways(wanted.size(), found.size()) + SURE;
                if (found.size() >= LEAST && weight >= chance && weight > best.weight) {
                    best.weight = weight;
                    best.place = Optional.of(place(page, wanted, found));
                }
            }
        }
        return best.place;
    }

    private static final class Best {
        private double weight;
        private Optional<NamesPlace> place = Optional.empty();
    }

    /** For stretches of a page that overlap by half: the first word for each name that is wanted. */
    private static List<Map<String, PlacedWord>> stretches(PageWords page, Map<String, Name> wanted) {
        int words = PageIndexWriter.WINDOW / 6;
        List<Map<String, PlacedWord>> stretches = new ArrayList<>();
        for (int from = 0; from == 0 || from + words / 2 < page.words().size(); from += words / 2) {
            Map<String, PlacedWord> found = new LinkedHashMap<>();
            int to = Math.min(from + words, page.words().size());
            for (PlacedWord word : page.words().subList(from, to)) {
                Name.of(word.text()).stream()
                        .filter(name -> wanted.containsKey(name.key()))
                        .forEach(name -> found.putIfAbsent(name.key(), word));
            }
            stretches.add(found);
        }
        return stretches;
    }

    /** The logarithm of the number of ways to choose some of many. */
    private static double ways(int many, int some) {
        double ways = 0;
        for (int i = 1; i <= some; i++) {
            ways += Math.log((double) (many - some + i) / i);
        }
        return ways;
    }

    private static NamesPlace place(PageWords page, Map<String, Name> wanted, Map<String, PlacedWord> found) {
        List<Agreeing> pairs = new ArrayList<>();
        wanted.forEach((key, name) -> {
            if (found.containsKey(key)) {
                pairs.add(new Agreeing(
                        name.text(), found.get(key).text(), found.get(key).box()));
            }
        });
        Box box = pairs.stream().map(Agreeing::box).reduce(Box::union).orElseThrow();
        return new NamesPlace(page.item(), page.number(), box, pairs, wanted.size());
    }
}
