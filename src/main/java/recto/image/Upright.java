package recto.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.PageView;
import recto.model.Resolution;
import recto.model.Resolution.Source;
import recto.model.Size;
import recto.model.Step;
import recto.model.Turn;

/** Makes the upright page image with square pixels, dark on light, of a decoded picture. */
final class Upright {
    private final List<Step> steps = new ArrayList<>();
    private final List<Note> notes = new ArrayList<>();
    private final Decoded decoded;

    private Upright(Decoded decoded) {
        this.decoded = decoded;
    }

    /**
     * Makes the page view of a page without text of its own; closes the decoded picture.
     *
     * @param stated resolution of the stored picture
     */
    static PageView view(Decoded decoded, Turn turn, Optional<Resolution> stated) {
        try (Pix pix = decoded.pix()) {
            return new Upright(decoded).make(pix, turn, stated);
        }
    }

    /** The same for a page that was drawn at a resolution, which then needs no judging. */
    static PageView drawn(Decoded decoded, Resolution resolution) {
        try (Pix pix = decoded.pix()) {
            PageImage image = new PageImage(pix.size(), pix.depth(), pix.pixels(), resolution);
            Upright upright = new Upright(decoded);
            if (Negative.is(image)) {
                image = Negative.inverted(image);
                upright.step("invert", Map.of(), "light writing on dark ground");
            }
            return new PageView(image, Turn.NONE, List.of(), true, upright.steps, upright.notes);
        }
    }

    private PageView make(Pix pix, Turn turn, Optional<Resolution> stored) {
        step("decode", Map.of(), decoded.reason());
        notes.addAll(decoded.notes());
        pix.plain();
        Optional<Resolution> stated = stored;
        if (turn != Turn.NONE) {
            pix.turn(turn);
            stated = turn.quarter() ? stored.map(r -> new Resolution(r.y(), r.x(), r.source())) : stored;
            step("turn", Map.of("orientation", Integer.toString(turn.tiff())), "the file says so");
        }
        stated = square(pix, stated);
        PageImage image =
                new PageImage(pix.size(), pix.depth(), pix.pixels(), new Resolution(300, 300, Source.ASSUMED));
        if (Negative.is(image)) {
            image = Negative.inverted(image);
            step("invert", Map.of(), "light writing on dark ground");
        }
        Resolutions.Judged judged = Resolutions.judge(stated, image);
        judged.note().ifPresent(notes::add);
        PageImage resolved = new PageImage(image.size(), image.depth(), image.pixels(), judged.resolution());
        return new PageView(resolved, turn, List.of(), true, steps, notes);
    }

    /** Boxes are those of the page image, so the stored pixels are stretched where they are not square. */
    private Optional<Resolution> square(Pix pix, Optional<Resolution> stated) {
        double aspect = Resolutions.aspect(stated);
        if (aspect == 1) {
            return stated;
        }
        Resolution r = stated.orElseThrow();
        Size before = pix.size();
        double dpi = Math.max(r.x(), r.y());
        pix.scale(dpi / r.x(), dpi / r.y());
        String change = before.width() + " x " + before.height() + " to "
                + pix.size().width() + " x " + pix.size().height();
        String why = Math.round(r.x()) + " x " + Math.round(r.y()) + " dpi";
        step("resample", Map.of("pixels", change), why);
        notes.add(new Note("resampled", "pixels are not square (" + why + "); boxes are those of the page image"));
        return Optional.of(new Resolution(dpi, dpi, r.source()));
    }

    private void step(String name, Map<String, String> settings, String reason) {
        steps.add(new Step(name, decoded.tool(), new TreeMap<>(settings), List.of(), reason));
    }
}
