package recto.image;

import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.PDDocument;
import recto.model.Note;

/** What a PDF has besides pages that a reader should know of. It is looked at, not opened. */
final class PdfNotes {
    private static final int SIGNED = 1;
    private static final int MOST_FIELDS = 1000;

    private PdfNotes() {}

    static List<Note> of(PDDocument document) {
        COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
        List<Note> notes = new ArrayList<>();
        COSDictionary names = catalog.getCOSDictionary(COSName.NAMES);
        if (names != null && names.containsKey(COSName.EMBEDDED_FILES) || attached(document)) {
            notes.add(new Note("attachments", "files are attached to the PDF; they were not opened"));
        }
        if (catalog.getBoolean(COSName.getPDFName("NeedsRendering"), false)) {
            notes.add(xfa());
        }
        COSDictionary form = catalog.getCOSDictionary(COSName.ACRO_FORM);
        if (form != null) {
            form(form, notes);
        }
        if (catalog.containsKey(COSName.PAGE_LABELS) && !sound(catalog.getCOSDictionary(COSName.PAGE_LABELS), 0)) {
            notes.add(
                    new Note("bad-page-labels", "the printed page numbers in the PDF are broken; they were not used"));
        }
        return notes;
    }

    private static Note xfa() {
        return new Note("xfa-form", "the PDF is a form that only some programs show; print it to PDF to read it");
    }

    private static void form(COSDictionary form, List<Note> notes) {
        if (form.containsKey(COSName.getPDFName("XFA"))) {
            notes.add(xfa());
        }
        boolean flagged = (form.getInt(COSName.getPDFName("SigFlags"), 0) & SIGNED) != 0;
        if (flagged || signed(form.getCOSArray(COSName.FIELDS))) {
            notes.add(new Note(
                    "signed", "the PDF is signed; the signature stands for the scan, not for what comes of it"));
        }
    }

    private static boolean signed(COSArray fields) {
        for (int i = 0; fields != null && i < Math.min(MOST_FIELDS, fields.size()); i++) {
            COSBase field = fields.getObject(i);
            boolean signature = field instanceof COSDictionary dictionary
                    && COSName.SIG.equals(dictionary.getCOSName(COSName.FT))
                    && dictionary.containsKey(COSName.V);
            if (signature) {
                return true;
            }
        }
        return false;
    }

    /** Whether an annotation of one of the first pages holds a file. */
    private static boolean attached(PDDocument document) {
        COSName file = COSName.getPDFName("FileAttachment");
        int pages = 0;
        for (org.apache.pdfbox.pdmodel.PDPage page : document.getPages()) {
            COSArray annotations = page.getCOSObject().getCOSArray(COSName.ANNOTS);
            for (int i = 0; annotations != null && i < annotations.size(); i++) {
                COSBase annotation = annotations.getObject(i);
                if (annotation instanceof COSDictionary one && file.equals(one.getCOSName(COSName.SUBTYPE))) {
                    return true;
                }
            }
            if (++pages >= 50) {
                break;
            }
        }
        return false;
    }

    /** Whether a number tree of labels has pairs of page index and dictionary (ISO 32000-1, 7.9.7 and 12.4.2). */
    private static boolean sound(COSDictionary node, int depth) {
        if (node == null || depth > 20) {
            return false;
        }
        COSArray pairs = node.getCOSArray(COSName.NUMS);
        COSArray kids = node.getCOSArray(COSName.KIDS);
        if (pairs == null) {
            boolean sound = kids != null;
            for (int i = 0; sound && i < kids.size(); i++) {
                sound = kids.getObject(i) instanceof COSDictionary kid && sound(kid, depth + 1);
            }
            return sound;
        }
        for (int i = 0; i + 1 < pairs.size(); i += 2) {
            boolean key = pairs.getObject(i) instanceof COSNumber number && number.intValue() >= 0;
            if (!key || !(pairs.getObject(i + 1) instanceof COSDictionary label) || !sound(label)) {
                return false;
            }
        }
        return pairs.size() % 2 == 0;
    }

    private static boolean sound(COSDictionary label) {
        boolean start = !label.containsKey(COSName.ST) || label.getInt(COSName.ST, 0) >= 1;
        COSBase style = label.getDictionaryObject(COSName.S);
        return start && (style == null || style instanceof COSName name && "DRrAa".contains(name.getName()));
    }
}
