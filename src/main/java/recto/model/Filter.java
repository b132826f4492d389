package recto.model;

/** How the bytes of a facsimile are coded, by the names of PDF (ISO 32000-1, 7.4). */
public enum Filter {
    DCT,
    JPX,
    CCITT_G4,
    JBIG2,
    FLATE,
    /**
     * Flate over rows that each start with a PNG predictor: what the IDAT chunks of a PNG hold ({@code /Predictor 15}).
     */
    FLATE_PNG
}
