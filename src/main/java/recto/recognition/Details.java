package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Model;
import recto.model.Outline;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.StageException;
import recto.model.Word;

/**
 * Reads some lines of a page once more, each by itself at the scale of its own letters: the large and widely spaced
 * type of mastheads, which the engine loses in a page as a whole. Each way of reading gives a region. One thread only.
 */
final class Details {
    /** Height of a line, in pixels, from the top of its capitals to the foot of its tails, that is read well. */
    private static final double HEIGHT = 44;
    /** Small type is read better so. */
    private static final double OTHER_HEIGHT = 32;

    private static final double LARGEST = 2;
    /** Width in pixels at which a masthead as a whole is read. */
    private static final double WIDTH = 1500;
    /** Radius of smoothing as a share of the width: at 300 dpi a fifth of a millimetre. */
    private static final double SMOOTHED = 0.001;
    /** One line. */
    private static final int LINE = 7;
    /** Text in no order. */
    private static final int SPARSE = 11;

    private static final int FRAME = 20;
    private static final double USUAL_DPI = 300;

    /** Mean confidence below which a reading tells little. */
    private static final double LOW = 0.6;

    private static final Set<Script> TYPES = Set.of(Script.LATN, Script.LATF);

    private final EngineShelf shelf;
    private final PageImage page;
    private final List<Model> set;

    Details(EngineShelf shelf, PageImage page, List<Model> set) {
        this.shelf = shelf;
        this.page = page;
        this.set = List.copyOf(set);
    }

    /**
     * Reads the lines.
     *
     * @param offered models, of which that for the other type of the same language is taken beside the one that read
     *     the page: figures among black letter are often roman, and titles above roman type black letter
     */
    List<Region> read(List<Box> places, List<Model> offered) throws StageException {
        Box all = places.stream().reduce(Box::union).orElseThrow();
        double factor = Math.min(1, WIDTH / all.width());
        int radius = Math.max(1, (int) Math.round(all.width() * SMOOTHED));
        List<Region> regions = new ArrayList<>();
        add("d1", all, lines(places, set, HEIGHT), regions);
        add("d2", all, lines(places, set, OTHER_HEIGHT), regions);
        add("d3", all, read(all, factor, new Mode(set, SPARSE, 0)), regions);
        add("d4", all, read(all, factor, new Mode(set, SPARSE, radius)), regions);
        Optional<Model> other = otherType(offered, regions);
        if (other.isPresent()) {
            add("d5", all, lines(places, List.of(other.get()), HEIGHT), regions);
            add("d6", all, read(all, factor, new Mode(List.of(other.get()), SPARSE, radius)), regions);
        }
        return regions;
    }

    /** How the engine is to read; the radius of smoothing, 0 for none. */
    private record Mode(List<Model> set, int segmentation, int radius) {}

    private void add(String id, Box box, List<Line> lines, List<Region> regions) {
        if (!lines.isEmpty()) {
            Language language = set.get(0).languages().stream().findFirst().orElse(Language.UNKNOWN);
            regions.add(new Region(id, RegionType.MASTHEAD, box, language, lines));
        }
    }

    private List<Line> lines(List<Box> places, List<Model> models, double height) throws StageException {
        List<Line> lines = new ArrayList<>();
        for (Box place : places) {
            lines.addAll(read(place, Math.min(LARGEST, height / place.height()), new Mode(models, LINE, 0)));
        }
        return lines;
    }

    private List<Line> read(Box place, double factor, Mode mode) throws StageException {
        Cutout cut = Cutout.of(page, Outline.of(place), FRAME);
        Pixels pixels = smoothed(Pixels.of(cut.image()), mode.radius);
        try (Copy.Made made = Copy.PLAIN.scaled(factor).of(pixels, place.x() - FRAME, place.y() - FRAME)) {
            return shelf.engine(mode.set).read(made, USUAL_DPI, mode.segmentation, page.size()).stream()
                    .flatMap(region -> region.lines().stream())
                    .toList();
        }
    }

    private static Pixels smoothed(Pixels pixels, int radius) {
        if (radius == 0) {
            return pixels;
        }
        try (pixels) {
            return pixels.smoothed(radius);
        }
    }

    /** The model of the other type for the same language; of any language, where nothing was read with confidence. */
    private Optional<Model> otherType(List<Model> offered, List<Region> read) {
        Optional<Language> own = set.get(0).languages().stream().findFirst();
        if (own.isEmpty() || !TYPES.contains(own.get().script())) {
            return Optional.empty();
        }
        List<Model> others = offered.stream()
                .filter(model -> isOtherType(model, own.get().script()))
                .toList();
        return others.stream()
                .filter(model ->
                        model.languages().get(0).code().equals(own.get().code()))
                .findFirst()
                .or(() -> confidence(read) < LOW ? others.stream().findFirst() : Optional.empty());
    }

    private static boolean isOtherType(Model model, Script own) {
        return model.languages().stream()
                .limit(1)
                .map(Language::script)
                .anyMatch(script -> TYPES.contains(script) && script != own);
    }

    private static double confidence(List<Region> read) {
        return read.stream()
                .flatMap(Region::words)
                .mapToDouble(Word::confidence)
                .average()
                .orElse(0);
    }
}
