package recto.image;

import java.util.List;

/** Tells text whose fonts say of most glyphs nothing, or nonsense, about the characters they stand for. */
final class Garbled {
    private static final double MOST = 0.3;

    private Garbled() {}

    /**
     * Whether more than three in ten glyphs stand for no character.
     *
     * @param unknown glyphs besides, of which the file says nothing at all
     */
    static boolean mostly(List<Glyph> glyphs, int unknown) {
        long bad = unknown;
        for (Glyph glyph : glyphs) {
            String text = glyph.position().getUnicode();
            bad += text.isEmpty() || text.codePoints().anyMatch(Garbled::none) ? 1 : 0;
        }
        return bad > MOST * (glyphs.size() + unknown);
    }

    private static boolean none(int code) {
        int type = Character.getType(code);
        return code == 0xfffd
                || type == Character.PRIVATE_USE
                || type == Character.UNASSIGNED
                || type == Character.CONTROL && code != 0 && !Character.isWhitespace(code);
    }
}
