package recto.layout;

import recto.model.Layout;
import recto.model.PageImage;

/**
 * Methods of the literature that take pages apart, to be compared with {@link LayoutAnalysis}.
 *
 * <p>All start from the letters that Recto finds, without rules and pictures, and have their blocks outlined alike:
 * what is compared is how letters become blocks. Lengths in their papers are in pixels of scans of one resolution; here
 * they are in heights of letters, {@value #LETTER_INCHES} inches in type of ten points.
 */
public enum LayoutMethod {
    /** Recursive cuts at the widest white; its cuts give the order. */
    XY_CUT,
    /** Run-length smearing, read in Breuel's order. */
    SMEARING,
    /** Docstrum, read in Breuel's order. */
    DOCSTRUM;

    static final double LETTER_INCHES = 0.092;

    /** The regions of a page in reading order; none is a picture or a rule. */
    public Layout of(PageImage page) {
        Sheet sheet = Sheet.of(page);
        Marks marks = Anatomy.of(sheet).marks();
        OutlinedBlocks outlined = new OutlinedBlocks(page, sheet, marks);
        return switch (this) {
            case XY_CUT -> outlined.inOrder(new XyCut(sheet.letter()).blocks(marks.letters()));
            case SMEARING -> outlined.byBreuel(new Smearing(sheet.ink(), sheet.letter()).blocks(marks.letters()));
            case DOCSTRUM -> outlined.byBreuel(new Docstrum(sheet.letter()).blocks(marks.letters()));
        };
    }
}
