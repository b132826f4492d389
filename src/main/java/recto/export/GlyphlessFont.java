package recto.export;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16BE;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * A font for text that is not seen: the one empty glyph of the font that the engine's library carries, half as wide as
 * it is high. Characters get codes in the order in which they first occur; a table at the end says which code is which,
 * for characters of all planes.
 */
final class GlyphlessFont {
    /** Width of every glyph, in sizes of the font. */
    static final double WIDTH = 0.5;

    private static final String FILE = "/tessdata/pdf.ttf";
    private static final String NAME = "GlyphLessFont";
    private static final int REPLACEMENT = 0xFFFD;
    private static final int MOST_CODES = 0xFFFF;
    private static final int LINES_PER_BLOCK = 100;

    private final PDDocument document;
    private final COSDictionary font = new COSDictionary();
    private final COSDictionary descendant = new COSDictionary();
    private final Map<Integer, Integer> codes = new HashMap<>();
    private final List<Integer> characters = new ArrayList<>();

    GlyphlessFont(PDDocument document) {
        this.document = document;
    }

    /** The font as a resource of a page. */
    COSDictionary font() throws IOException {
        if (font.size() == 0) {
            build();
        }
        return font;
    }

    /** The text as hexadecimal codes, four digits for each character. */
    String encode(String text) {
        StringBuilder hex = new StringBuilder(text.length() * 4);
        text.codePoints()
                .map(this::code)
                .forEach(code -> hex.append(HexFormat.of().toHexDigits((short) code)));
        return hex.toString();
    }

    private int code(int character) {
        Integer known = codes.get(character);
        if (known != null) {
            return known;
        }
        if (characters.size() == MOST_CODES - 1 && character != REPLACEMENT) {
            return code(REPLACEMENT);
        }
        characters.add(character);
        codes.put(character, characters.size());
        return characters.size();
    }

    /** Writes the tables that depend on which characters were used. */
    void complete() throws IOException {
        if (font.size() == 0) {
            return;
        }
        byte[] glyphs = new byte[2 * (characters.size() + 1)];
        for (int code = 1; code <= characters.size(); code++) {
            glyphs[2 * code + 1] = 1;
        }
        descendant.setItem(COSName.CID_TO_GID_MAP, stream(glyphs));
        font.setItem(COSName.TO_UNICODE, stream(toUnicode().getBytes(US_ASCII)));
    }

    private void build() throws IOException {
        COSDictionary system = new COSDictionary();
        system.setString(COSName.REGISTRY, "Adobe");
        system.setString(COSName.ORDERING, "Identity");
        system.setInt(COSName.SUPPLEMENT, 0);
        descendant.setItem(COSName.TYPE, COSName.FONT);
        descendant.setItem(COSName.SUBTYPE, COSName.CID_FONT_TYPE2);
        descendant.setName(COSName.BASE_FONT, NAME);
        descendant.setItem(COSName.CIDSYSTEMINFO, system);
        descendant.setInt(COSName.DW, (int) (WIDTH * 1000));
        descendant.setItem(COSName.FONT_DESC, descriptor());
        COSArray descendants = new COSArray();
        descendants.add(descendant);
        font.setItem(COSName.TYPE, COSName.FONT);
        font.setItem(COSName.SUBTYPE, COSName.TYPE0);
        font.setName(COSName.BASE_FONT, NAME);
        font.setItem(COSName.ENCODING, COSName.IDENTITY_H);
        font.setItem(COSName.DESCENDANT_FONTS, descendants);
    }

    private COSDictionary descriptor() throws IOException {
        COSDictionary descriptor = new COSDictionary();
        descriptor.setItem(COSName.TYPE, COSName.FONT_DESC);
        descriptor.setName(COSName.FONT_NAME, NAME);
        descriptor.setInt(COSName.FLAGS, 5);
        COSArray box = new COSArray();
        for (int edge : new int[] {0, 0, (int) (WIDTH * 1000), 1000}) {
            box.add(COSInteger.get(edge));
        }
        descriptor.setItem(COSName.FONT_BBOX, box);
        descriptor.setInt(COSName.ITALIC_ANGLE, 0);
        descriptor.setInt(COSName.ASCENT, 1000);
        descriptor.setInt(COSName.DESCENT, 0);
        descriptor.setInt(COSName.CAP_HEIGHT, 1000);
        descriptor.setInt(COSName.STEM_V, 80);
        descriptor.setItem(COSName.FONT_FILE2, stream(file()));
        return descriptor;
    }

    private static byte[] file() throws IOException {
        try (InputStream in = GlyphlessFont.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new FileNotFoundException("the class path has no " + FILE);
            }
            return in.readAllBytes();
        }
    }

    private String toUnicode() {
        StringBuilder map = new StringBuilder("/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n");
        map.append("/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n");
        map.append("/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n");
        map.append("1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n");
        for (int from = 0; from < characters.size(); from += LINES_PER_BLOCK) {
            int to = Math.min(characters.size(), from + LINES_PER_BLOCK);
            map.append(to - from).append(" beginbfchar\n");
            for (int i = from; i < to; i++) {
                byte[] utf16 = Character.toString(characters.get(i)).getBytes(UTF_16BE);
                map.append('<')
                        .append(HexFormat.of().toHexDigits((short) (i + 1)))
                        .append("> <");
                map.append(HexFormat.of().formatHex(utf16)).append(">\n");
            }
            map.append("endbfchar\n");
        }
        return map.append("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n")
                .toString();
    }

    private COSStream stream(byte[] bytes) throws IOException {
        COSStream stream = document.getDocument().createCOSStream();
        try (OutputStream out = stream.createOutputStream(COSName.FLATE_DECODE)) {
            out.write(bytes);
        }
        return stream;
    }
}
