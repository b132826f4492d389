package recto.cli;

import java.util.List;
import java.util.OptionalDouble;
import recto.evaluate.ErrorRate;
import recto.evaluate.Folding;
import recto.evaluate.PageScore;
import recto.evaluate.SetScore;
import recto.evaluate.WordOverlap;

/**
 * What {@code recto evaluate --json} writes.
 *
 * @param normalization what is always made alike
 * @param folds the rules that were applied, by their codes
 * @param sets in order of their names
 */
public record EvaluationReport(String normalization, List<String> folds, List<SetReport> sets) {
    /** The scores of one set: sums over its pages. */
    public record SetReport(String name, Figures total, List<PageReport> pages) {}

    /** The scores of one page; {@code missing} where nothing was handed in for it. */
    public record PageReport(String name, boolean missing, Figures scores) {}

    /** Scores by their names; a rate is absent where there is nothing to rate. */
    public record Figures(Rate characters, Rate words, Overlap wordOverlap, Rate flexibleCharacters) {
        static Figures of(PageScore score) {
            return new Figures(
                    Rate.of(score.characters()),
                    Rate.of(score.words()),
                    Overlap.of(score.overlap()),
                    Rate.of(score.flexible()));
        }

        static Figures of(SetScore score) {
            return new Figures(
                    Rate.of(score.characters()),
                    Rate.of(score.words()),
                    Overlap.of(score.overlap()),
                    Rate.of(score.flexible()));
        }
    }

    /** Errors, symbols of ground truth, and the one by the other. */
    public record Rate(long errors, long total, OptionalDouble rate) {
        static Rate of(ErrorRate rate) {
            return new Rate(rate.errors(), rate.total(), rate.rate());
        }
    }

    /** Words in both texts, in each of them, and the harmonic mean of precision and recall. */
    public record Overlap(long shared, long expected, long read, OptionalDouble f1) {
        static Overlap of(WordOverlap overlap) {
            return new Overlap(overlap.shared(), overlap.expected(), overlap.read(), overlap.f1());
        }
    }

    static EvaluationReport of(Folding folding, List<SetScore> sets) {
        return new EvaluationReport(
                "NFC, white space",
                folding.codes(),
                sets.stream().map(EvaluationReport::of).toList());
    }

    private static SetReport of(SetScore set) {
        List<PageReport> pages = set.pages().stream()
                .map(page -> new PageReport(page.name(), page.missing(), Figures.of(page)))
                .toList();
        return new SetReport(set.name(), Figures.of(set), pages);
    }
}
