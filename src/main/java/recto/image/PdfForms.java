package recto.image;

import java.util.HashSet;
import java.util.Set;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDPage;
import recto.model.StageException;

/** Checks the forms that a page draws, and the forms in them, before any is unpacked. */
final class PdfForms {
    private static final int DEEPEST = 20;

    private PdfForms() {}

    static void check(PDPage page) throws StageException {
        if (page.getResources() != null) {
            check(page.getResources().getCOSObject(), new HashSet<>(), 0);
        }
    }

    private static void check(COSDictionary resources, Set<COSDictionary> seen, int depth) throws StageException {
        COSDictionary objects = resources == null ? null : resources.getCOSDictionary(COSName.XOBJECT);
        if (objects == null || depth > DEEPEST || !seen.add(objects)) {
            return;
        }
        for (COSName name : objects.keySet()) {
            COSStream form = objects.getCOSStream(name);
            if (form != null && COSName.FORM.equals(form.getCOSName(COSName.SUBTYPE))) {
                StreamLimits.content(form);
                check(form.getCOSDictionary(COSName.RESOURCES), seen, depth + 1);
            }
        }
    }
}
