package recto.evaluate;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Function;

/**
 * All scores of a page, or of pages together.
 *
 * @param text empty where ground truth has regions without text
 * @param order empty where ground truth states no order
 * @param layout empty where either side has no regions in pixels, or the two page images have different shapes
 */
public record Scores(Optional<TextScore> text, Optional<OrderScore> order, Optional<LayoutScore> layout) {
    /** Over those that have a score. */
    static Scores sum(Collection<Scores> all) {
        return new Scores(
                sum(all, Scores::text, TextScore::sum),
                sum(all, Scores::order, OrderScore::sum),
                sum(all, Scores::layout, LayoutScore::sum));
    }

    private static <T> Optional<T> sum(
            Collection<Scores> all, Function<Scores, Optional<T>> part, Function<Collection<T>, T> sum) {
        return Optional.of(all.stream()
                        .flatMap(scores -> part.apply(scores).stream())
                        .toList())
                .filter(parts -> !parts.isEmpty())
                .map(sum);
    }
}
