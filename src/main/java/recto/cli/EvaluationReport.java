package recto.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import recto.evaluate.ErrorRate;
import recto.evaluate.Folding;
import recto.evaluate.LayoutScore;
import recto.evaluate.OrderScore;
import recto.evaluate.PageScore;
import recto.evaluate.Scores;
import recto.evaluate.SetScore;
import recto.evaluate.TextScore;
import recto.evaluate.WordOverlap;

/**
 * What {@code recto evaluate --json} writes.
 *
 * @param normalization what is always made alike
 * @param folds the rules that were applied, by their codes
 * @param sets in order of their names
 * @param languages the same pages by language
 */
public record EvaluationReport(
        String normalization, List<String> folds, List<SetReport> sets, List<LanguageReport> languages) {
    /** The scores of one set: sums over its pages. */
    public record SetReport(String name, Figures total, List<PageReport> pages) {}

    /** The scores of all pages in one language. */
    public record LanguageReport(String name, int pages, Figures total) {}

    /** The scores of one page; {@code missing} where nothing was handed in for it. */
    public record PageReport(String name, boolean missing, Optional<String> language, Figures scores) {}

    /** Scores; one is absent where ground truth does not have what it needs. */
    public record Figures(
            Optional<TextFigures> text, Optional<OrderFigures> readingOrder, Optional<LayoutFigures> layout) {
        static Figures of(Scores scores) {
            return new Figures(
                    scores.text().map(TextFigures::of),
                    scores.order().map(OrderFigures::of),
                    scores.layout().map(LayoutFigures::of));
        }
    }

    /** How well text was read. */
    public record TextFigures(Rate characters, Rate words, Overlap wordOverlap, Rate flexibleCharacters) {
        static TextFigures of(TextScore score) {
            return new TextFigures(
                    Rate.of(score.characters()),
                    Rate.of(score.words()),
                    Overlap.of(score.overlap()),
                    Rate.of(score.flexible()));
        }
    }

    /** Pairs of lines in the right order, lines found, and the share of the right pairs. */
    public record OrderFigures(long right, long pairs, long found, long lines, OptionalDouble share) {
        static OrderFigures of(OrderScore score) {
            return new OrderFigures(score.right(), score.pairs(), score.found(), score.lines(), score.share());
        }
    }

    /** How well regions of text were found: pixels, regions, and what went wrong with them. */
    public record LayoutFigures(
            long pages,
            Overlap area,
            Overlap regions,
            long spanningTwoColumns,
            long merging,
            long split,
            long missed,
            long invented) {
        static LayoutFigures of(LayoutScore score) {
            LayoutScore.Faults faults = score.faults();
            return new LayoutFigures(
                    score.pages(),
                    Overlap.of(score.area()),
                    Overlap.of(score.regions()),
                    faults.spanning(),
                    faults.merging(),
                    faults.split(),
                    faults.missed(),
                    faults.invented());
        }
    }

    /** Errors, symbols of ground truth, and the one by the other; no rate where there is nothing to rate. */
    public record Rate(long errors, long total, OptionalDouble rate) {
        static Rate of(ErrorRate rate) {
            return new Rate(rate.errors(), rate.total(), rate.rate());
        }
    }

    /** What both sides have, what each of them has, and the harmonic mean of precision and recall. */
    public record Overlap(long shared, long expected, long read, OptionalDouble f1) {
        static Overlap of(WordOverlap overlap) {
            return new Overlap(overlap.shared(), overlap.expected(), overlap.read(), overlap.f1());
        }

        static Overlap of(LayoutScore.Overlap overlap) {
            return new Overlap(overlap.shared(), overlap.expected(), overlap.read(), overlap.f1());
        }
    }

    static EvaluationReport of(Folding folding, List<SetScore> sets) {
        return new EvaluationReport(
                "NFC, white space",
                folding.codes(),
                sets.stream().map(EvaluationReport::of).toList(),
                SetScore.byLanguage(sets).stream()
                        .map(language -> new LanguageReport(
                                language.name(), language.pages().size(), Figures.of(language.total())))
                        .toList());
    }

    private static SetReport of(SetScore set) {
        List<PageReport> pages = set.pages().stream().map(EvaluationReport::of).toList();
        return new SetReport(set.name(), Figures.of(set.total()), pages);
    }

    private static PageReport of(PageScore page) {
        return new PageReport(page.name(), page.missing(), page.language(), Figures.of(page.scores()));
    }
}
