package recto.intake;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Gives each group an id of its own. */
final class Ids {
    private Ids() {}

    /**
     * Groups by their ids, in natural order. Groups that suggest the same id add the extension of their files to it;
     * what is then still the same is numbered.
     */
    static SortedMap<String, Group> unique(List<Group> groups) {
        Map<String, Integer> suggested = new HashMap<>();
        groups.forEach(group -> suggested.merge(group.id(), 1, Integer::sum));
        SortedMap<String, Group> ids = new TreeMap<>(NaturalOrder.INSTANCE);
        for (Group group : groups) {
            boolean alone = suggested.get(group.id()) == 1;
            String id = alone || group.extension().isEmpty() ? group.id() : group.id() + "." + group.extension();
            String free = id;
            for (int n = 2; ids.containsKey(free); n++) {
                free = id + " (" + n + ")";
            }
            ids.put(free, group);
        }
        return ids;
    }
}
