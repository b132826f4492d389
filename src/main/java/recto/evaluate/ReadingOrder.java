package recto.evaluate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The explicit reading order of PAGE and of ALTO 4.3 and later: groups in groups, with references to regions; in PAGE
 * the members of an ordered group have an index, in ALTO they stand in order.
 */
final class ReadingOrder {
    private ReadingOrder() {}

    /** The regions as the order has them; those that it does not name follow as they stand in the file. */
    static List<Element> apply(Element document, List<Element> regions, String id) {
        Map<String, Element> named = new HashMap<>();
        regions.forEach(region -> region.attribute(id).ifPresent(name -> named.putIfAbsent(name, region)));
        Set<Element> ordered = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Element> all = new ArrayList<>();
        Stream<Element> references = document.outermost("ReadingOrder")
                .flatMap(ReadingOrder::references)
                .map(named::get)
                .filter(Objects::nonNull);
        Stream.concat(references, regions.stream()).filter(ordered::add).forEach(all::add);
        return all;
    }

    private static Stream<String> references(Element group) {
        Comparator<Element> byIndex =
                Comparator.comparingDouble(member -> member.number("index").orElse(0.0));
        return group.children().stream()
                .filter(member -> !member.is(Element.TEXT))
                .sorted(byIndex)
                .flatMap(member -> Stream.concat(
                        Stream.of("regionRef", "REF").flatMap(key -> member.attribute(key).stream()),
                        references(member)));
    }
}
