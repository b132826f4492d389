package recto.intake;

/**
 * How scans become items.
 *
 * @param group what belongs together
 */
public record IntakeSettings(Grouping group) {
    /** Names decide. */
    public static final IntakeSettings DEFAULT = new IntakeSettings(Grouping.AUTO);

    /** What belongs together. */
    public enum Grouping {
        /** Files whose names differ only in a page marker; every other file is its own item. */
        AUTO,
        /** Every file is its own item. */
        FILE,
        /** All scans of a folder, without its subfolders, are one item. */
        FOLDER
    }
}
