package recto.train;

import java.util.Locale;
import java.util.function.Consumer;

/** Says how training goes on: error of the lines learnt from, rate and time left. */
final class Pace implements Consumer<Training.Progress> {
    private static final double NANOS = 1e9;

    private final String name;
    private final Consumer<String> said;
    private final long start = System.nanoTime();
    private int first = -1;

    Pace(String name, Consumer<String> said) {
        this.name = name;
        this.said = said;
    }

    @Override
    public void accept(Training.Progress progress) {
        double seconds = (System.nanoTime() - start) / NANOS;
        if (first < 0) {
            first = progress.iteration();
        }
        int done = progress.iteration() - first;
        String left = "";
        if (done > 0 && seconds > 0) {
            double rate = done / seconds;
            double rest = (progress.of() - progress.iteration()) / rate;
            left = String.format(
                    Locale.ROOT, ", %.1f lines a second, %d:%02d left", rate, (int) rest / 60, (int) rest % 60);
        }
        said.accept(String.format(
                Locale.ROOT,
                "%s: %d of %d lines learnt from, %.1f %% of their characters wrong%s",
                name,
                progress.iteration(),
                progress.of(),
                progress.error(),
                left));
    }
}
