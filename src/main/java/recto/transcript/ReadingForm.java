package recto.transcript;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.ModelRef;
import recto.model.Outline;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;

/** A reading as it stands in {@code transcript.json}; {@code confidence} is absent where there are no words. */
record ReadingForm(
        Reading.Source source,
        String tool,
        List<ModelRef> models,
        Optional<Double> confidence,
        List<String> readingOrder,
        List<RegionForm> regions) {

    /** Which way the lines run. */
    enum Direction {
        LEFT_TO_RIGHT,
        RIGHT_TO_LEFT
    }

    record RegionForm(
            String id,
            RegionType type,
            Box box,
            Optional<Outline> outline,
            String language,
            Script script,
            Direction direction,
            List<Line> lines) {}

    static ReadingForm of(Reading reading) {
        Optional<Double> confidence = reading.words().findAny().map(word -> reading.confidence());
        List<String> order = reading.regions().stream().map(Region::id).toList();
        List<RegionForm> regions =
                reading.regions().stream().map(ReadingForm::form).toList();
        return new ReadingForm(reading.source(), reading.tool(), reading.models(), confidence, order, regions);
    }

    Reading reading() {
        List<Region> ordered = regions.stream()
                .sorted(Comparator.comparingInt(region -> readingOrder.indexOf(region.id)))
                .map(ReadingForm::region)
                .toList();
        return new Reading(source, tool, models, ordered);
    }

    private static RegionForm form(Region region) {
        Language language = region.language();
        Direction direction = language.script().rightToLeft() ? Direction.RIGHT_TO_LEFT : Direction.LEFT_TO_RIGHT;
        return new RegionForm(
                region.id(),
                region.type(),
                region.box(),
                region.outline(),
                language.code(),
                language.script(),
                direction,
                region.lines());
    }

    private static Region region(RegionForm form) {
        return new Region(
                form.id, form.type, form.box, form.outline, new Language(form.language, form.script), form.lines);
    }
}
