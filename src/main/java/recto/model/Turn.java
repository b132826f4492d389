package recto.model;

/** How the stored image was turned to become the upright page image; the eight cases of TIFF 6.0, tag 274. */
public enum Turn {
    NONE(1),
    MIRRORED(2),
    HALF(3),
    HALF_MIRRORED(4),
    LEFT_MIRRORED(5),
    RIGHT(6),
    RIGHT_MIRRORED(7),
    LEFT(8);

    private final int tiff;

    Turn(int tiff) {
        this.tiff = tiff;
    }

    /** The value of the TIFF and EXIF tag Orientation, 1 to 8. */
    public int tiff() {
        return tiff;
    }

    /** Whether width and height change places. */
    public boolean quarter() {
        return tiff >= 5;
    }

    /** The turn for a TIFF or EXIF Orientation; values that the standard does not know mean no turn. */
    public static Turn ofTiff(int orientation) {
        for (Turn turn : values()) {
            if (turn.tiff == orientation) {
                return turn;
            }
        }
        return NONE;
    }
}
