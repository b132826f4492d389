package recto.evaluate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import recto.evaluate.Alignment.Step;
import recto.evaluate.LineMatching.Match;
import recto.evaluate.LineMatching.Stretch;

/**
 * The lines of ground truth, each with what was read of it. Beyond the matches, what was read in one line with a match
 * and has none is shown beside that match, and a line without any match takes what was read between the lines before
 * and after it and has no match either, where that is about as long.
 */
final class LinePairs {
    private static final int ABOUT_AS_LONG = 2;

    private final List<ShownLine> truth;
    private final List<ShownLine> read;
    /** For each line of ground truth what was read of it; a stretch of the line may be empty. */
    private final List<List<Match>> parts;

    private final TreeSet<Stretch> left;

    LinePairs(LineMatching matching, List<ShownLine> truth, List<ShownLine> read) {
        this.truth = truth;
        this.read = read;
        left = new TreeSet<>(matching.notThere());
        parts = truth.stream().map(line -> (List<Match>) new ArrayList<Match>()).toList();
        matching.matches().forEach(match -> parts.get(match.truth().line()).add(match));
        matching.notThere().forEach(stretch -> showBesideMatch(stretch, matching.matches()));
        IntStream.range(0, truth.size())
                .filter(line -> parts.get(line).isEmpty())
                .forEach(this::takeBetweenNeighbours);
    }

    List<LinePair> pairs() {
        return IntStream.range(0, truth.size()).mapToObj(this::pair).toList();
    }

    /** What was read and is shown beside no line. */
    List<String> notThere() {
        return left.stream()
                .map(stretch -> read.get(stretch.line()).text(stretch.start(), stretch.end()))
                .toList();
    }

    private void showBesideMatch(Stretch stretch, List<Match> matches) {
        Optional<Match> before = matches.stream()
                .filter(match ->
                        match.read().line() == stretch.line() && match.read().end() <= stretch.start())
                .max(Comparator.comparing(Match::read));
        Optional<Match> after = matches.stream()
                .filter(match ->
                        match.read().line() == stretch.line() && match.read().start() >= stretch.end())
                .min(Comparator.comparing(Match::read));
        before.or(() -> after).ifPresent(match -> {
            left.remove(stretch);
            List<Match> line = parts.get(match.truth().line());
            int at = before.isPresent() ? match.truth().end() : match.truth().start();
            Stretch nothing = new Stretch(match.truth().line(), at, at);
            line.add(line.indexOf(match) + (before.isPresent() ? 1 : 0), new Match(nothing, stretch, stretch.length()));
        });
    }

    private void takeBetweenNeighbours(int line) {
        Optional<Stretch> before = IntStream.iterate(line - 1, at -> at >= 0, at -> at - 1)
                .mapToObj(parts::get)
                .filter(neighbour -> !neighbour.isEmpty())
                .map(neighbour -> neighbour.get(neighbour.size() - 1).read())
                .findFirst();
        Optional<Stretch> after = parts.subList(line, parts.size()).stream()
                .filter(neighbour -> !neighbour.isEmpty())
                .map(neighbour -> neighbour.get(0).read())
                .findFirst();
        Stretch whole = new Stretch(line, 0, truth.get(line).symbols().length);
        leftAfter(before)
                .filter(stretch -> after.isEmpty() || stretch.compareTo(after.get()) < 0)
                .filter(stretch -> stretch.length() <= ABOUT_AS_LONG * whole.length()
                        && whole.length() <= ABOUT_AS_LONG * stretch.length())
                .ifPresent(stretch -> {
                    left.remove(stretch);
                    parts.get(line).add(new Match(whole, stretch, Math.max(whole.length(), stretch.length())));
                });
    }

    private Optional<Stretch> leftAfter(Optional<Stretch> before) {
        return before.map(stretch -> left.tailSet(stretch, false)).orElse(left).stream()
                .findFirst();
    }

    private LinePair pair(int line) {
        Sides sides = new Sides();
        ShownLine whole = truth.get(line);
        int at = 0;
        Optional<Stretch> last = Optional.empty();
        for (Match part : parts.get(line)) {
            sides.leftOut(whole, at, part.truth().start());
            last.ifPresent(before -> sides.cut(between(before, part.read())));
            sides.aligned(part);
            last = Optional.of(part.read());
            at = part.truth().end();
        }
        sides.leftOut(whole, at, whole.symbols().length);
        return new LinePair(
                whole.box(),
                Run.joined(sides.ofTruth),
                parts.get(line).isEmpty() ? List.of() : Run.joined(sides.ofRead),
                sides.errors);
    }

    /** What stands between two stretches in one read line: white space; between lines a space as well. */
    private String between(Stretch before, Stretch next) {
        boolean onward = before.line() == next.line() && before.end() <= next.start();
        return onward ? read.get(next.line()).text(before.end(), next.start()) : " ";
    }

    /** The two sides of a line as they grow. */
    private final class Sides {
        private final List<Run> ofTruth = new ArrayList<>();
        private final List<Run> ofRead = new ArrayList<>();
        private long errors;

        void cut(String space) {
            ofRead.add(new Run(space.isBlank() ? space : " ", false));
        }

        /** Spaces at cuts do not count. */
        void leftOut(ShownLine line, int from, int to) {
            String text = line.text(from, to);
            boolean differs = !text.isBlank();
            if (from < to) {
                ofTruth.add(new Run(text, differs));
                errors += differs ? to - from : 0;
                if (differs) {
                    ofRead.add(new Run("", true));
                }
            }
        }

        void aligned(Match part) {
            ShownLine line = truth.get(part.truth().line());
            ShownLine other = read.get(part.read().line());
            int at = part.truth().start();
            int atRead = part.read().start();
            for (Step step : Alignment.of(symbols(line, part.truth()), symbols(other, part.read()))) {
                boolean differs = step != Step.SAME;
                String text = step == Step.INVENTED ? "" : line.shown().get(at++);
                String textRead = step == Step.LEFT_OUT ? "" : other.shown().get(atRead++);
                ofTruth.add(new Run(text, differs));
                ofRead.add(new Run(textRead, differs));
                errors += differs ? 1 : 0;
            }
        }

        private int[] symbols(ShownLine line, Stretch stretch) {
            return Arrays.copyOfRange(line.symbols(), stretch.start(), stretch.end());
        }
    }
}
