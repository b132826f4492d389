package recto.recognition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import recto.model.Box;
import recto.model.Line;
import recto.model.Model;
import recto.model.Note;
import recto.model.Region;
import recto.model.Step;
import recto.model.Word;

/** Last of all, gives the words of a page the confidence that they deserve, and names the part that deserves least. */
final class Trust {
    /** Share of words right to the letter below which nobody should cite without looking at the page. */
    private static final double LEAST = 0.5;
    /** Fewer letters are a heading or a figure. */
    private static final int TELLING = 60;

    private Trust() {}

    /**
     * Words that were judged.
     *
     * @param regions of the page, calibrated
     * @param step that names the worst region; absent where there are no words
     * @param notes {@code doubtful-region}
     */
    record Judged(List<Region> regions, Optional<Step> step, List<Note> notes) {}

    /** Judges what was read with some models, the page's own first. */
    static Judged of(List<Region> regions, List<Model> models) {
        List<Region> judged =
                regions.stream().map(region -> region(region, models)).toList();
        Optional<Region> worst = judged.stream()
                .filter(region -> !region.lines().isEmpty())
                .min(Comparator.comparingDouble(Parts::confidence));
        List<Note> notes = new ArrayList<>();
        worst.filter(region -> letters(region) >= TELLING && Parts.confidence(region) < LEAST)
                .ifPresent(region -> notes.add(note(region)));
        return new Judged(judged, worst.map(Trust::step), notes);
    }

    private static Region region(Region region, List<Model> models) {
        Model model = models.stream()
                .filter(each -> each.languages().contains(region.language()))
                .findFirst()
                .orElse(models.get(0));
        String profile = Candidates.profile(model.name());
        List<Line> lines = region.lines().stream()
                .map(line -> new Line(
                        line.box(),
                        line.baseline(),
                        line.words().stream()
                                .map(word -> Calibration.of(word, model.name(), profile))
                                .toList()))
                .toList();
        return region.with(lines);
    }

    private static long letters(Region region) {
        return region.words()
                .map(Word::text)
                .flatMapToInt(String::codePoints)
                .filter(Character::isLetter)
                .count();
    }

    private static Step step(Region worst) {
        TreeMap<String, String> settings = new TreeMap<>();
        settings.put("worst-region", worst.id());
        settings.put("worst-region-confidence", Contest.rounded(Parts.confidence(worst)));
        return new Step("calibrate", "recto", settings, List.of(), "");
    }

    private static Note note(Region region) {
        Box box = region.box();
        return new Note(
                "doubtful-region",
                "of the words of region " + region.id() + " (" + box.width() + " x " + box.height() + " pixels at "
                        + box.x() + ", " + box.y() + ") only " + Math.round(100 * Parts.confidence(region))
                        + " % are likely to be right; compare them with the page before you rely on them");
    }
}
