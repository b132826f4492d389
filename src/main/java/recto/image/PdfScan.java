package recto.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.util.Version;
import recto.model.Contents;
import recto.model.Facsimile;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.StageException;

/** A PDF. Nothing in it is executed. */
final class PdfScan implements OpenScan {
    private static final long IN_MEMORY = 64L << 20;

    private final PDDocument document;
    private final List<PDPage> pages;
    private final List<Note> notes;
    private final ImageSettings settings;
    private PageNumber lastNumber;
    private PdfPageReader lastPage;

    private PdfScan(PDDocument document, List<PDPage> pages, List<Note> notes, ImageSettings settings) {
        this.document = document;
        this.pages = pages;
        this.notes = notes;
        this.settings = settings;
    }

    /** As it says of itself: {@code pdfbox 3.0.8}. */
    static String tool() {
        return "pdfbox " + Version.getVersion();
    }

    static PdfScan open(Path file, ImageSettings settings) throws StageException {
        PDDocument document = load(file);
        try {
            PdfPages pages = PdfPages.of(document);
            if (pages.pages().isEmpty()) {
                throw new StageException(FailureKind.NO_PAGES, Headers.STAGE, "the PDF has no pages; nothing is to do");
            }
            List<Note> notes = new ArrayList<>(PdfStart.notes(file));
            notes.addAll(pages.notes());
            notes.addAll(PdfNotes.of(document));
            return new PdfScan(document, pages.pages(), distinct(notes), settings);
        } catch (StageException e) {
            close(document);
            throw e;
        } catch (IOException | RuntimeException | StackOverflowError e) {
            close(document);
            throw broken(e);
        }
    }

    private static PDDocument load(Path file) throws StageException {
        try {
            return Loader.loadPDF(file.toFile(), MemoryUsageSetting.setupMixed(IN_MEMORY).streamCache);
        } catch (InvalidPasswordException e) {
            throw new StageException(
                    FailureKind.PASSWORD_NEEDED,
                    Headers.STAGE,
                    "the PDF opens with a password only; save a copy without one (qpdf --decrypt) and scan that",
                    e);
        } catch (IOException | RuntimeException | StackOverflowError e) {
            // PDFBox meets broken files with unchecked exceptions, too.
            throw broken(e);
        }
    }

    private static StageException broken(Throwable e) {
        return Headers.damaged("the PDF cannot be read (" + e.getMessage() + ")", e);
    }

    private static List<Note> distinct(List<Note> notes) {
        List<Note> kept = new ArrayList<>();
        for (Note note : notes) {
            if (kept.stream().noneMatch(other -> other.code().equals(note.code()))) {
                kept.add(note);
            }
        }
        return List.copyOf(kept);
    }

    @Override
    public Contents contents() {
        List<PageFrame> frames = new ArrayList<>();
        for (PDPage page : pages) {
            PageNumber number = new PageNumber(frames.size() + 1);
            try {
                frames.add(new PageFrame(
                        number, Optional.of(PdfGeometry.of(page).pixels(settings.renderDpi())), Optional.empty()));
            } catch (StageException | RuntimeException noSize) {
                // The page itself will fail with its reason when it is asked for.
                frames.add(new PageFrame(number, Optional.empty(), Optional.empty()));
            }
        }
        return new Contents(frames, notes);
    }

    @Override
    public PageView page(PageNumber number) throws StageException {
        return reader(number).view();
    }

    @Override
    public Facsimile facsimile(PageNumber number) throws StageException {
        return reader(number).facsimile();
    }

    private PdfPageReader reader(PageNumber number) throws StageException {
        if (number.value() > pages.size()) {
            throw new IllegalArgumentException("the scan has " + pages.size() + " pages, no page " + number);
        }
        if (!number.equals(lastNumber)) {
            lastPage = PdfPageReader.of(document, pages, number, settings);
            lastNumber = number;
        }
        return lastPage;
    }

    @Override
    public void close() {
        close(document);
    }

    private static void close(PDDocument document) {
        try {
            document.close();
        } catch (IOException e) {
            // It was only read; nothing can be lost.
            org.slf4j.LoggerFactory.getLogger(PdfScan.class).debug("closing failed", e);
        }
    }
}
