package recto.samples;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import recto.samples.Sample.SamplePage;

/** Makes the pages of one sample: sets them, and lets them age. */
final class SampleMaker {
    /**
     * A made page.
     *
     * @param printed as it left the press
     * @param scan as the scanner saw it
     */
    record Made(SamplePage spec, PrintedPage printed, Gray scan) {}

    private SampleMaker() {}

    static List<Made> make(Sample sample) throws IOException {
        List<PrintedPage> printed = new ArrayList<>();
        for (SamplePage page : sample.pages()) {
            printed.add(print(page));
        }
        List<Made> made = new ArrayList<>();
        for (int i = 0; i < printed.size(); i++) {
            made.add(age(sample, i, printed));
        }
        return made;
    }

    private static Made age(Sample sample, int index, List<PrintedPage> printed) {
        SamplePage spec = sample.pages().get(index);
        Gray recto = printed.get(index).ink();
        Gray verso = printed.get((index + 1) % printed.size()).ink();
        long seed = sample.name().hashCode() * 31L + index;
        Gray scan = new Weathering(spec.damage().orElse(Damage.NONE), seed).apply(recto, verso);
        return new Made(spec, printed.get(index), scan);
    }

    private static PrintedPage print(SamplePage page) throws IOException {
        Fount fount = page.typeset();
        boolean rightToLeft = fount.habit() == Fount.Habit.RIGHT_TO_LEFT;
        double margin = page.width() * (fount.habit() == Fount.Habit.TYPEWRITER ? 0.11 : 0.055);
        Compositor compositor = new Compositor(fount, page.size());
        PrintedPage printed =
                new PageMaker(compositor, page.width(), margin, rightToLeft).make(Block.parse(Samples.copy(page)));
        boolean sheet = fount.habit() == Fount.Habit.TYPEWRITER;
        return sheet ? printed.atLeast((int) (page.width() * 1.25)) : printed;
    }
}
