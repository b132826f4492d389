package recto.bench;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import recto.model.Language;
import recto.model.Region;
import recto.model.Script;

/** Scripts of models, and the language that most of a page was read in. */
final class Scripts {
    private Scripts() {}

    /** The script that a model of the benchmark reads. */
    static Script of(String model) {
        return switch (model) {
            case "ara" -> Script.ARAB;
            case "hye" -> Script.ARMN;
            case "kat" -> Script.GEOR;
            case "rus" -> Script.CYRL;
            case "frk" -> Script.LATF;
            default -> Script.LATN;
        };
    }

    /** The language of most of the letters of some regions; unknown where there are none. */
    static Language most(List<Region> regions) {
        Map<String, Integer> letters = new TreeMap<>();
        for (Region region : regions) {
            int count = region.words().mapToInt(word -> word.text().length()).sum();
            if (count > 0) {
                letters.merge(region.language().code() + " " + region.language().script(), count, Integer::sum);
            }
        }
        return letters.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(each -> each.getKey().split(" "))
                .map(parts -> new Language(parts[0], Script.valueOf(parts[1])))
                .orElse(Language.UNKNOWN);
    }
}
