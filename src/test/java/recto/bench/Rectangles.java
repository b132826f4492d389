package recto.bench;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Word;

/** Areas of boxes that do not overlap among themselves. */
final class Rectangles {
    private Rectangles() {}

    /** Area that two sets of boxes share, of the area of both together. */
    static double overlap(Collection<Box> one, Collection<Box> other) {
        long shared = one.stream()
                .mapToLong(box ->
                        other.stream().mapToLong(each -> shared(box, each)).sum())
                .sum();
        long all = Stream.concat(one.stream(), other.stream())
                .mapToLong(box -> (long) box.width() * box.height())
                .sum();
        return (double) shared / (all - shared);
    }

    private static long shared(Box one, Box other) {
        long width = Math.min(one.right(), other.right()) - Math.max(one.x(), other.x());
        long height = Math.min(one.bottom(), other.bottom()) - Math.max(one.y(), other.y());
        return Math.max(0, width) * Math.max(0, height);
    }

    /** One box for the words of each line of a typed page. */
    static List<Box> lines(Collection<Word> words) {
        Map<Integer, Box> lines = new TreeMap<>();
        words.forEach(word -> lines.merge(word.box().y(), word.box(), Box::union));
        return List.copyOf(lines.values());
    }
}
