package recto.job;

import java.util.List;
import recto.model.Model;
import recto.model.StageException;
import recto.recognition.RecognitionSettings;
import recto.recognition.Recognizer;

/** Keeps the recognizer of the last page for the next one, since loading models costs more than many a page. */
final class ReaderDesk implements AutoCloseable {
    private final RecognizerFactory factory;
    private Key key;
    private Recognizer recognizer;

    private record Key(RecognitionSettings settings, List<Model> models) {}

    ReaderDesk(RecognizerFactory factory) {
        this.factory = factory;
    }

    /** The recognizer for a page. */
    Recognizer of(Task.Page task) throws StageException {
        Key wanted = new Key(task.settings().recognition(), task.models());
        if (!wanted.equals(key)) {
            close();
            recognizer = factory.make(wanted.settings(), wanted.models());
            key = wanted;
        }
        return recognizer;
    }

    @Override
    public void close() {
        if (recognizer != null) {
            recognizer.close();
            recognizer = null;
            key = null;
        }
    }
}
