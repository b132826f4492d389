package recto.samples;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.imageio.ImageIO;

/** Other formats, and files that are not what their name says. */
final class OddRest {
    private static final String READS = "pages=1; text=" + Leaf.WORD;

    private final Shelf shelf;
    private final Gray leaf;

    private OddRest(Shelf shelf, Gray leaf) {
        this.shelf = shelf;
        this.leaf = leaf;
    }

    static void make(Shelf shelf, Gray leaf) throws IOException {
        OddRest odd = new OddRest(shelf, leaf);
        odd.gifAndBmp();
        odd.webpAndOthers();
        odd.misnamed();
        odd.nothings();
    }

    private byte[] encode(String format) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ImageIO.write(Leaf.bilevel(leaf), format, bytes);
        return bytes.toByteArray();
    }

    private void gifAndBmp() throws IOException {
        byte[] gif = encode("gif");
        shelf.put("gif/plain.gif", "a page as GIF", READS, gif);
        String cut = "pages=1; warn=truncated | error=damaged | pages=1; page-error=image-damaged";
        shelf.put("gif/truncated.gif", "cut in the middle", cut, Arrays.copyOf(gif, gif.length / 2));
        byte[] bmp = encode("bmp");
        shelf.put("bmp/plain.bmp", "a page as BMP, one bit", READS, bmp);
        byte[] huge = Arrays.copyOf(bmp, 200);
        ByteBuffer.wrap(huge).order(ByteOrder.LITTLE_ENDIAN).putInt(18, 65000).putInt(22, 65000);
        shelf.put("bmp/claims-65000-x-65000.bmp", "claims 4.2 gigapixels", "error=too-large", huge);
    }

    private void webpAndOthers() {
        Gray small = new Gray(leaf.width, leaf.height).map((x, y, v) -> leaf.at(x, y));
        byte[] webp = WebpBytes.lossless(small);
        shelf.put("webp/lossless.webp", "a page as lossless WebP", READS, webp);
        shelf.put(
                "webp/truncated.webp",
                "cut in the middle",
                "error=damaged | pages=1; page-error=image-damaged",
                Arrays.copyOf(webp, webp.length / 2));
        shelf.put(
                "jp2/bomb-60000-x-60000.jp2",
                "claims 3.6 gigapixels, has no data",
                "error=too-large | error=damaged",
                jp2());
        byte[] djvu = "AT&TFORM\0\0\0\24DJVUINFO\0\0\0\10\0\144\0\144\30\0\144\0".getBytes(StandardCharsets.ISO_8859_1);
        shelf.put("other/stub.djvu", "a DjVu header", "error=unsupported-type | error=damaged", djvu);
    }

    private static byte[] jp2() {
        ByteBuffer jp2 = ByteBuffer.allocate(12 + 20 + 8 + 22 + 15);
        jp2.putInt(12).putInt(0x6a502020).putInt(0x0d0a870a);
        jp2.putInt(20).putInt(0x66747970).putInt(0x6a703220).putInt(0).putInt(0x6a703220);
        jp2.putInt(45).putInt(0x6a703268);
        jp2.putInt(22).putInt(0x69686472).putInt(60000).putInt(60000);
        jp2.putShort((short) 1).put((byte) 7).put((byte) 7).put((byte) 0).put((byte) 0);
        jp2.putInt(15).putInt(0x636f6c72).put(new byte[] {1, 0, 0}).putInt(17);
        return jp2.array();
    }

    private void misnamed() throws IOException {
        byte[] png = new PngBytes(leaf.width, leaf.height, 1, PngBytes.GREY)
                .rows(Leaf.bits(leaf), (leaf.width + 7) / 8, 0)
                .end();
        String mismatch = READS + "; warn=name-mismatch";
        shelf.put("other/png-named.tif", "a PNG file named .tif", mismatch, png);
        shelf.put(
                "other/jpeg-named.png", "a JPEG file named .png", mismatch, ImageFiles.jpeg(leaf.toImage(), 0.3f, 200));
        byte[] text = "This is a note about a scan, not a scan.\n".getBytes(StandardCharsets.UTF_8);
        shelf.put("other/text-named.tif", "plain text named .tif", "error=unsupported-type", text);
        shelf.put("other/zip-named.pdf", "a ZIP archive named .pdf", "error=unsupported-type", zip(text));
        byte[] tiff =
                TiffBytes.write(new TiffBytes.Page(leaf.width, leaf.height, 1, 0).data(4, Packing.groupFour(leaf)));
        shelf.put("other/tiff-without-extension", "a TIFF file without an extension", READS, tiff);
        shelf.put("other/._page.tif", "AppleDouble litter beside a scan", "skipped", appleDouble());
    }

    private static byte[] zip(byte[] text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            ZipEntry entry = new ZipEntry("note.txt");
            entry.setTimeLocal(java.time.LocalDateTime.of(2000, 1, 1, 0, 0));
            zip.putNextEntry(entry);
            zip.write(text);
        }
        return bytes.toByteArray();
    }

    private static byte[] appleDouble() {
        ByteBuffer file = ByteBuffer.allocate(26 + 12 + 32);
        file.putInt(0x00051607).putInt(0x00020000).position(24);
        file.putShort((short) 1).putInt(9).putInt(38).putInt(32);
        return file.array();
    }

    private void nothings() {
        shelf.put("other/empty.tif", "no bytes", "error=empty-file", new byte[0]);
        shelf.put("other/empty.pdf", "no bytes", "error=empty-file", new byte[0]);
        shelf.put("other/one-zero-byte.png", "one zero byte", "error=damaged | error=unsupported-type", new byte[1]);
    }
}
