package recto.image;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import recto.model.Note;

/**
 * The pages of a PDF, by the tree itself: counts in it are not believed, circles are cut.
 *
 * @param pages in order
 * @param notes on a broken tree
 */
record PdfPages(List<PDPage> pages, List<Note> notes) {
    private static final int DEEPEST = 200;

    static PdfPages of(PDDocument document) {
        PdfPages found = new PdfPages(new ArrayList<>(), new ArrayList<>());
        COSDictionary catalog = document.getDocumentCatalog().getCOSObject();
        COSDictionary root = catalog.getCOSDictionary(COSName.PAGES);
        if (root != null) {
            found.walk(root, new HashSet<>(), 0);
        }
        if (root != null && (!found.notes.isEmpty() || root.getInt(COSName.COUNT) != found.pages.size())) {
            found.flatten(root);
        }
        found.pages.clear();
        document.getPages().forEach(found.pages::add);
        boolean boxless = found.pages.stream().anyMatch(page -> box(page.getCOSObject()) == null);
        if (boxless) {
            found.repaired("a page states no size; US letter is taken, as readers do");
        }
        return found;
    }

    /** Hangs all pages on the root, in memory, so that PDFBox finds by number what was found here. */
    private void flatten(COSDictionary root) {
        COSArray kids = new COSArray();
        pages.forEach(page -> kids.add(page.getCOSObject()));
        root.setItem(COSName.KIDS, kids);
        root.setInt(COSName.COUNT, kids.size());
        root.setItem(COSName.TYPE, COSName.PAGES);
    }

    private void walk(COSDictionary node, Set<COSDictionary> above, int depth) {
        COSArray kids = node.getCOSArray(COSName.KIDS);
        if (kids == null) {
            leaf(node);
            return;
        }
        if (depth > DEEPEST || !above.add(node)) {
            repaired("the tree of pages runs in a circle; it was cut");
            return;
        }
        for (int i = 0; i < kids.size(); i++) {
            COSBase kid = kids.getObject(i);
            if (kid instanceof COSDictionary dictionary) {
                walk(dictionary, above, depth + 1);
            } else {
                repaired("the tree of pages names something that is no page");
            }
        }
        above.remove(node);
    }

    private void leaf(COSDictionary node) {
        COSName type = node.getCOSName(COSName.TYPE);
        if (COSName.PAGES.equals(type)) {
            repaired("the tree of pages has an empty branch");
            return;
        }
        if (!COSName.PAGE.equals(type)) {
            repaired("a page does not say that it is one");
        }
        pages.add(new PDPage(node));
    }

    private void repaired(String what) {
        notes.add(new Note("repaired", what));
    }

    /** The media box of a page or of the branches above it. */
    private static COSBase box(COSDictionary page) {
        COSDictionary node = page;
        for (int i = 0; node != null && i < DEEPEST; i++) {
            COSBase box = node.getDictionaryObject(COSName.MEDIA_BOX);
            if (box != null) {
                return box;
            }
            node = node.getCOSDictionary(COSName.PARENT, COSName.P);
        }
        return null;
    }
}
