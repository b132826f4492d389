package recto.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.image.OpenScan;
import recto.layout.CoverageLedger;
import recto.layout.CoverageLedger.Balance;
import recto.layout.LayoutAnalysis;
import recto.layout.LayoutSettings;
import recto.model.Box;
import recto.model.Layout;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.PageTranscript.State;
import recto.model.PageView;
import recto.model.Reading;
import recto.model.StageException;
import recto.recognition.Recognition;
import recto.recognition.Recognizer;

/**
 * From a page of a scan to its transcript: the one straight line of Recto. Plain data in, plain data out; who runs it,
 * and where, is not its business. One thread at a time.
 */
public final class PagePipeline implements AutoCloseable {
    private final ScanDesk scans = new ScanDesk();
    private final LayoutAnalysis analysis = new LayoutAnalysis(LayoutSettings.DEFAULT);
    private final ReaderDesk readers;

    /** A pipeline whose pages are read by what the factory makes. */
    public PagePipeline(RecognizerFactory factory) {
        readers = new ReaderDesk(factory);
    }

    /** Works on one page; a page that cannot be read is an outcome, not an exception. */
    public Outcome run(Task.Page task) {
        StepRecorder recorder = new StepRecorder();
        try {
            OpenScan scan = scans.open(task.scan(), task.settings().image());
            PageView view = recorder.around("decode", PageView::steps, () -> scan.page(task.page()));
            Optional<Recognition> recognition = Optional.empty();
            Optional<Balance> balance = Optional.empty();
            Optional<SecondLook> second = Optional.empty();
            List<Box> leaves = List.of();
            if (needsReading(view, task.settings().textLayer())) {
                PageImage image = view.image();
                Layout layout = recorder.around("layout", LayoutStep::of, () -> analysis.analyse(image));
                Recognition read = recorder.around(
                        "recognise", Recognition::steps, () -> readers.of(task).read(image, layout));
                balance = Optional.of(
                        CoverageLedger.of(layout, image.size(), read.reading().regions()));
                recognition = Optional.of(read.with(balance.get().regions()));
                second = Optional.of(new SecondLook(image, layout));
                leaves = layout.leaves();
            }
            List<Reading> readings = ReadingChoice.of(view, recognition.map(Recognition::reading));
            PageTranscript page = new PageTranscript(
                    task.number(),
                    new PageOrigin(task.scan().path(), task.scan().digest(), task.page(), view.turn()),
                    state(readings.get(0), recognition),
                    Optional.of(view.image().size()),
                    Optional.of(view.image().resolution()),
                    leaves,
                    readings,
                    balance.map(Balance::shares),
                    recorder.steps(),
                    notes(task, view, recognition, readings),
                    Optional.empty());
            return new Outcome.PageDone(
                    second.isEmpty() ? page : lookedAt(page, second.get(), readers.of(task), recorder),
                    recorder.times());
        } catch (StageException failed) {
            return new Outcome.Failed(failed.failure());
        }
    }

    private static PageTranscript lookedAt(
            PageTranscript page, SecondLook second, Recognizer reader, StepRecorder recorder) throws StageException {
        return recorder.around("masthead", any -> List.of(), () -> second.at(page, reader));
    }

    private static State state(Reading chosen, Optional<Recognition> recognition) {
        boolean blank = recognition.filter(Recognition::blank).isPresent();
        return blank && chosen.words().findAny().isEmpty() ? State.BLANK : State.READ;
    }

    private static boolean needsReading(PageView view, TextLayerPolicy policy) {
        boolean kept = policy == TextLayerPolicy.KEEP
                && view.text(Reading.Source.TEXT_LAYER)
                        .filter(reading -> reading.words().findAny().isPresent())
                        .isPresent();
        return view.readImage() && !kept;
    }

    private static List<Note> notes(
            Task.Page task, PageView view, Optional<Recognition> recognition, List<Reading> readings) {
        List<Note> notes = new ArrayList<>(view.notes());
        recognition.ifPresent(found -> notes.addAll(found.notes()));
        if (task.settings().textLayer() == TextLayerPolicy.COMPARE) {
            ReadingChoice.difference(readings).ifPresent(notes::add);
        }
        return notes;
    }

    /** Opens the scan of an inspection and tells its pages. */
    public Outcome run(Task.Inspect task) {
        try {
            return new Outcome.Inspected(
                    scans.open(task.scan(), task.settings()).contents());
        } catch (StageException failed) {
            return new Outcome.Failed(failed.failure());
        }
    }

    @Override
    public void close() {
        scans.close();
        readers.close();
    }
}
