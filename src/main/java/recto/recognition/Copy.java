package recto.recognition;

import java.awt.geom.AffineTransform;
import java.util.Optional;
import recto.model.Bend;
import recto.model.Size;

/**
 * How the copy that is read differs from the page image.
 *
 * @param factor of the scale
 * @param quarters turns clockwise, 0 to 3
 * @param radians further turn clockwise
 * @param tone what was done to its tones
 */
record Copy(double factor, int quarters, double radians, Tone tone) {
    /** What is done to the tones of a copy. */
    enum Tone {
        PLAIN,
        /** The paper is evenly light. */
        EVENED,
        /** Rough edges are smooth; the strokes of typewriters and of worn type have such. */
        SMOOTHED,
        /** Black and white, by what is around each pixel. */
        BILEVEL
    }

    static final Copy PLAIN = new Copy(1, 0, 0, Tone.PLAIN);

    Copy scaled(double by) {
        return new Copy(by, quarters, radians, tone);
    }

    Copy turned(int by) {
        return new Copy(factor, by, radians, tone);
    }

    Copy rotated(double by) {
        return new Copy(factor, quarters, by, tone);
    }

    Copy toned(Tone other) {
        return new Copy(factor, quarters, radians, other);
    }

    /**
     * Makes the copy and closes the image that it is made from.
     *
     * @param whole pixels of the page, or of a part of it
     * @param left where the part begins on the page
     * @param top where the part begins on the page
     */
    Made of(Pixels whole, int left, int top) {
        Pixels now = whole;
        AffineTransform toPage = AffineTransform.getTranslateInstance(left, top);
        if (factor != 1) {
            Size before = now.size();
            now = replace(now, now.scaled(factor));
            Size after = now.size();
            toPage.scale(before.width() / (double) after.width(), before.height() / (double) after.height());
        }
        if (quarters != 0) {
            toPage.concatenate(unturned(now.size()));
            now = replace(now, now.turned(quarters));
        }
        if (radians != 0) {
            Size before = now.size();
            now = replace(now, now.rotated(radians));
            Size after = now.size();
            toPage.translate(before.width() / 2.0, before.height() / 2.0);
            toPage.rotate(-radians);
            toPage.translate(-after.width() / 2.0, -after.height() / 2.0);
        }
        if (tone != Tone.PLAIN) {
            now = replace(now, toned(now));
        }
        return new Made(now, toPage, Optional.empty());
    }

    private Pixels toned(Pixels pixels) {
        return switch (tone) {
            case EVENED -> pixels.evened();
            case BILEVEL -> pixels.bilevelByPlace();
            default -> pixels.smoothed();
        };
    }

    private AffineTransform unturned(Size size) {
        return switch (quarters) {
            case 1 -> new AffineTransform(0, -1, 1, 0, 0, size.height());
            case 2 -> new AffineTransform(-1, 0, 0, -1, size.width(), size.height());
            default -> new AffineTransform(0, 1, -1, 0, size.width(), 0);
        };
    }

    private static Pixels replace(Pixels old, Pixels by) {
        old.close();
        return by;
    }

    /**
     * A copy to be read.
     *
     * @param pixels to be closed after use
     * @param toPage from its pixels to those of the page
     * @param bend how the lines of the page run that were made level before
     */
    record Made(Pixels pixels, AffineTransform toPage, Optional<Bend> bend) implements AutoCloseable {
        Made bent(Bend before) {
            return new Made(pixels, toPage, Optional.of(before));
        }

        @Override
        public void close() {
            pixels.close();
        }
    }
}
