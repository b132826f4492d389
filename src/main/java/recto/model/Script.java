package recto.model;

/** A script, by its ISO 15924 code. */
public enum Script {
    ARAB,
    ARMN,
    CYRL,
    CYRS,
    GEOR,
    GREK,
    HEBR,
    LATF,
    LATN,
    /** The script is not known: Zyyy of the standard is "common", Zzzz "unknown". */
    ZZZZ;

    /** As the standard writes it: {@code Latn}. */
    public String code() {
        return name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    }

    /** Whether lines run from right to left. */
    public boolean rightToLeft() {
        return this == ARAB || this == HEBR;
    }
}
