package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.model.Box;
import recto.model.Line;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.StageException;

/**
 * Reads parts of a page anew that are in another script or language than the rest: lines where confidence breaks, and
 * regions whose text fits another language of the script. What is not read better stays. Parts whose script is not
 * found are tried twice on a page at most, so that dirt and wear cost little. One page at a time.
 */
final class Switches {
    private static final int VAIN = 2;
    /** Lines, of a part, by which its script is looked for. */
    private static final int A_FEW = 3;
    /** How much more a text must fit another language for a region to be read anew; see {@link LanguageOf}. */
    private static final double OTHER_LANGUAGE = 0.12;
    /** Letters from which a region tells its language. */
    private static final int TELLING = 80;
    /** How much better another script must be read. */
    private static final double BETTER = 0.1;
    /** What confidence may vary by between models that know the language and that do not. */
    private static final double AS_GOOD = 0.03;

    private final List<Model> models;
    private final Model model;
    private final Parts parts;
    private final List<String> done = new ArrayList<>();
    private final SortedMap<String, String> scores = new TreeMap<>();
    private final List<Model> used = new ArrayList<>();
    private int vain;

    /** For a page that was read with the first of a set of models, of all those that may be used. */
    Switches(EngineShelf shelf, PageImage page, List<Model> models, Model model) {
        this.models = List.copyOf(models);
        this.model = model;
        this.parts = new Parts(shelf, page);
    }

    /**
     * What came of it.
     *
     * @param regions of the page
     * @param models that were used beside the page's
     * @param scores of all that was tried
     * @param reason which part was read with what, and why; empty where nothing was
     */
    record Switched(List<Region> regions, List<Model> models, SortedMap<String, String> scores, String reason) {
        /** Those of the page, and those used beside them. */
        List<Model> and(List<Model> set) {
            return Stream.concat(set.stream(), models.stream()).distinct().toList();
        }
    }

    Switched of(Attempt attempt) throws StageException {
        List<Region> regions = new ArrayList<>();
        for (Region region : attempt.regions()) {
            regions.addAll(region(region, attempt.copy()));
        }
        return new Switched(regions, used, scores, String.join("; ", done));
    }

    private List<Region> region(Region region, Copy copy) throws StageException {
        if (region.lines().isEmpty() || copy.quarters() != 0) {
            return List.of(region);
        }
        Optional<Doubtful> doubtful = Doubtful.in(region);
        if (doubtful.isPresent() && vain < VAIN) {
            Optional<Region> other = otherScript(doubtful.get(), copy);
            vain += other.isEmpty() ? 1 : 0;
            if (other.isPresent()) {
                return doubtful.get().replaced(other.get());
            }
        }
        Optional<Region> old = otherPeriod(region, copy);
        return List.of(old.isPresent() ? old.get() : otherLanguage(region, copy).orElse(region));
    }

    /** The few lines by which the page's model was chosen may not have shown that its spelling is an old one. */
    private Optional<Region> otherPeriod(Region region, Copy copy) throws StageException {
        Optional<Model> old = Period.of(model, text(region))
                .flatMap(period -> period.model(models))
                .filter(better -> !better.equals(model));
        return old.isEmpty()
                ? Optional.empty()
                : better(region, parts.read(region, old.get(), copy), old.get(), -AS_GOOD);
    }

    private static String text(Region region) {
        return region.lines().stream().map(Line::text).collect(Collectors.joining(" "));
    }

    private Optional<Region> otherScript(Doubtful doubtful, Copy copy) throws StageException {
        Region part = doubtful.part();
        Lines few = each -> parts.sample(doubtful.first(A_FEW), each, copy);
        List<String> own = Candidates.inScriptOf(model.name());
        List<String> leads =
                Candidates.leads().stream().filter(name -> !own.contains(name)).toList();
        Optional<ScriptChoice.Found> found = new ScriptChoice(models, scores).of(few, leads);
        if (found.isEmpty() || found.get().score() < ScriptChoice.SURE) {
            return Optional.empty();
        }
        Model best = new LanguageOf(models, scores).of(found.get(), few, few);
        return better(part, parts.read(part, best, copy), best, BETTER);
    }

    private Optional<Region> otherLanguage(Region region, Copy copy) throws StageException {
        String text = text(region);
        if (text.codePoints().filter(Character::isLetter).count() < TELLING) {
            return Optional.empty();
        }
        List<LanguageOf.Rank> ranks = new LanguageOf(models, scores).ranks(model, text);
        String own = Candidates.profile(model.name());
        double ownScore = ranks.stream()
                .filter(rank -> Candidates.profile(rank.model().name()).equals(own))
                .mapToDouble(LanguageOf.Rank::score)
                .findFirst()
                .orElse(Double.MAX_VALUE);
        if (ranks.get(0).score() < ownScore + OTHER_LANGUAGE) {
            return Optional.empty();
        }
        Model best = ranks.get(0).model();
        return better(region, parts.read(region, best, copy), best, -AS_GOOD);
    }

    private Optional<Region> better(Region before, Region after, Model by, double least) {
        double was = Parts.confidence(before);
        double is = Parts.confidence(after);
        if (after.lines().isEmpty() || is < was + least) {
            return Optional.empty();
        }
        Box box = before.box();
        done.add(String.format(
                Locale.ROOT,
                "the part %d x %d pixels at %d, %d with %s (confidence %.2f in place of %.2f)",
                box.width(),
                box.height(),
                box.x(),
                box.y(),
                by.name(),
                is,
                was));
        if (!used.contains(by)) {
            used.add(by);
        }
        return Optional.of(after);
    }
}
