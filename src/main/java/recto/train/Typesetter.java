package recto.train;

import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.FontRenderContext;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.util.Map;

/**
 * Sets a line in a font: clean ink, a little turned, with pieces of the lines above and below where one looks closely.
 */
final class Typesetter {
    private static final double ROTATION = Math.toRadians(0.35);
    private static final double SLANT = 0.02;
    private static final double NEIGHBOURS = 0.25;
    /** In narrow columns lines stand close: tops of the next one are seen under letters without tails. */
    private static final double CLOSE_NEIGHBOURS = 0.65;

    private static final double WIDEST_SPACING = 0.2;
    private static final double NARROWEST_SPACING = 0.06;
    private static final double CUT = 0.3;
    private static final int SMALLEST = 26;
    private static final int LARGEST = 48;

    private Typesetter() {}

    /**
     * Sets a line.
     *
     * @param above text of a neighbouring line, of which the feet may be seen
     */
    static Field set(String text, String above, Font font, LineStyle how) {
        Dice dice = how.dice();
        float size = dice.whole(SMALLEST, LARGEST);
        Font sized = font.deriveFont(size);
        if (dice.chance(how.style().spaced())) {
            double tracking = dice.between(NARROWEST_SPACING, WIDEST_SPACING);
            sized = sized.deriveFont(Map.of(TextAttribute.TRACKING, (float) tracking));
        }
        double stretch = dice.between(how.style().width());
        FontRenderContext context = new FontRenderContext(null, true, true);
        boolean uneven = how.style().uneven() > 0 && dice.chance(how.style().uneven());
        TypeLine line = uneven
                ? TypeLine.uneven(text, sized, context, dice)
                : TypeLine.straight(new TextLayout(text, sized, context));
        int margin = (int) (size * dice.between(0.05, 0.6));
        int width = (int) (line.advance() * stretch) + 2 * margin + 2;
        double ascent = Math.max(line.bounds().getHeight() * 0.5, -line.bounds().getY());
        double descent = Math.max(0, line.bounds().getMaxY());
        double up = ascent + size * dice.between(0.01, dice.between(0.03, 0.4));
        double feet = dice.chance(0.5) ? Math.max(descent, size * 0.18) : descent;
        double down = feet + size * (uneven ? dice.between(0.02, 0.35) : dice.between(0.01, dice.between(0.03, 0.35)));
        BufferedImage image = new BufferedImage(width, (int) (up + down) + 1, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = pen(image);
        AffineTransform place = AffineTransform.getTranslateInstance(margin, up);
        place.rotate(dice.gauss(ROTATION), (width - 2.0 * margin) / 2, 0);
        place.shear(dice.gauss(SLANT), 0);
        place.scale(stretch, 1);
        pen.setTransform(place);
        line.draw(pen);
        if (dice.chance(uneven ? CLOSE_NEIGHBOURS : NEIGHBOURS)) {
            float leading = (float) (size * (uneven ? dice.between(0.92, 1.15) : dice.between(1.0, 1.25)));
            new TextLayout(above, sized, context).draw(pen, (float) dice.between(-size, size), -leading);
            new TextLayout(above, sized, context).draw(pen, (float) dice.between(-size, size), leading);
        }
        pen.dispose();
        return field(uneven ? cutOff(image, margin, dice) : image);
    }

    /** The line without some of the paper at its ends, and now and then without the last edge of its ink. */
    private static BufferedImage cutOff(BufferedImage image, int margin, Dice dice) {
        int left = (int) (margin * dice.between(0, 1));
        int right = (int) (margin * (dice.chance(CUT) ? dice.between(0.9, 1.1) : dice.between(0, 1)));
        BufferedImage cut =
                new BufferedImage(image.getWidth() - left - right, image.getHeight(), BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = cut.createGraphics();
        pen.drawImage(image, -left, 0, null);
        pen.dispose();
        return cut;
    }

    /** A rule that stands between pieces: one straight stroke or two. */
    static Field rule(LineStyle how) {
        Dice dice = how.dice();
        int height = dice.whole(10, LARGEST);
        int width = height * dice.whole(6, 40);
        double thick = Math.max(1.5, height * dice.between(0.05, 0.3));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = pen(image);
        pen.rotate(dice.gauss(ROTATION), width / 2.0, height / 2.0);
        double top = (height - thick) * dice.between(0.2, 0.8);
        double[] ends = {width * dice.between(0, 0.1), width * dice.between(0.9, 1)};
        pen.fill(new Rectangle2D.Double(ends[0], top, ends[1] - ends[0], thick));
        if (dice.chance(0.3)) {
            pen.fill(new Rectangle2D.Double(ends[0], top + 1.8 * thick, ends[1] - ends[0], thick / 2));
        }
        pen.dispose();
        return field(image);
    }

    private static Graphics2D pen(BufferedImage image) {
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        pen.setColor(Color.WHITE);
        return pen;
    }

    private static Field field(BufferedImage image) {
        byte[] bytes = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        Field field = new Field(image.getWidth(), image.getHeight());
        for (int i = 0; i < field.ink.length; i++) {
            field.ink[i] = (bytes[i] & 0xFF) / 255f;
        }
        return field;
    }
}
