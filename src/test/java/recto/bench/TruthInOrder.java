package recto.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import recto.model.Box;

/**
 * Ground truth itself, without a letter wrong, with those lines moved that it has after lines that stand below them.
 * Its score against ground truth is what the best reading from top to bottom can have. Pages of columns are left as
 * they are.
 */
final class TruthInOrder {
    private TruthInOrder() {}

    /** Writes the text of the page that belongs to an image into a folder. */
    static void write(Path image, Path out) throws Exception {
        String file = image.getFileName().toString();
        String name = file.substring(0, file.lastIndexOf('.'));
        List<List<TruthWord>> lines = TruthPage.read(image.getParent(), name).lines();
        Files.writeString(Files.createDirectories(out).resolve(name + ".txt"), TruthPage.text(ordered(lines)));
    }

    /** Line by line the first of those left, as ground truth has them, that stands below none of the others left. */
    private static List<List<TruthWord>> ordered(List<List<TruthWord>> lines) {
        List<Optional<Box>> boxes = lines.stream().map(TruthInOrder::box).toList();
        if (inColumns(boxes)) {
            return lines;
        }
        List<Integer> left =
                new ArrayList<>(IntStream.range(0, lines.size()).boxed().toList());
        List<List<TruthWord>> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            Integer next = left.stream()
                    .filter(i -> left.stream().noneMatch(other -> isAbove(boxes.get(other), boxes.get(i))))
                    .findFirst()
                    .orElse(left.get(0));
            ordered.add(lines.get(next));
            left.remove(next);
        }
        return ordered;
    }

    private static Optional<Box> box(List<TruthWord> line) {
        return line.stream().findFirst().flatMap(word -> word.lines().stream().findFirst());
    }

    /** Whether a tenth of the lines have another one beside them. */
    private static boolean inColumns(List<Optional<Box>> boxes) {
        List<Box> known = boxes.stream().flatMap(Optional::stream).toList();
        long beside = known.stream()
                .filter(box -> known.stream().anyMatch(other -> isBeside(box, other)))
                .count();
        return 10 * beside > boxes.size();
    }

    private static boolean isBeside(Box box, Box other) {
        int apart = Math.max(other.x() - box.right(), box.x() - other.right());
        int shared = Math.min(box.bottom(), other.bottom()) - Math.max(box.y(), other.y());
        return apart > 0 && 2 * shared > Math.min(box.height(), other.height());
    }

    /** Whether the first stands above the second, by more than half of a line, and shares half of the narrower one. */
    private static boolean isAbove(Optional<Box> first, Optional<Box> second) {
        if (first.isEmpty() || second.isEmpty()) {
            return false;
        }
        Box above = first.get();
        Box below = second.get();
        int shared = Math.min(above.right(), below.right()) - Math.max(above.x(), below.x());
        int down = below.middle().y() - above.middle().y();
        return 2 * shared > Math.min(above.width(), below.width())
                && 2 * down > Math.min(above.height(), below.height());
    }
}
