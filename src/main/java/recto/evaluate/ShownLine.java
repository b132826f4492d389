package recto.evaluate;

import com.ibm.icu.text.Normalizer2;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Box;

/**
 * A line as it is compared, and as it is shown beside the other: as it was written, folding or not.
 *
 * @param box where it stands
 * @param symbols as they are compared
 * @param shown for each symbol the text that became it
 */
record ShownLine(Optional<Box> box, int[] symbols, List<String> shown) {
    static ShownLine of(LineText line, Folding folding, Symbols symbols) {
        String folded = folding.apply(line.text());
        List<String> clusters = Symbols.clusters(folded);
        return new ShownLine(
                line.box(),
                symbols.characters(folded),
                written(line.text(), folding, clusters).orElse(clusters));
    }

    /** The text between two of its symbols. */
    String text(int start, int end) {
        return String.join("", shown.subList(start, end));
    }

    /** Folds cluster by cluster; empty where that is not the same as folding the line, which is shown folded then. */
    private static Optional<List<String>> written(String line, Folding folding, List<String> folded) {
        List<String> shown = new ArrayList<>();
        int at = 0;
        for (String cluster : Symbols.clusters(Normalizer2.getNFCInstance().normalize(line))) {
            List<String> parts = Symbols.clusters(folding.apply(cluster));
            if (cluster.isBlank()) {
                boolean space = at < folded.size() && folded.get(at).equals(" ");
                at += space ? 1 : 0;
                shown.addAll(space ? List.of(" ") : List.of());
            } else if (parts.isEmpty()) {
                int last = shown.size() - 1;
                if (last >= 0) {
                    shown.set(last, shown.get(last) + cluster);
                }
            } else if (at + parts.size() <= folded.size()
                    && folded.subList(at, at + parts.size()).equals(parts)) {
                at += parts.size();
                shown.add(cluster);
                parts.stream().skip(1).forEach(part -> shown.add(""));
            } else {
                return Optional.empty();
            }
        }
        return at == folded.size() ? Optional.of(shown) : Optional.empty();
    }
}
