package recto.layout;

/**
 * How pages are taken apart.
 *
 * @param columnShare share of the height of the text that gaps between columns must reach, else the page has one column
 *     (0 to 1)
 */
public record LayoutSettings(double columnShare) {
    public static final LayoutSettings DEFAULT = new LayoutSettings(0.3);

    public LayoutSettings {
        if (!(columnShare >= 0 && columnShare <= 1)) {
            throw new IllegalArgumentException("columnShare lies between 0 and 1, not " + columnShare);
        }
    }
}
