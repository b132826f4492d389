package recto.samples;

import java.util.Random;

/** Does to a printed page what a {@link Damage} says. Same seed, same result. */
final class Weathering {
    private final Damage damage;
    private final Random random;

    Weathering(Damage damage, long seed) {
        this.damage = damage;
        this.random = new Random(seed);
    }

    /**
     * @param recto the page
     * @param verso its other side, as printed
     */
    Gray apply(Gray recto, Gray verso) {
        Gray page = fade(spread(recto));
        page = bleed(page, verso);
        page = skew(page);
        page = blur(page);
        page = paper(page);
        return speckle(noise(page));
    }

    private Gray spread(Gray page) {
        if (damage.spread() == 0) {
            return page;
        }
        float share = (float) damage.spread();
        return page.map((x, y, v) -> {
            float darkest = Math.min(
                    Math.min(page.at(x - 1, y), page.at(x + 1, y)), Math.min(page.at(x, y - 1), page.at(x, y + 1)));
            return Math.min(v, v * (1 - share) + darkest * share);
        });
    }

    private Gray fade(Gray page) {
        if (damage.fade() == 0) {
            return page;
        }
        int cell = 60;
        Gray cloud = new Gray(page.width / cell + 2, page.height / cell + 2);
        for (int i = 0; i < cloud.values.length; i++) {
            cloud.values[i] = random.nextFloat();
        }
        float strength = (float) damage.fade();
        return page.map((x, y, v) -> {
            float weak = cloud.at((double) x / cell, (double) y / cell) * strength;
            float grain = 0.85f + 0.3f * random.nextFloat();
            return v + (255 - v) * Math.min(0.7f, weak * grain);
        });
    }

    private Gray bleed(Gray page, Gray verso) {
        if (damage.bleed() == 0) {
            return page;
        }
        float strength = (float) damage.bleed();
        return page.map((x, y, v) -> {
            int far = verso.width - 1 - x;
            float behind = 0;
            for (int d = -2; d <= 2; d++) {
                behind += verso.at(far + d, y) + verso.at(far, y + d);
            }
            return v * (1 - strength * (1 - behind / 2550f));
        });
    }

    private Gray skew(Gray page) {
        if (damage.skew() == 0) {
            return page;
        }
        double sin = StrictMath.sin(StrictMath.toRadians(damage.skew()));
        double cos = StrictMath.cos(StrictMath.toRadians(damage.skew()));
        double cx = page.width / 2.0;
        double cy = page.height / 2.0;
        return page.map(
                (x, y, v) -> page.at(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos));
    }

    private Gray blur(Gray page) {
        if (damage.blur() <= 1) {
            return page;
        }
        double factor = damage.blur();
        Gray small = new Gray((int) (page.width / factor), (int) (page.height / factor))
                .map((x, y, v) -> mean(page, x * factor, y * factor, factor));
        return page.map((x, y, v) ->
                small.at(Math.min(small.width - 1.001, x / factor), Math.min(small.height - 1.001, y / factor)));
    }

    private static float mean(Gray page, double x, double y, double side) {
        float sum = 0;
        int steps = 3;
        for (int j = 0; j < steps; j++) {
            for (int i = 0; i < steps; i++) {
                sum += page.at(x + side * (i - 1) / steps, y + side * (j - 1) / steps);
            }
        }
        return sum / (steps * steps);
    }

    /** The tone of the paper, darker towards the top left corner and in a narrow gutter at the left edge. */
    private Gray paper(Gray page) {
        float tone = damage.paper() == 0 ? 255f : (float) damage.paper();
        float light = (float) damage.light();
        return page.map((x, y, v) -> {
            float fromCorner = 1 - (x / (float) page.width + y / (float) page.height) / 2;
            float gutter = (float) Math.max(0, 1 - x / (page.width * 0.04));
            float here = 1 - light * (fromCorner * fromCorner * 0.7f + gutter * gutter * 0.6f);
            return (25 + v * (tone - 25) / 255f) * here;
        });
    }

    private Gray noise(Gray page) {
        double sigma = damage.noise();
        return sigma == 0 ? page : page.map((x, y, v) -> v + (float) (random.nextGaussian() * sigma));
    }

    private Gray speckle(Gray page) {
        long spots = Math.round(damage.speckle() * page.width * page.height / 1e6);
        for (long i = 0; i < spots; i++) {
            int size = 1 + random.nextInt(3);
            int left = random.nextInt(page.width - size);
            int top = random.nextInt(page.height - size);
            float tone = random.nextInt(4) == 0 ? 250 : 40 + random.nextInt(60);
            for (int p = 0; p < size * size; p++) {
                page.values[(top + p / size) * page.width + left + p % size] = tone;
            }
        }
        return page;
    }
}
