package recto.image;

import java.util.Optional;
import recto.model.Note;
import recto.model.PageImage;
import recto.model.Resolution;
import recto.model.Resolution.Source;
import recto.model.Size;

/**
 * Judges the resolution that a file states, and works one out where it states none that can be true.
 *
 * <p>Estimates come from the sheet that the pixels would fill (A and US sizes at usual resolutions) and from the height
 * of small letters, taken as 1.7 mm, which lies between newspaper print and typescript.
 */
final class Resolutions {
    private static final double LOWEST = 50;
    private static final double HIGHEST = 2400;
    /** What software writes when it knows nothing: 72, 75, 96, 100. */
    static final double SCREEN = 100;

    private static final double LETTER_MILLIMETRES = 1.7;
    private static final double[] USUAL = {75, 100, 150, 200, 300, 400, 600};
    private static final double[][] SHEETS = {
        {8.268, 11.693}, {8.5, 11}, {8.5, 14}, {11.693, 16.535}, {16.535, 23.386}, {5.827, 8.268}
    };

    private Resolutions() {}

    /** The resolution that a page is given, and why. */
    record Judged(Resolution resolution, Optional<Note> note) {}

    /** A resolution of a file, however odd, unless it is no number above 0. */
    static Optional<Resolution> stated(double x, double y) {
        boolean numbers = x > 0 && y > 0 && x < Double.MAX_VALUE && y < Double.MAX_VALUE;
        return numbers ? Optional.of(new Resolution(x, y, Source.FILE)) : Optional.empty();
    }

    /** How many times wider than high a pixel is read: 1, unless the file says otherwise by 8 to 400 percent. */
    static double aspect(Optional<Resolution> stated) {
        double aspect = stated.map(r -> r.x() / r.y()).orElse(1.0);
        boolean square = Math.abs(aspect - 1) < 0.08 || aspect > 4 || aspect < 0.25;
        return square ? 1 : aspect;
    }

    /** Decides for a page of square pixels. */
    static Judged judge(Optional<Resolution> stated, PageImage image) {
        if (stated.isPresent() && plausible(stated.get())) {
            double dpi = stated.get().x();
            if (dpi > SCREEN || sheets(image.size(), dpi)) {
                return new Judged(stated.get(), Optional.empty());
            }
            Optional<Double> better = estimate(image).filter(other -> other > 1.4 * dpi);
            return better.map(found -> estimated(stated, found))
                    .orElseGet(() -> new Judged(stated.get(), Optional.empty()));
        }
        return estimate(image).map(found -> estimated(stated, found)).orElseGet(() -> assumed(stated));
    }

    private static boolean plausible(Resolution r) {
        return r.x() >= LOWEST && r.x() <= HIGHEST && r.y() >= LOWEST && r.y() <= HIGHEST;
    }

    private static Judged estimated(Optional<Resolution> stated, double dpi) {
        String message = says(stated) + "; " + Math.round(dpi) + " dpi worked out from the size of page and letters";
        return new Judged(
                new Resolution(dpi, dpi, Source.ESTIMATED), Optional.of(new Note("resolution-assumed", message)));
    }

    private static Judged assumed(Optional<Resolution> stated) {
        String message = says(stated) + ", and nothing on the page tells it; 300 dpi assumed";
        return new Judged(
                new Resolution(300, 300, Source.ASSUMED), Optional.of(new Note("resolution-assumed", message)));
    }

    private static String says(Optional<Resolution> stated) {
        return stated.map(r -> "the file says " + Math.round(r.x()) + " dpi, which cannot be")
                .orElse("the file states no resolution");
    }

    private static Optional<Double> estimate(PageImage image) {
        Optional<Double> letters = Letters.height(image).map(pixels -> pixels * 25.4 / LETTER_MILLIMETRES);
        Optional<Double> sheet = sheet(image.size(), letters);
        return sheet.or(() -> letters.map(Resolutions::usual));
    }

    /** The usual resolution at which the image is a whole sheet; of several the one that fits the letters best. */
    private static Optional<Double> sheet(Size size, Optional<Double> letters) {
        double near = letters.orElse(300.0);
        double best = 0;
        for (double[] sheet : SHEETS) {
            for (double dpi : USUAL) {
                boolean fits = fills(size, sheet, dpi) || fills(size.turned(), sheet, dpi);
                if (fits && (best == 0 || distance(dpi, near) < distance(best, near))) {
                    best = dpi;
                }
            }
        }
        return best == 0 || distance(best, near) > 2.5 ? Optional.empty() : Optional.of(best);
    }

    /** Whether the image is a whole sheet at a resolution. */
    private static boolean sheets(Size size, double dpi) {
        return java.util.Arrays.stream(SHEETS)
                .anyMatch(sheet -> fills(size, sheet, dpi) || fills(size.turned(), sheet, dpi));
    }

    private static boolean fills(Size size, double[] sheet, double dpi) {
        return Math.abs(size.width() / (sheet[0] * dpi) - 1) < 0.004
                && Math.abs(size.height() / (sheet[1] * dpi) - 1) < 0.004;
    }

    private static double usual(double dpi) {
        double best = USUAL[0];
        for (double each : USUAL) {
            best = distance(each, dpi) < distance(best, dpi) ? each : best;
        }
        return best;
    }

    /** How many times the one is the other, at least 1. */
    private static double distance(double a, double b) {
        return Math.max(a / b, b / a);
    }
}
