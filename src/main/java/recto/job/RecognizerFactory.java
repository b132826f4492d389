package recto.job;

import java.util.List;
import recto.model.Model;
import recto.model.StageException;
import recto.recognition.RecognitionSettings;
import recto.recognition.Recognizer;

/** Makes recognizers inside a worker. */
@FunctionalInterface
public interface RecognizerFactory {
    Recognizer make(RecognitionSettings settings, List<Model> models) throws StageException;
}
