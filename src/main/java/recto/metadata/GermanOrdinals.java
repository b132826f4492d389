package recto.metadata;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/** German ordinals written out, as mastheads count their years: {@code Sechsunddreißigster}; also when misread. */
final class GermanOrdinals {
    private static final String[] UNITS = {"", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"
    };
    private static final String[] TENS = {
        "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"
    };
    private static final String[] FIRST = {
        "",
        "erster",
        "zweiter",
        "dritter",
        "vierter",
        "fünfter",
        "sechster",
        "siebenter",
        "achter",
        "neunter",
        "zehnter",
        "elfter",
        "zwölfter",
        "dreizehnter",
        "vierzehnter",
        "fünfzehnter",
        "sechzehnter",
        "siebzehnter",
        "achtzehnter",
        "neunzehnter"
    };
    private static final double ALIKE = 0.82;
    private static final Map<String, Integer> NAMES = names();

    private GermanOrdinals() {}

    /** 1 to 99; empty for a word that is like none of them. */
    static OptionalInt number(String word) {
        String folded = Fuzzy.folded(word);
        OptionalInt best = OptionalInt.empty();
        double most = ALIKE;
        for (Map.Entry<String, Integer> name : NAMES.entrySet()) {
            double likeness = Fuzzy.alike(folded, name.getKey());
            if (likeness > most) {
                most = likeness;
                best = OptionalInt.of(name.getValue());
            }
        }
        return best;
    }

    private static Map<String, Integer> names() {
        Map<String, Integer> names = new TreeMap<>();
        for (int number = 1; number < FIRST.length; number++) {
            names.put(Fuzzy.folded(FIRST[number]), number);
        }
        for (int number = FIRST.length; number < 100; number++) {
            String unit = UNITS[number % 10];
            String name = (unit.isEmpty() ? "" : unit + "und") + TENS[number / 10] + "ster";
            names.put(Fuzzy.folded(name), number);
        }
        return names;
    }
}
