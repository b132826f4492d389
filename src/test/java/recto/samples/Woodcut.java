package recto.samples;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** A picture as a wood engraver cuts it: hills, sun and water in lines of varying strength. */
final class Woodcut {
    private final double width;
    private final double height;
    private final Random random;
    private final Area ink = new Area();

    private Woodcut(double width, double height, long seed) {
        this.width = width;
        this.height = height;
        this.random = new Random(seed);
    }

    static Shape landscape(double width, double height, long seed) {
        Woodcut cut = new Woodcut(width, height, seed);
        cut.sky();
        cut.hills(0.45, 0.25, 0.010);
        cut.hills(0.62, 0.18, 0.013);
        cut.water();
        cut.tree(width * 0.16);
        cut.tree(width * 0.84);
        cut.frame();
        return cut.ink;
    }

    private double stroke(double factor) {
        return Math.max(1.2, width * 0.003 * factor);
    }

    private void line(double x1, double y1, double x2, double y2, double factor) {
        ink.add(new Area(
                new BasicStroke((float) stroke(factor)).createStrokedShape(new Line2D.Double(x1, y1, x2, y2))));
    }

    private void sky() {
        double x = width * 0.66;
        double y = height * 0.24;
        double r = height * 0.09;
        for (int i = 0; i < 24; i++) {
            double angle = i * StrictMath.PI / 12;
            double far = r * (i % 2 == 0 ? 2.1 : 1.7);
            double cos = StrictMath.cos(angle);
            double sin = StrictMath.sin(angle);
            line(x + cos * r * 1.2, y + sin * r * 1.2, x + cos * far, y + sin * far, 1);
        }
        ink.add(new Area(new BasicStroke((float) stroke(1.2))
                .createStrokedShape(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r))));
        for (double row = height * 0.05; row < height * 0.3; row += height * 0.035) {
            line(width * 0.05, row, width * (0.2 + 0.25 * random.nextDouble()), row, 0.7);
        }
    }

    /** A ridge with the light from the right: hatching runs down its left slopes. */
    private void hills(double top, double relief, double step) {
        int points = 9;
        double[] ridge = new double[points + 1];
        for (int i = 0; i <= points; i++) {
            ridge[i] = height * (top - relief * random.nextDouble() * (i % 2 == 0 ? 0.3 : 1));
        }
        Path2D outline = new Path2D.Double();
        outline.moveTo(0, height * 0.8);
        for (int i = 0; i <= points; i++) {
            outline.lineTo(width * i / points, ridge[i]);
        }
        outline.lineTo(width, height * 0.8);
        outline.closePath();
        ink.subtract(new Area(outline));
        ink.add(new Area(new BasicStroke((float) stroke(1.5)).createStrokedShape(outline)));
        for (double x = 0; x < width; x += width * step) {
            int i = (int) (x * points / width);
            double share = x * points / width - i;
            double y = ridge[i] + (ridge[i + 1] - ridge[i]) * share;
            boolean dark = ridge[i + 1] > ridge[i];
            double length = height * (dark ? 0.20 : 0.06) * (0.6 + 0.4 * random.nextDouble());
            line(x, y, x - length * 0.35, Math.min(height * 0.8, y + length), dark ? 1 : 0.6);
        }
    }

    private void water() {
        ink.subtract(new Area(new Rectangle2D.Double(0, height * 0.8, width, height * 0.2)));
        for (double y = height * 0.81; y < height; y += height * 0.022) {
            double x = random.nextDouble() * width * 0.1;
            while (x < width) {
                double run = width * (0.05 + 0.2 * random.nextDouble());
                line(x, y, Math.min(width, x + run), y, 0.5 + (y - height * 0.8) / height * 5);
                x += run + width * 0.03;
            }
        }
    }

    private void tree(double x) {
        double foot = height * 0.86;
        double crown = height * (0.28 + 0.1 * random.nextDouble());
        Path2D shape = new Path2D.Double();
        shape.moveTo(x, foot - crown * 1.8);
        shape.lineTo(x - crown * 0.22, foot - crown * 0.2);
        shape.lineTo(x + crown * 0.22, foot - crown * 0.2);
        shape.closePath();
        ink.add(new Area(shape));
        line(x, foot - crown * 0.3, x, foot, 3);
    }

    private void frame() {
        ink.intersect(new Area(new Rectangle2D.Double(0, 0, width, height)));
        double edge = stroke(2);
        ink.add(new Area(new BasicStroke((float) edge)
                .createStrokedShape(new Rectangle2D.Double(edge / 2, edge / 2, width - edge, height - edge))));
        ink.transform(AffineTransform.getTranslateInstance(0, 0));
    }
}
