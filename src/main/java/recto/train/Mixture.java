package recto.train;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which lines a recipe learns from, in order: for each stage its styles in turn, each as often as its share, and every
 * line once.
 */
final class Mixture {
    private final Map<String, Integer> next = new TreeMap<>();

    /**
     * A line to be made.
     *
     * @param style its kind
     * @param number among those of its kind, in all stages
     */
    record Line(String style, int number) {}

    /** The lines of each stage, in order. */
    static List<List<Line>> of(List<Recipe.Stage> stages) {
        Mixture mixture = new Mixture();
        return stages.stream().map(mixture::lines).toList();
    }

    private List<Line> lines(Recipe.Stage stage) {
        List<String> turn = turn(new TreeMap<>(stage.lines()));
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < stage.iterations(); i++) {
            String style = turn.get(i % turn.size());
            lines.add(new Line(style, next.merge(style, 1, Integer::sum) - 1));
        }
        return lines;
    }

    /** One round of the styles, each spread over it. */
    private static List<String> turn(SortedMap<String, Integer> shares) {
        int all = shares.values().stream().mapToInt(Integer::intValue).sum();
        Map<String, Integer> taken = new TreeMap<>();
        List<String> turn = new ArrayList<>();
        for (int place = 1; place <= all; place++) {
            String furthestBehind = "";
            double most = Double.NEGATIVE_INFINITY;
            for (Map.Entry<String, Integer> share : shares.entrySet()) {
                double behind = (double) share.getValue() * place / all - taken.getOrDefault(share.getKey(), 0);
                if (behind > most) {
                    most = behind;
                    furthestBehind = share.getKey();
                }
            }
            taken.merge(furthestBehind, 1, Integer::sum);
            turn.add(furthestBehind);
        }
        return turn;
    }
}
