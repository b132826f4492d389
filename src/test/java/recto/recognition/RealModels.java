package recto.recognition;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.util.List;
import recto.engine.CacheFolder;
import recto.engine.Natives;
import recto.model.Model;
import recto.model.StageException;

/** Readers with the models of this machine; a test that needs one that cannot be had skips and says so. */
final class RealModels {
    private RealModels() {}

    /** Models that come with the program, or are on this machine. */
    static List<Model> here(String... languages) throws StageException, IOException {
        Natives.load();
        return new Models(CacheFolder.of("tessdata"), true, news -> {})
                .resolve(new RecognitionSettings(List.of(languages)));
    }

    static TesseractRecognizer reader(String... languages) throws StageException, IOException {
        RecognitionSettings settings = new RecognitionSettings(List.of(languages));
        Models models = new Models(CacheFolder.of("tessdata"), false, news -> {});
        try {
            return new TesseractRecognizer(settings, models.resolve(settings));
        } catch (StageException e) {
            return abort(e.getMessage());
        }
    }
}
