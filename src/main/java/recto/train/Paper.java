package recto.train;

/**
 * Puts a clean line on old paper: thick or thin letters, uneven ink, ragged edges, blur, few pixels; then either black
 * and white with specks, or greys on an uneven ground with print showing through and noise.
 */
final class Paper {
    /** Height of a finished line in pixels: a third more than the network looks at. */
    static final int HEIGHT = 48;

    private static final double PIXEL = 1.0;
    /** How much more ink the feet of letters have than their middle, as the weight of a style has it. */
    private static final double TILT = 0.12;
    /** Share of lines that are slurred. */
    private static final double SLURRED = 0.3;
    /** How far the sheet moves at most, in pixels of the finished line. */
    private static final int FARTHEST = 2;

    private final Dice dice;
    private final Recipe.Style style;
    private final double damage;

    private Paper(LineStyle how) {
        this.dice = how.dice();
        this.style = how.style();
        // Most print is readable: few lines have all the damage that there is.
        this.damage = style.damage() * dice.between(0, 1) * dice.between(0.3, 1);
    }

    static Grey print(Field clean, LineStyle how) {
        return new Paper(how).printed(clean);
    }

    private Grey printed(Field clean) {
        Field line = scaled(clean);
        weigh(line);
        line = slurred(line);
        inkUnevenly(line);
        roughen(line);
        boolean bilevel = dice.chance(style.bilevel());
        line.blur(dice.between(0, bilevel ? 0.9 : 1.6));
        line = lowResolution(line);
        if (bilevel) {
            toBlackAndWhite(line);
        } else {
            if (dice.chance(0.25)) {
                specks(line);
                line.blur(0.5);
            }
            toGreys(line);
        }
        return line.grey();
    }

    private static Field scaled(Field clean) {
        int width = Math.max(8, (int) Math.round((double) clean.width * HEIGHT / clean.height));
        return clean.resized(width, HEIGHT);
    }

    /** More or less ink at the edges of letters: a blur, and another place where black begins. */
    private void weigh(Field line) {
        double more = dice.between(style.weight());
        // Pressure is seldom the same above and below: the feet of letters are thicker than their heads, or thinner.
        double tilt = dice.chance(0.4) ? dice.gauss(TILT) * damage : 0;
        line.blur(0.7);
        for (int i = 0; i < line.ink.length; i++) {
            double below = 2.0 * (i / line.width) / line.height - 1;
            double middle = 0.5 - more - tilt * below;
            line.ink[i] = clamp((line.ink[i] - middle) * 1.9 + 0.5);
        }
    }

    /** The sheet moved a little under the type: each stroke has a weaker one beside it, which closes small gaps. */
    private Field slurred(Field line) {
        if (!dice.chance(SLURRED)) {
            return line;
        }
        int dx = dice.whole(-FARTHEST, FARTHEST);
        int dy = dice.whole(-FARTHEST, FARTHEST);
        double strength = dice.between(0.2, 0.8) * damage;
        Field moved = line.copy();
        for (int y = 0; y < line.height; y++) {
            for (int x = 0; x < line.width; x++) {
                int i = y * line.width + x;
                moved.ink[i] = (float) Math.max(line.ink[i], strength * line.at(x - dx, y - dy));
            }
        }
        return moved;
    }

    private void inkUnevenly(Field line) {
        if (dice.chance(0.6)) {
            Field cloud = Field.noise(line.width, line.height, dice.between(12, 80), dice);
            double strength = dice.between(0, 0.35) * damage;
            for (int i = 0; i < line.ink.length; i++) {
                line.ink[i] = clamp(line.ink[i] * (1 - strength * (1 + cloud.ink[i])));
            }
        }
    }

    /** Grains of paper and of worn type: edges move, strokes get holes. */
    private void roughen(Field line) {
        if (dice.chance(0.7)) {
            Field grain = Field.noise(line.width, line.height, dice.between(PIXEL, 3), dice);
            double strength = dice.between(0, 0.45) * damage;
            for (int i = 0; i < line.ink.length; i++) {
                double edge = 4 * line.ink[i] * (1 - line.ink[i]);
                double inside = line.ink[i] * 0.5;
                line.ink[i] = clamp(line.ink[i] + strength * grain.ink[i] * (edge + inside * damage));
            }
        }
    }

    private Field lowResolution(Field line) {
        if (!dice.chance(0.35)) {
            return line;
        }
        double share = dice.between(0.55, 0.9);
        Field small = line.resized(Math.max(4, (int) (line.width * share)), Math.max(12, (int) (line.height * share)));
        return small.resized(line.width, line.height);
    }

    private void toBlackAndWhite(Field line) {
        float darkest = 0;
        for (float ink : line.ink) {
            darkest = Math.max(darkest, ink);
        }
        double threshold = dice.between(0.22, 0.52) * darkest;
        for (int i = 0; i < line.ink.length; i++) {
            line.ink[i] = line.ink[i] > threshold ? 1 : 0;
        }
        specks(line);
    }

    /** Dirt; most of it is black and smaller than a full stop. */
    private void specks(Field line) {
        boolean dirty = dice.chance(0.6);
        int specks = (int) (dice.between(0, dirty ? 0.0015 : 0.0002) * damage * line.ink.length);
        for (int i = 0; i < specks; i++) {
            speck(line);
        }
    }

    private void speck(Field line) {
        int x = dice.whole(0, line.width - 1);
        int y = dice.whole(0, line.height - 1);
        float colour = dice.chance(0.7) ? 1 : 0;
        int size = Math.min(dice.whole(1, 3), dice.whole(1, 3));
        for (int dy = 0; dy < size && y + dy < line.height; dy++) {
            for (int dx = 0; dx < size && x + dx < line.width; dx++) {
                line.ink[(y + dy) * line.width + x + dx] = colour;
            }
        }
    }

    private void toGreys(Field line) {
        double black = dice.between(0.55, 0.98);
        double paper = dice.between(0, 0.28);
        Field ground = Field.noise(line.width, line.height, dice.between(30, 150), dice);
        Field fine = Field.noise(line.width, line.height, PIXEL, dice);
        double through = dice.chance(0.3) ? dice.between(0.03, 0.18) * damage : 0;
        Field back = line.copy();
        if (through > 0) {
            back.blur(2);
        }
        double stains = dice.between(0, 0.05) * damage;
        double noise = dice.between(0, 0.06) * damage;
        int shift = dice.whole(-line.height / 2, line.height / 2);
        for (int y = 0; y < line.height; y++) {
            for (int x = 0; x < line.width; x++) {
                int i = y * line.width + x;
                double other = through * back.at(line.width - 1 - x, y + shift);
                double white = paper + stains * ground.ink[i] + other;
                line.ink[i] = clamp(white + (black - paper) * line.ink[i] * (1 - white) + noise * fine.ink[i]);
            }
        }
    }

    private static float clamp(double ink) {
        return (float) Math.min(1, Math.max(0, ink));
    }
}
