package recto.image;

import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDStream;
import recto.model.Facsimile;
import recto.model.Note;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.Reading;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.StageException;
import recto.model.Step;
import recto.model.Turn;

/** Reads one page of a PDF: its image, its text, its facsimile. */
final class PdfPageReader {
    /** An old text layer does not say how sure it was. */
    private static final double UNKNOWN_CONFIDENCE = 0.5;

    private final PDDocument document;

    private final int index;
    private final PdfLook look;
    private final ImageSettings settings;

    private PdfPageReader(PDDocument document, int index, PdfLook look, ImageSettings settings) {
        this.document = document;

        this.index = index;
        this.look = look;
        this.settings = settings;
    }

    static PdfPageReader of(PDDocument document, List<PDPage> pages, PageNumber number, ImageSettings settings)
            throws StageException {
        int index = number.value() - 1;
        PDPage page = pages.get(index);
        PdfGeometry geometry = PdfGeometry.of(page);
        Jpeg2000Spi.register();
        for (Iterator<PDStream> streams = page.getContentStreams(); streams.hasNext(); ) {
            StreamLimits.content(streams.next().getCOSObject());
        }
        PdfForms.check(page);
        PdfLook look = PdfLook.of(geometry, PdfContent.of(page, geometry));
        return new PdfPageReader(document, index, look, settings);
    }

    PageView view() throws StageException {
        Optional<Placement> whole = look.whole();
        PageView view = whole.isPresent() ? embedded(whole.get()) : rendered();
        List<Note> notes = new ArrayList<>(view.notes());
        look.content()
                .broken()
                .ifPresent(why -> notes.add(new Note(
                        "repaired", "what the page draws is broken (" + why + "); the rest of it may be missing")));
        if (look.garbled()) {
            notes.add(
                    new Note("text-garbled", "the file's text does not say which characters it shows; it is not used"));
        }
        if (!look.more() && look.pictured() > 0.02) {
            notes.add(
                    new Note("pictures-not-read", "the text comes from the file; pictures on the page were not read"));
        }
        List<Reading> text = text(view.image().size(), view.image().resolution());
        return new PageView(view.image(), view.turn(), text, look.more(), view.steps(), notes);
    }

    private PageView embedded(Placement whole) throws StageException {
        PdfPicture picture = new PdfPicture(whole.stream().orElseThrow(), whole.size());
        Decoded decoded = PdfImages.decode(picture, settings);
        return Upright.view(decoded, whole.turn().orElseThrow(), Optional.of(whole.resolution()));
    }

    private PageView rendered() throws StageException {
        checkImages();
        double dpi = look.dpi(settings);
        Pix pix = Grey.of(new PdfRendering(document).grey(index, dpi));
        Decoded decoded = new Decoded(pix, PdfScan.tool(), "the page is not one image", List.of());
        Optional<Resolution> exact = Resolutions.stated(dpi, dpi);
        PageView view = Upright.drawn(decoded, exact.orElseThrow());
        Step render = new Step(
                "render",
                PdfScan.tool(),
                new TreeMap<>(Map.of("dpi", Long.toString(Math.round(dpi)))),
                List.of(),
                reason());
        List<Step> steps = new ArrayList<>(List.of(render));
        view.steps().stream().filter(step -> !step.name().equals("decode")).forEach(steps::add);
        return new PageView(view.image(), Turn.NONE, List.of(), true, steps, view.notes());
    }

    private String reason() {
        int images = look.content().images().size();
        return images == 0 ? "the page holds no image" : "the page is not one upright image alone";
    }

    /** PDFBox decodes images whole when it draws. */
    private void checkImages() throws StageException {
        for (Placement image : look.content().images()) {
            Headers.limit(image.size(), settings);
            if (image.stream().isPresent()) {
                long most = 8 * image.size().pixels() + StreamLimits.SLACK;
                StreamLimits.check(image.stream().get(), Math.max(most, StreamLimits.LARGEST));
            }
        }
    }

    private List<Reading> text(Size image, Resolution resolution) {
        AffineTransform toPixels = look.whole()
                .map(whole -> whole.toPixels(image))
                .orElseGet(() -> AffineTransform.getScaleInstance(
                        image.width() / look.page().width(),
                        image.height() / look.page().height()));
        toPixels.concatenate(look.page().cropToInches());
        List<Reading> readings = new ArrayList<>();
        if (look.text()) {
            reading(Reading.Source.BORN_DIGITAL, PdfWords.lines(look.visible(), toPixels, image, 1))
                    .ifPresent(readings::add);
        }
        if (!Garbled.mostly(look.hidden(), 0)) {
            reading(Reading.Source.TEXT_LAYER, PdfWords.lines(look.hidden(), toPixels, image, UNKNOWN_CONFIDENCE))
                    .ifPresent(readings::add);
        }
        return readings;
    }

    private static Optional<Reading> reading(Reading.Source source, List<recto.model.Line> lines) {
        String tool = source == Reading.Source.BORN_DIGITAL ? PdfScan.tool() : "";
        return lines.isEmpty()
                ? Optional.empty()
                : Optional.of(new Reading(source, tool, List.of(), TextRegions.of(lines)));
    }

    Facsimile facsimile() throws StageException {
        Optional<Placement> whole = look.whole();
        if (whole.isPresent()) {
            PdfPicture picture = new PdfPicture(
                    whole.get().stream().orElseThrow(), whole.get().size());
            return PdfFacsimiles.of(picture, whole.get().turn().orElseThrow(), settings);
        }
        checkImages();
        double dpi = look.dpi(settings);
        BufferedImage drawn =
                new PdfRendering(document).colour(index, dpi, look.page().pixels(dpi));
        return Recoded.of(drawn, Turn.NONE);
    }
}
