package recto.image;

/**
 * How scans become page images.
 *
 * @param maxPixels most pixels that a page may have; above it the page is refused before it is decoded
 * @param renderDpi dots per inch at which PDF pages are rendered that are not one image
 */
public record ImageSettings(long maxPixels, int renderDpi) {
    /** 250 million pixels (an A2 sheet at 600 dpi has 140), 300 dpi. */
    public static final ImageSettings DEFAULT = new ImageSettings(250_000_000, 300);

    public ImageSettings {
        if (maxPixels < 1 || renderDpi < 72 || renderDpi > 1200) {
            throw new IllegalArgumentException(
                    "max-pixels is at least 1 and render-dpi between 72 and 1200, not " + maxPixels + ", " + renderDpi);
        }
    }
}
