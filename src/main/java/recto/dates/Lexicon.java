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
import java.util.concurrent.ConcurrentHashMap;

/**
 * The words that dates are made of (table {@code names.tsv}), found by their plain form, and by damaged forms with a
 * cost. Thread-safe.
 */
final class Lexicon {
    /** Share of the letters of a month that may be wrong, and of a weekday. */
    private static final double SHARE = 0.34;

    private static final double WEEKDAY_SHARE = 0.28;

    private static final double MOST = 2.5;
    private static final int SHORTEST_FUZZY = 4;
    /** A name this much farther away is no alternative. */
    private static final double MARGIN = 1;

    /** Abbreviations, of which no damaged forms are looked for. */
    private static final Set<String> SHORT = new TreeSet<>();

    private static final Map<String, List<Name>> NAMES = read();
    private static final Map<String, List<String>> BY_LENGTH = byLength();

    /** Words that were looked up lately: the readings of a masthead have most of theirs in common. */
    private static final Map<String, List<Name>> LOOKED_UP = new ConcurrentHashMap<>();

    private static final int MOST_LOOKED_UP = 20_000;

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
        if (LOOKED_UP.size() > MOST_LOOKED_UP) {
            LOOKED_UP.clear();
        }
        return LOOKED_UP.computeIfAbsent(folded, Lexicon::compared);
    }

    private static List<Name> compared(String folded) {
        double most = Math.min(MOST, SHARE * folded.length());
        String script = script(folded);
        List<Name> found = new ArrayList<>();
        for (int length = folded.length() - 2; length <= folded.length() + 2; length++) {
            for (String form : BY_LENGTH.getOrDefault(script + length, List.of())) {
                double cost = Spelling.distance(folded, form, most);
                NAMES.get(form).stream()
                        .filter(name -> cost <= Math.min(most, share(name.kind()) * form.length()))
                        .forEach(name -> found.add(name.dearer(cost)));
            }
        }
        return nearest(found);
    }

    private static double share(Name.Kind kind) {
        return kind.month() ? SHARE : kind == Name.Kind.WEEKDAY ? WEEKDAY_SHARE : -1;
    }

    private static String script(String word) {
        return Character.UnicodeScript.of(word.codePointAt(0)).name();
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
        return List.copyOf(kept);
    }

    private static Map<String, List<Name>> read() {
        Map<String, List<Name>> names = new HashMap<>();
        for (String[] row : Table.rows("names.tsv")) {
            Name.Kind kind = Name.Kind.valueOf(row[0].toUpperCase(Locale.ROOT));
            Set<String> languages = Set.of(row[2].split(","));
            String full = Folding.folded(row[3].split(" ")[0]);
            for (String entry : row[3].split(" ")) {
                String[] parts = entry.split("@");
                String form = Folding.folded(parts[0]);
                double cost = parts.length > 1 ? Double.parseDouble(parts[1]) : 0;
                add(names, form, new Name(kind, Integer.parseInt(row[1]), languages, parts[0], cost));
                if (!form.equals(full) && full.startsWith(form)) {
                    SHORT.add(form);
                }
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

    private static Map<String, List<String>> byLength() {
        Map<String, List<String>> forms = new HashMap<>();
        NAMES.keySet().stream()
                .sorted()
                .filter(form -> form.length() >= 3 && !SHORT.contains(form))
                .forEach(form -> forms.computeIfAbsent(script(form) + form.length(), any -> new ArrayList<>())
                        .add(form));
        return forms;
    }
}
