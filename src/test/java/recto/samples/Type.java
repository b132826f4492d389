package recto.samples;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.text.AttributedString;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/**
 * One font at one size, which sets words as outlines: outlines are filled by Java itself, so the result does not hang
 * on the hinting of the machine.
 */
final class Type {
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    private final Font font;
    private final Font spare;
    private final boolean rightToLeft;
    private final boolean typewriter;
    private final Map<String, TextLayout> layouts = new HashMap<>();

    /** @param spare sets the letters that {@code font} lacks */
    Type(Font font, Font spare, boolean rightToLeft, boolean typewriter) {
        this.font = font;
        this.spare = spare;
        this.rightToLeft = rightToLeft;
        this.typewriter = typewriter;
    }

    Type sized(double pixels) {
        return new Type(font.deriveFont((float) pixels), spare.deriveFont((float) pixels), rightToLeft, typewriter);
    }

    double size() {
        return font.getSize2D();
    }

    boolean rightToLeft() {
        return rightToLeft;
    }

    double space() {
        return typewriter ? advance("n") : size() * 0.25;
    }

    double advance(String word) {
        return splitsAtLongS(word)
                ? word.codePoints()
                        .mapToObj(Character::toString)
                        .mapToDouble(c -> layout(plain(c)).getAdvance())
                        .sum()
                : layout(word).getAdvance();
    }

    /** The outline of a word whose pen starts at (x, 0) and runs to the right, whatever its direction. */
    Shape outline(String word, double x) {
        if (!splitsAtLongS(word) && !typewriter) {
            return layout(word).getOutline(AffineTransform.getTranslateInstance(x, 0));
        }
        Path2D ink = new Path2D.Double();
        Random hand = new Random(word.hashCode() + (long) x);
        double pen = x;
        for (int c : word.codePoints().toArray()) {
            String letter = Character.toString(c);
            double drop = typewriter ? hand.nextGaussian() * size() * 0.012 : 0;
            TextLayout layout = layout(plain(letter));
            Shape shape = layout.getOutline(AffineTransform.getTranslateInstance(pen, drop));
            ink.append(splitsAtLongS(letter) ? withoutBar(shape, pen) : shape, false);
            pen += layout.getAdvance();
        }
        return ink;
    }

    /** The Fraktur font at hand has no long s: an f that loses the right half of its bar is one. */
    private boolean splitsAtLongS(String word) {
        return word.indexOf('ſ') >= 0 && !font.canDisplay('ſ');
    }

    private static String plain(String letter) {
        return letter.replace('ſ', 'f');
    }

    private Shape withoutBar(Shape letter, double pen) {
        Area area = new Area(letter);
        double stem = pen + size() * 0.155;
        area.subtract(new Area(new Rectangle2D.Double(stem, -size() * 0.5, size(), size() * 0.22)));
        return area;
    }

    private TextLayout layout(String text) {
        return layouts.computeIfAbsent(text, this::newLayout);
    }

    private TextLayout newLayout(String text) {
        AttributedString attributed = new AttributedString(text);
        attributed.addAttribute(TextAttribute.RUN_DIRECTION, rightToLeft);
        for (int i = 0; i < text.length(); i++) {
            attributed.addAttribute(TextAttribute.FONT, fontFor(text.charAt(i)), i, i + 1);
        }
        return new TextLayout(attributed.getIterator(), EXACT);
    }

    private Font fontFor(char letter) {
        if (font.canDisplay(letter)) {
            return font;
        }
        if (spare.canDisplay(letter)) {
            return spare;
        }
        throw new IllegalArgumentException(font.getFontName() + " lacks the letter " + letter);
    }
}
