package recto.evaluate;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Compares what was read with ground truth. Free of state but for the folding. */
public final class Scoring {
    private final Folding folding;

    public Scoring(Folding folding) {
        this.folding = Objects.requireNonNull(folding);
    }

    /** The scores of one page; whole pages are compared in reading order, line ends count as spaces. */
    public PageScore score(PageText truth, PageText read) {
        return new Comparison(truth, read, folding).score(false);
    }

    /** The scores of a page for which nothing was handed in: every character of it is an error. */
    public PageScore missing(PageText truth) {
        return new Comparison(truth, nothing(truth), folding).score(true);
    }

    /**
     * The scores of a page, and its lines beside each other.
     *
     * @param read empty where nothing was handed in
     */
    public PageComparison compare(PageText truth, Optional<PageText> read) {
        return new Comparison(truth, read.orElse(nothing(truth)), folding).page(read.isEmpty());
    }

    private static PageText nothing(PageText truth) {
        return new PageText(truth.name(), List.of());
    }
}
