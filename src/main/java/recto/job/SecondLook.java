package recto.job;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import recto.metadata.PageMetadata;
import recto.model.Box;
import recto.model.Layout;
import recto.model.ModelRef;
import recto.model.PageImage;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Step;
import recto.recognition.Recognizer;

/**
 * Reads the masthead of a first page once more where its date or number is in doubt. What it gives is a reading of its
 * own beside that of the page.
 *
 * @param image of the page
 * @param layout of the page
 */
record SecondLook(PageImage image, Layout layout) {
    /** The page with the further reading, or as it is. */
    PageTranscript at(PageTranscript page, Recognizer reader) throws StageException {
        List<Box> places = PageMetadata.doubtful(page, layout, image.size());
        Reading first = page.readings().get(0);
        List<ModelRef> models = models(page);
        if (places.isEmpty() || models.isEmpty()) {
            return page;
        }
        List<Region> regions = reader.lines(image, places, models);
        if (regions.isEmpty()) {
            return page;
        }
        List<Reading> readings = new ArrayList<>(page.readings());
        readings.add(new Reading(Reading.Source.DETAIL, first.tool(), models, regions));
        List<Step> steps = new ArrayList<>(page.steps());
        TreeMap<String, String> settings = new TreeMap<>();
        settings.put("lines", Integer.toString(places.size()));
        steps.add(new Step(
                "read-masthead",
                first.tool(),
                settings,
                models,
                "date or number of the issue are in doubt as the page was read"));
        return page.with(readings, steps);
    }

    /** Those that read the page as a whole, without those of parts in other languages. */
    private static List<ModelRef> models(PageTranscript page) {
        return page.steps().stream()
                .filter(step -> step.name().equals("recognise"))
                .findFirst()
                .map(Step::models)
                .orElse(List.of());
    }
}
