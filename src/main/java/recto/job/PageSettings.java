package recto.job;

import recto.image.ImageSettings;
import recto.recognition.RecognitionSettings;

/**
 * The settings that shape the text of a page; their digest stands in its provenance.
 *
 * @param image scan to page image
 * @param recognition page image to words
 * @param textLayer hidden text of PDFs
 */
public record PageSettings(ImageSettings image, RecognitionSettings recognition, TextLayerPolicy textLayer) {
    public static final PageSettings DEFAULT =
            new PageSettings(ImageSettings.DEFAULT, RecognitionSettings.DEFAULT, TextLayerPolicy.REDO);
}
