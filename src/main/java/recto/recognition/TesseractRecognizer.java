package recto.recognition;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import net.sourceforge.tess4j.TessAPI1;
import recto.engine.Natives;
import recto.model.Box;
import recto.model.FailureKind;
import recto.model.Layout;
import recto.model.Model;
import recto.model.ModelRef;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.Reading;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Step;

/**
 * Reads pages with the embedded Tesseract. Loads a model when a page first needs it and keeps it.
 *
 * <p>One thread only, and best in a process of its own: hostile images can bring native code down. What the engine
 * prints is switched off as far as it lets itself be; the standard output of the process is not to be relied on.
 */
public final class TesseractRecognizer implements Recognizer {
    /** Below this, in pixels, no letter fits on a page. */
    private static final int SMALLEST_SIDE = 8;

    /** Height of a letter of ten points. */
    private static final double USUAL_LETTER_INCHES = 0.092;

    /** Squares of the height of a letter on a page that is read in a moment: a heading that was cut out. */
    private static final double FEW_LETTERS = 2000;

    private static final double LOW_CONFIDENCE = 0.6;

    private final EngineShelf shelf = new EngineShelf();
    private final List<List<Model>> sets;
    private final boolean auto;
    private final List<Model> models;

    /**
     * Makes a reader; nothing is loaded yet.
     *
     * @param settings with languages: each is a model, or several joined by {@code +} that read together; of several
     *     languages the one that fits best is taken page by page
     * @param models as {@link Models#resolve} gave them for these settings
     * @throws StageException of kind {@link FailureKind#NO_ENGINE} or {@link FailureKind#NO_MODEL}
     */
    public TesseractRecognizer(RecognitionSettings settings, List<Model> models) throws StageException {
        Natives.load();
        this.models = List.copyOf(models);
        this.auto = settings.languages().isEmpty();
        this.sets = settings.languages().stream().map(this::set).toList();
        boolean missing = sets.stream().anyMatch(List::isEmpty);
        if (missing || models.isEmpty()) {
            throw new StageException(
                    FailureKind.NO_MODEL, "recognition", "no model for the languages " + settings.languages());
        }
    }

    private List<Model> set(String codes) {
        return Stream.of(codes.split("\\+"))
                .map(ModelCatalogue.get()::name)
                .flatMap(name -> models.stream().filter(model -> model.name().equals(name)))
                .toList();
    }

    /** Name and version of the engine: {@code tesseract 5.5.3}. */
    public static String version() throws StageException {
        Natives.load();
        return "tesseract " + TessAPI1.TessVersion();
    }

    @Override
    public Recognition read(PageImage page, Layout layout) throws StageException {
        Survey survey = Survey.of(page);
        if (survey.blank()) {
            return new Recognition(reading(List.of(), List.of()), true, List.of(), List.of());
        }
        if (Math.min(page.size().width(), page.size().height()) < SMALLEST_SIDE) {
            return unread(survey, List.of(), List.of());
        }
        double letter = layout.letterHeight();
        Probe probe = new Probe(shelf, page, survey, letter > 0 ? letter : dpi(page) * USUAL_LETTER_INCHES);
        List<Step> steps = new ArrayList<>();
        List<Note> notes = new ArrayList<>();
        Copy plain = Copy.PLAIN.scaled(Scale.of(page, letter));
        Copy straight = plain.rotated(Skew.of(layout));
        LanguageChoice languages = new LanguageChoice(models, probe, plain, whole(page, layout, straight));
        List<Model> set = choose(languages, new Contest(probe, plain), steps, notes);
        Cutting cutting = Cutting.of(layout, page.size(), rightToLeft(set));
        PageReader reader = new PageReader(shelf, page, set);
        Attempt first = reader.read(cutting, straight);
        Attempt best = new Leftovers(reader, layout, page.size(), rightToLeft(set))
                .in(new SecondReadings(reader).in(new Rescue(page, letter, probe, set).better(first, cutting, reader)));
        steps.add(step(set, best));
        if (best.wordless()) {
            return unread(survey, steps, notes);
        }
        Switches.Switched switched = switched(page, set, best);
        if (!switched.scores().isEmpty()) {
            steps.add(step(switched));
        }
        lowConfidence(best).ifPresent(notes::add);
        Mending.Mended mended = Mending.of(Doubt.marked(switched.regions()), set);
        mended.step().ifPresent(steps::add);
        // The layout is that of the page as it stands.
        List<Region> regions =
                best.copy().quarters() == 0 ? Furniture.with(mended.regions(), layout) : mended.regions();
        return judged(regions, switched.and(set), steps, notes);
    }

    private LanguageChoice.Whole whole(PageImage page, Layout layout, Copy copy) {
        Lines lines = model -> {
            Cutting cut = Cutting.of(layout, page.size(), rightToLeft(List.of(model)));
            return Probe.Sample.of(new PageReader(shelf, page, List.of(model))
                    .read(cut.pieces(), copy)
                    .regions());
        };
        double letters = Math.pow(layout.letterHeight(), 2) * FEW_LETTERS;
        return new LanguageChoice.Whole(
                lines, (double) page.size().width() * page.size().height() < letters);
    }

    private static Recognition judged(List<Region> regions, List<Model> all, List<Step> steps, List<Note> notes)
            throws StageException {
        Trust.Judged judged = Trust.of(regions, all);
        judged.step().ifPresent(steps::add);
        notes.addAll(judged.notes());
        return new Recognition(reading(all, judged.regions()), false, steps, notes);
    }

    private static Optional<Note> lowConfidence(Attempt best) {
        String message = "read with a mean confidence of " + Contest.rounded(best.confidence())
                + "; compare the text with the page before you rely on it";
        return best.confidence() < LOW_CONFIDENCE ? Optional.of(new Note("low-confidence", message)) : Optional.empty();
    }

    /** Parts in other scripts and languages are looked for where the languages are not given. */
    private Switches.Switched switched(PageImage page, List<Model> set, Attempt best) throws StageException {
        return auto
                ? new Switches(shelf, page, models, set.get(0)).of(best)
                : new Switches.Switched(best.regions(), List.of(), new TreeMap<>(), "");
    }

    private static Step step(Switches.Switched switched) throws StageException {
        String reason = switched.reason().isEmpty() ? "no other script or language fits better" : switched.reason();
        return new Step("switch-language", version(), switched.scores(), refs(switched.models()), reason);
    }

    @Override
    public List<Region> lines(PageImage page, List<Box> places, List<ModelRef> used) throws StageException {
        List<Model> set =
                models.stream().filter(model -> used.contains(model.ref())).toList();
        return new Details(shelf, page, set).read(places, models);
    }

    private static boolean rightToLeft(List<Model> set) {
        return set.get(0).languages().stream()
                .limit(1)
                .anyMatch(language -> language.script().rightToLeft());
    }

    private List<Model> choose(LanguageChoice languages, Contest contest, List<Step> steps, List<Note> notes)
            throws StageException {
        if (!auto && sets.size() == 1) {
            return sets.get(0);
        }
        if (auto) {
            LanguageChoice.Choice choice = languages.choose();
            notes.addAll(choice.notes());
            steps.add(choice(choice.set(), choice.scores(), choice.reason()));
            return choice.set();
        }
        Contest.Won won = contest.among(sets);
        steps.add(choice(won.set(), won.scores(), "of the languages given, by confidence and small words"));
        return won.set();
    }

    private static double dpi(PageImage page) {
        return page.resolution().x();
    }

    private static Step choice(List<Model> set, SortedMap<String, String> scores, String reason) throws StageException {
        return new Step("choose-language", version(), scores, refs(set), Contest.name(set) + ": " + reason);
    }

    private static Step step(List<Model> set, Attempt best) throws StageException {
        SortedMap<String, String> settings = new TreeMap<>();
        List<Piece> read =
                best.pieces().stream().filter(piece -> !piece.isFurniture()).toList();
        settings.put("segmentation", Integer.toString(read.get(0).segmentation()));
        settings.put("pieces", Integer.toString(read.size()));
        settings.put("scale", Contest.rounded(best.copy().factor()));
        settings.put("turned", Integer.toString(90 * best.copy().quarters()));
        settings.put(
                "straightened",
                String.format(Locale.ROOT, "%.1f", Math.toDegrees(best.copy().radians())));
        long bent = read.stream().filter(Piece::isBent).count();
        if (bent > 0) {
            settings.put("pieces-made-level", Long.toString(bent));
        }
        settings.put("tones", best.copy().tone().name().toLowerCase(Locale.ROOT));
        return new Step("recognise", version(), settings, refs(set), best.reason());
    }

    private static List<ModelRef> refs(List<Model> set) {
        return set.stream().map(Model::ref).toList();
    }

    private static Reading reading(List<Model> set, List<Region> regions) throws StageException {
        return new Reading(Reading.Source.ENGINE, version(), refs(set), regions);
    }

    /** There is ink, and no word was read: said with a box. */
    private static Recognition unread(Survey survey, List<Step> steps, List<Note> notes) throws StageException {
        List<Region> regions = survey.inked().map(Doubt::unread).stream().toList();
        List<Note> all = new ArrayList<>(notes);
        all.add(new Note("nothing-read", "there is something on the page, and no word could be read"));
        return new Recognition(reading(List.of(), regions), false, steps, all);
    }

    @Override
    public void close() {
        shelf.close();
    }
}
