package recto.samples;

import java.util.List;
import java.util.Optional;
import recto.model.Language;
import recto.model.Script;

/**
 * One file of {@code scans/}: how it is made, and what is true of it. Stands in {@code samples.yaml}.
 *
 * @param file its path under {@code scans/}
 * @param shows what it is there for
 * @param format how it is stored
 * @param dpi pixels per inch, as its tags say
 * @param masthead what the front page says of the item; empty where it has no masthead
 */
public record Sample(
        String file, String shows, Format format, int dpi, Optional<Masthead> masthead, List<SamplePage> pages) {
    /** How a sample is stored. */
    public enum Format {
        TIFF_G3,
        TIFF_G4,
        TIFF_LZW,
        TIFF_DEFLATE,
        JPEG,
        JPEG_COLOUR,
        PNG,
        PDF,
        PDF_WITH_OLD_TEXT,
        PDF_MIXED
    }

    /**
     * What the masthead says.
     *
     * @param number of the issue, in Western digits
     * @param dateAsPrinted with both calendars where it gives both
     * @param date the same day, ISO 8601, Gregorian
     */
    public record Masthead(
            String title, Optional<String> number, String dateAsPrinted, String date, Optional<String> place) {}

    /**
     * One page.
     *
     * @param copy the file of its text under {@code source/}
     * @param fount what it is set with
     * @param width of the image, pixels
     * @param size of the type, pixels
     * @param language ISO 639-3
     * @param model the Tesseract model that fits best
     * @param damage what was done to it; absent for a page that was never printed
     */
    public record SamplePage(
            String copy,
            String fount,
            int width,
            int size,
            String language,
            String script,
            String model,
            Optional<Damage> damage) {
        public Language languageInScript() {
            return new Language(language, Script.valueOf(script.toUpperCase(java.util.Locale.ROOT)));
        }

        Fount typeset() {
            return Fount.valueOf(fount.toUpperCase(java.util.Locale.ROOT));
        }
    }

    public Sample {
        pages = List.copyOf(pages);
    }

    /** The name of its ground truth: the file's path without its extension, folders joined by two underscores. */
    public String name() {
        return file.substring(0, file.lastIndexOf('.')).replace("/", "__");
    }
}
