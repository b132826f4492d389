package recto.dates;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How far a word is from a name: the edit distance of Levenshtein with a price for each mistake, lower for letters that
 * are often taken for each other (table {@code confusions.tsv}).
 */
final class Spelling {
    private static final double EDIT = 1;

    private static final Map<Character, List<Pair>> CONFUSIONS = read();

    /** Letters printed and letters read, either way. */
    private record Pair(String left, String right, double cost) {}

    private final String word;
    private final String name;
    private final double[][] cost;

    private Spelling(String word, String name) {
        this.word = word;
        this.name = name;
        this.cost = new double[word.length() + 1][name.length() + 1];
    }

    /** The cost, or more than {@code most} when it is more. */
    static double distance(String word, String name, double most) {
        return new Spelling(word, name).distance(most);
    }

    private double distance(double most) {
        for (int i = 0; i <= word.length(); i++) {
            double least = Double.MAX_VALUE;
            for (int j = 0; j <= name.length(); j++) {
                cost[i][j] = i == 0 ? j * EDIT : j == 0 ? i * EDIT : step(i, j);
                least = Math.min(least, cost[i][j]);
            }
            if (least > most + EDIT) {
                return least;
            }
        }
        return cost[word.length()][name.length()];
    }

    private double step(int i, int j) {
        if (word.charAt(i - 1) == name.charAt(j - 1)) {
            return Math.min(cost[i - 1][j - 1], EDIT + Math.min(cost[i - 1][j], cost[i][j - 1]));
        }
        double best = EDIT + Math.min(cost[i - 1][j - 1], Math.min(cost[i - 1][j], cost[i][j - 1]));
        for (Pair pair : CONFUSIONS.getOrDefault(word.charAt(i - 1), List.of())) {
            int left = i - pair.left.length();
            int right = j - pair.right.length();
            if (left >= 0 && right >= 0 && word.startsWith(pair.left, left) && name.startsWith(pair.right, right)) {
                best = Math.min(best, cost[left][right] + pair.cost);
            }
        }
        return best;
    }

    private static Map<Character, List<Pair>> read() {
        Map<Character, List<Pair>> pairs = new HashMap<>();
        for (String[] row : Table.rows("confusions.tsv")) {
            double cost = Double.parseDouble(row[0]);
            for (String pair : row[1].split(" ")) {
                String[] sides = pair.split("=");
                add(pairs, new Pair(sides[0], sides[1], cost));
                add(pairs, new Pair(sides[1], sides[0], cost));
            }
        }
        return pairs;
    }

    private static void add(Map<Character, List<Pair>> pairs, Pair pair) {
        pairs.computeIfAbsent(pair.left.charAt(pair.left.length() - 1), any -> new ArrayList<>())
                .add(pair);
    }
}
