package recto.recognition;

import java.util.List;

/**
 * How pages are read.
 *
 * @param languages codes of Tesseract or ISO 639-3 in order of weight; empty means: found out page by page
 */
public record RecognitionSettings(List<String> languages) {
    public static final RecognitionSettings DEFAULT = new RecognitionSettings(List.of());

    public RecognitionSettings {
        languages = List.copyOf(languages);
    }
}
