package recto.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Things joined into groups, by their numbers. */
final class Groups {
    private final int[] parent;

    Groups(int size) {
        parent = new int[size];
        for (int i = 0; i < size; i++) {
            parent[i] = i;
        }
    }

    void join(int a, int b) {
        int first = root(a);
        int second = root(b);
        parent[Math.max(first, second)] = Math.min(first, second);
    }

    private int root(int thing) {
        int root = thing;
        while (parent[root] != root) {
            parent[root] = parent[parent[root]];
            root = parent[root];
        }
        return root;
    }

    /** The things of each group in their order, groups by their first thing. */
    <T> List<List<T>> of(List<T> things) {
        TreeMap<Integer, List<T>> groups = new TreeMap<>();
        for (int i = 0; i < things.size(); i++) {
            groups.computeIfAbsent(root(i), key -> new ArrayList<>()).add(things.get(i));
        }
        return List.copyOf(groups.values());
    }
}
