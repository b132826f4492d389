package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Alternative;
import recto.model.Note;

/**
 * All values of an item together: of each element the surest first, and where sources contradict each other, both sides
 * in the flags of the one that stands first. Articles that go on elsewhere are led to their page. Nothing is left out.
 */
public final class ItemMetadata {
    /** Elements of which an item has one value; of the others several may be true at once. */
    private static final Set<String> SINGLE = Set.of("title", "date", "issue", "volume", "place");

    /** The method of a value that was corrected by hand. */
    public static final String BY_HAND = "corrected by hand";

    private ItemMetadata() {}

    /** The values, by element in order of their first mention, the surest of each element first. */
    public static List<MetadataValue> of(List<MetadataValue> found) {
        Map<String, List<MetadataValue>> elements = new LinkedHashMap<>();
        for (MetadataValue value : found) {
            elements.computeIfAbsent(value.name(), any -> new ArrayList<>()).add(value);
        }
        List<MetadataValue> all = new ArrayList<>();
        elements.forEach((name, values) -> {
            if (SINGLE.contains(name)) {
                List<MetadataValue> sorted = new ArrayList<>(values);
                sorted.sort(Comparator.comparing(
                                (MetadataValue value) -> !value.method().equals(BY_HAND))
                        .thenComparing(Comparator.comparingDouble(MetadataValue::confidence)
                                .reversed()));
                if (name.equals("title")) {
                    printedFirst(sorted);
                }
                sorted.set(0, weighed(sorted));
                all.addAll(sorted);
            } else {
                all.addAll(values);
            }
        });
        return Continuations.joined(all);
    }

    /** A title that a file or folder is named by gives way to the printed one that it transliterates. */
    private static void printedFirst(List<MetadataValue> sorted) {
        MetadataValue best = sorted.get(0);
        if (best.source().equals(NameMetadata.NAMES)) {
            sorted.stream()
                    .filter(other -> other.place().isPresent() && SameTitle.of(best.value(), other.value()))
                    .findFirst()
                    .ifPresent(printed -> {
                        sorted.remove(printed);
                        sorted.add(0, printed);
                    });
        }
    }

    private static MetadataValue weighed(List<MetadataValue> sorted) {
        MetadataValue best = sorted.get(0);
        for (MetadataValue other : sorted.subList(1, sorted.size())) {
            boolean said = best.alternatives().stream()
                    .anyMatch(alternative -> alternative.value().equals(other.value())
                            && alternative.why().equals(other.source()));
            if (!agree(best, other) && !said) {
                best = best.against(
                        new Alternative(other.value(), other.source(), other.confidence()),
                        new Note(
                                best.name() + "-conflict",
                                best.source() + " has " + best.value() + "; " + other.source() + " has "
                                        + other.value()));
            }
        }
        return best;
    }

    /** Whether two values say the same, or one says less of it. */
    private static boolean agree(MetadataValue one, MetadataValue other) {
        if (one.name().equals("title")) {
            return other.source().equals(NameMetadata.NAMES) || SameTitle.of(one.value(), other.value());
        }
        boolean part = one.value().startsWith(other.value()) || other.value().startsWith(one.value());
        return one.value().equals(other.value()) || part && one.name().equals("date");
    }
}
