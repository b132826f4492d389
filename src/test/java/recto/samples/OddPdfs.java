package recto.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSString;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;

/** PDF files whose pages are odd, whose structure is, or that carry more than pages. */
final class OddPdfs {
    private static final String READS = "pages=1; text=" + Leaf.WORD;
    private static final String TREE = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
    private static final String CATALOGUE = "<</Type/Catalog/Pages 2 0 R>>";
    private static final String HELVETICA = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

    private final Shelf shelf;
    private final Gray leaf;
    private final byte[] groupFour;
    private final double width;
    private final double height;

    private OddPdfs(Shelf shelf, Gray leaf) throws IOException {
        this.shelf = shelf;
        this.leaf = leaf;
        this.groupFour = Packing.groupFour(leaf);
        this.width = leaf.width * 0.36;
        this.height = leaf.height * 0.36;
    }

    static void make(Shelf shelf, Gray leaf) throws IOException {
        OddPdfs odd = new OddPdfs(shelf, leaf);
        odd.boxes();
        odd.structure();
        odd.counts();
        odd.contents();
        odd.extras();
        odd.encrypted();
    }

    private void put(String name, String shows, String expect, byte[] bytes) {
        shelf.put("pdf/" + name + ".pdf", shows, expect, bytes);
    }

    /** A file of one scanned page: 3 is the page, 4 its content, 5 the image, 6 a font. */
    private RawPdf scan(String catalogue, String tree, String page, String content) {
        RawPdf pdf = new RawPdf();
        pdf.add(catalogue);
        pdf.add(tree);
        pdf.add("<</Type/Page/Parent 2 0 R/Contents 4 0 R" + resources() + page + ">>");
        pdf.content(content);
        pdf.stream(image(leaf.width, leaf.height), groupFour);
        pdf.add(HELVETICA);
        return pdf;
    }

    private RawPdf scan() {
        return scan(CATALOGUE, TREE, box(), drawing());
    }

    private static String resources() {
        return "/Resources<</XObject<</I 5 0 R>>/Font<</F 6 0 R>>>>";
    }

    private static String image(int columns, int rows) {
        return "/Type/XObject/Subtype/Image/BitsPerComponent 1/ColorSpace/DeviceGray/Width " + columns + "/Height "
                + rows + "/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns " + columns + "/Rows " + rows + ">>";
    }

    private String box() {
        return box(0, 0, width, height);
    }

    private static String box(double left, double bottom, double right, double top) {
        return String.format(Locale.ROOT, "/MediaBox[%.2f %.2f %.2f %.2f]", left, bottom, right, top);
    }

    private String drawing() {
        return drawing(0, 0, 1);
    }

    private String drawing(double x, double y, double scale) {
        return String.format(Locale.ROOT, "q %.3f 0 0 %.3f %.2f %.2f cm /I Do Q ", width * scale, height * scale, x, y);
    }

    private static String text(String words, int mode) {
        return "BT /F 14 Tf " + mode + " Tr 24 60 Td (" + words + ") Tj ET ";
    }

    private void boxes() throws IOException {
        put("plain", "nothing odd: one scanned page", READS, scan().write());
        String offset = box(1000, 500, 1000 + width, 500 + height);
        put(
                "offset-mediabox",
                "MediaBox far from the origin",
                READS,
                scan(CATALOGUE, TREE, offset, drawing(1000, 500, 1)).write());
        String inverted = box(width, height, 0, 0);
        put(
                "inverted-mediabox",
                "MediaBox with its corners swapped",
                READS,
                scan(CATALOGUE, TREE, inverted, drawing()).write());
        String tenth = box(0, 0, width / 10, height / 10) + "/UserUnit 10";
        put(
                "user-unit-10",
                "UserUnit 10",
                READS,
                scan(CATALOGUE, TREE, tenth, drawing(0, 0, 0.1)).write());
        put(
                "no-mediabox",
                "no MediaBox anywhere",
                READS,
                scan(CATALOGUE, TREE, "", drawing()).write());
        put("rotate-90", "a scan lying on its side and /Rotate 90", READS, rotated());
    }

    private byte[] rotated() throws IOException {
        Gray lying = Leaf.anticlockwise(leaf);
        RawPdf pdf = new RawPdf();
        pdf.add(CATALOGUE);
        pdf.add(TREE);
        pdf.add("<</Type/Page/Parent 2 0 R/Contents 4 0 R/Rotate 90" + resources() + box(0, 0, height, width) + ">>");
        pdf.content(String.format(Locale.ROOT, "q %.3f 0 0 %.3f 0 0 cm /I Do Q", height, width));
        pdf.stream(image(lying.width, lying.height), Packing.groupFour(lying));
        pdf.add(HELVETICA);
        return pdf.write();
    }

    private void structure() {
        byte[] whole = scan().write();
        put("no-xref", "no cross-reference table", READS + "; warn=repaired", scan().writeWithoutTable());
        put(
                "truncated",
                "cut in the middle of the image",
                "error=damaged | pages=1; warn=repaired",
                Arrays.copyOf(whole, whole.length / 2));
        put("header-only", "a header and nothing else", "error=damaged", Arrays.copyOf(whole, 15));
        String loop = "<</Type/Pages/Kids[3 0 R 2 0 R]/Count 2>>";
        put(
                "page-tree-loop",
                "the page tree contains itself",
                READS + "; warn=repaired",
                scan(CATALOGUE, loop, box(), drawing()).write());
    }

    private void counts() {
        RawPdf none = new RawPdf();
        none.add(CATALOGUE);
        none.add("<</Type/Pages/Kids[]/Count 0>>");
        put("zero-pages", "a page tree without pages", "error=no-pages", none.write());
        RawPdf zero = scan(CATALOGUE, "<</Type/Pages/Kids[7 0 R 3 0 R]/Count 2>>", box(), drawing());
        zero.add("<</Type/Page/Parent 2 0 R/MediaBox[0 0 0 0]>>");
        put(
                "zero-size-page",
                "a page of no size before a good one",
                "pages=2; page-error=empty-page; text=" + Leaf.WORD,
                zero.write());
        StringBuilder kids = new StringBuilder("3 0 R");
        for (int i = 1; i < 300; i++) {
            kids.append(' ').append(i + 6).append(" 0 R");
        }
        RawPdf many = scan(CATALOGUE, "<</Type/Pages/Kids[" + kids + "]/Count 300>>", box(), text("Leaf seven", 0));
        for (int i = 1; i < 300; i++) {
            many.add("<</Type/Page/Parent 2 0 R/Contents 4 0 R" + resources() + box() + ">>");
        }
        put("300-pages", "300 pages share one content stream", "pages=300; text=seven", many.write());
    }

    private void contents() throws IOException {
        put(
                "mixed",
                "text, scan, scan with an old layer, blank, scan under a stamp",
                "pages=5; text=" + Leaf.WORD,
                mixed());
        String old = drawing() + text("Leof sevcn. Thc old mi1l stonds beside tne rivcr", 3);
        put(
                "hidden-old-layer",
                "a scan with the bad hidden text of an old OCR",
                READS,
                scan(CATALOGUE, TREE, box(), old).write());
        RawPdf bomb = new RawPdf();
        bomb.add(CATALOGUE);
        bomb.add(TREE);
        bomb.add("<</Type/Page/Parent 2 0 R/Contents 4 0 R" + resources() + box() + ">>");
        bomb.content(drawing());
        bomb.stream(
                "/Type/XObject/Subtype/Image/BitsPerComponent 1/ColorSpace/DeviceGray/Width 60000/Height 60000"
                        + "/Filter/FlateDecode",
                Packing.deflate(new byte[7500]));
        bomb.add(HELVETICA);
        put(
                "image-bomb-60000-x-60000",
                "an image that claims 3.6 gigapixels",
                "pages=1; page-error=too-large",
                bomb.write());
        RawPdf cycle = scan(CATALOGUE, TREE, "/Resources<</XObject<</I 5 0 R/L 7 0 R>>>>" + box(), drawing() + "/L Do");
        cycle.stream(
                "/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</XObject<</L 7 0 R>>>>",
                new byte[] {'/', 'L', ' ', 'D', 'o'});
        put("form-cycle", "a form that draws itself", READS, cycle.write());
        put("jbig2", "a JBIG2 scan", READS, jbig2());
    }

    private byte[] mixed() {
        String kids = "<</Type/Pages/Kids[3 0 R 8 0 R 10 0 R 12 0 R 14 0 R]/Count 5>>";
        RawPdf pdf = scan(CATALOGUE, kids, box(), text("Born digital words", 0));
        String[] contents = {drawing(), drawing() + text("Leof sevcn rivcr", 3), "", drawing() + text("Stamp 17", 0)};
        for (String content : contents) {
            int stream = pdf.content(content);
            pdf.add("<</Type/Page/Parent 2 0 R/Contents " + stream + " 0 R" + resources() + box() + ">>");
        }
        return pdf.write();
    }

    private byte[] jbig2() {
        RawPdf pdf = new RawPdf();
        pdf.add(CATALOGUE);
        pdf.add(TREE);
        pdf.add("<</Type/Page/Parent 2 0 R/Contents 4 0 R" + resources() + box() + ">>");
        pdf.content(drawing());
        pdf.stream(
                "/Type/XObject/Subtype/Image/BitsPerComponent 1/ColorSpace/DeviceGray/Width " + leaf.width + "/Height "
                        + leaf.height + "/Filter/JBIG2Decode",
                Jbig2Bytes.wrap(leaf.width, leaf.height, groupFour));
        pdf.add(HELVETICA);
        return pdf.write();
    }

    private void extras() {
        String attached = "<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(note.txt)7 0 R]>>>>>>";
        RawPdf attachment = scan(attached, TREE, box(), drawing());
        attachment.add("<</Type/Filespec/F(note.txt)/EF<</F 8 0 R>>>>");
        attachment.stream("/Type/EmbeddedFile", new byte[] {'n', 'o', 't', 'e'});
        put("attachment", "a file attached to the document", READS + "; warn=attachments", attachment.write());
        String script = "<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('no'\\))>>>>";
        put(
                "javascript",
                "a script that must not run",
                READS,
                scan(script, TREE, box(), drawing()).write());
    }

    private void encrypted() throws IOException {
        put("user-password", "needs the password user", "error=password-needed", encrypt("user"));
        put("owner-password", "only changes need a password: opens without one", READS, encrypt(""));
    }

    /** RC4 with 40 bits, since stronger ways draw random numbers and would make other bytes each time. */
    private byte[] encrypt(String user) throws IOException {
        try (PDDocument document = Loader.loadPDF(scan().write())) {
            COSString id = new COSString(new byte[16]);
            document.getDocument().setDocumentID(new COSArray(List.of(id, id)));
            document.setDocumentId(7L);
            StandardProtectionPolicy policy = new StandardProtectionPolicy("owner", user, new AccessPermission());
            policy.setEncryptionKeyLength(40);
            document.protect(policy);
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }
}
