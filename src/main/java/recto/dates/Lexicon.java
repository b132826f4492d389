package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The words that dates are made of (table {@code names.tsv}), found by their plain form, and by damaged forms with a
 * cost. Thread-safe.
 */
final class Lexicon {
    /** Share of a word's letters that may be wrong. */
    private static final double SHARE = 0.34;

    private static final double MOST = 2.5;
    private static final int SHORTEST_FUZZY = 4;
    /** A name this much farther away is no alternative. */
    private static final double MARGIN = 1;

    private static final Map<String, List<Name>> NAMES = read();
    private static final Map<Integer, List<String>> BY_LENGTH = byLength();

    private Lexicon() {}

    /** Meanings of a word in plain form, spelt as in the table. */
    static List<Name> exact(String folded) {
        return NAMES.getOrDefault(folded, List.of());
    }

    /** Months and weekdays that a word in plain form may be a damaged form of, the nearest first. */
    static List<Name> near(String folded) {
        if (folded.length() < SHORTEST_FUZZY) {
            return List.of();
        }
        double most = Math.min(MOST, SHARE * folded.length());
        List<Name> found = new ArrayList<>();
        for (int length = folded.length() - 2; length <= folded.length() + 2; length++) {
            for (String form : BY_LENGTH.getOrDefault(length, List.of())) {
                double cost = Spelling.distance(folded, form, most);
                if (cost <= most && cost <= SHARE * form.length()) {
                    NAMES.get(form).stream()
                            .filter(name -> name.kind().month() || name.kind() == Name.Kind.WEEKDAY)
                            .forEach(name -> found.add(name.dearer(cost)));
                }
            }
        }
        return nearest(found);
    }

    private static List<Name> nearest(List<Name> found) {
        found.sort(Comparator.comparingDouble(Name::cost).thenComparing(Name::form));
        Map<String, Name> first = new TreeMap<>();
        List<Name> kept = new ArrayList<>();
        for (Name name : found) {
            boolean near = name.cost() <= found.get(0).cost() + MARGIN;
            if (near && first.putIfAbsent(name.kind() + " " + name.value(), name) == null) {
                kept.add(name);
            }
        }
        return kept;
    }

    private static Map<String, List<Name>> read() {
        Map<String, List<Name>> names = new HashMap<>();
        for (String[] row : Table.rows("names.tsv")) {
            Name.Kind kind = Name.Kind.valueOf(row[0].toUpperCase(Locale.ROOT));
            Set<String> languages = Set.of(row[2].split(","));
            for (String entry : row[3].split(" ")) {
                String[] parts = entry.split("@");
                String form = Folding.folded(parts[0]);
                double cost = parts.length > 1 ? Double.parseDouble(parts[1]) : 0;
                add(names, form, new Name(kind, Integer.parseInt(row[1]), languages, parts[0], cost));
            }
        }
        return names;
    }

    private static void add(Map<String, List<Name>> names, String form, Name name) {
        List<Name> known = names.computeIfAbsent(form, any -> new ArrayList<>());
        for (int i = 0; i < known.size(); i++) {
            Name other = known.get(i);
            if (other.kind() == name.kind() && other.value() == name.value()) {
                Set<String> both = new TreeSet<>(other.languages());
                both.addAll(name.languages());
                known.set(
                        i,
                        new Name(name.kind(), name.value(), both, other.form(), Math.min(name.cost(), other.cost())));
                return;
            }
        }
        known.add(name);
    }

    private static Map<Integer, List<String>> byLength() {
        Map<Integer, List<String>> forms = new HashMap<>();
        NAMES.keySet().stream()
                .sorted()
                .filter(form -> form.length() >= 3)
                .forEach(form -> forms.computeIfAbsent(form.length(), any -> new ArrayList<>())
                        .add(form));
        return forms;
    }
}
