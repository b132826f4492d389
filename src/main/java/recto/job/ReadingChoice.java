package recto.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import recto.align.WordRuns;
import recto.model.Box;
import recto.model.Line;
import recto.model.Note;
import recto.model.PageView;
import recto.model.Reading;
import recto.model.Reading.Source;
import recto.model.Region;
import recto.model.Word;

/** Orders the readings of a page: the one that stands first is the text of the page. */
final class ReadingChoice {
    private ReadingChoice() {}

    /**
     * The readings of a page, the chosen one first. Visible text of the file is always part of it: it was never printed
     * and scanned, so it has no reading errors. An engine's reading goes before hidden text.
     */
    static List<Reading> of(PageView view, Optional<Reading> engine) {
        Optional<Reading> visible = view.text(Source.BORN_DIGITAL);
        List<Reading> readings = new ArrayList<>();
        if (visible.isPresent() && engine.isPresent()) {
            readings.add(mixed(visible.get(), engine.get()));
        }
        Stream.of(engine, visible, view.text(Source.TEXT_LAYER))
                .flatMap(Optional::stream)
                .forEach(readings::add);
        return readings.isEmpty() ? List.of(new Reading(Source.ENGINE, "", List.of(), List.of())) : readings;
    }

    private static Reading mixed(Reading visible, Reading engine) {
        List<Box> taken = visible.words().map(Word::box).toList();
        List<Region> regions = new ArrayList<>(visible.regions());
        for (Region region : engine.regions()) {
            List<Line> left = region.lines().stream()
                    .flatMap(line -> without(line, taken).stream())
                    .toList();
            if (!left.isEmpty() || region.lines().isEmpty()) {
                regions.add(region.with(left));
            }
        }
        return new Reading(Source.MIXED, engine.tool(), engine.models(), regions);
    }

    private static Optional<Line> without(Line line, List<Box> taken) {
        List<Word> left = line.words().stream()
                .filter(word ->
                        taken.stream().noneMatch(box -> box.contains(word.box().middle())))
                .toList();
        return left.isEmpty() ? Optional.empty() : Optional.of(new Line(line.box(), line.baseline(), left));
    }

    /** A note that says how much the new reading differs from the hidden text of the file; empty without such text. */
    static Optional<Note> difference(List<Reading> readings) {
        Optional<Reading> layer = readings.stream()
                .filter(reading -> reading.source() == Source.TEXT_LAYER)
                .findFirst();
        if (layer.isEmpty() || readings.get(0) == layer.get()) {
            return Optional.empty();
        }
        long words = readings.get(0).words().count();
        long differing = WordRuns.between(readings.get(0), layer.get()).stream()
                .mapToLong(run -> run.leftTo() - run.leftFrom())
                .sum();
        return Optional.of(new Note(
                "text-layer-differs",
                String.format(
                        Locale.ROOT,
                        "%d of the %d words read now stand otherwise, or not at all, in the file's old text layer",
                        differing,
                        words)));
    }
}
