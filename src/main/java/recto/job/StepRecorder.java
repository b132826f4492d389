package recto.job;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import recto.model.StageException;
import recto.model.Step;

/**
 * Collects the steps of one page in order, and how long each stage took. A stage says what it did and why; only here
 * does that become part of the page. Not thread-safe; one for each page.
 */
final class StepRecorder {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final List<Step> steps = new ArrayList<>();
    private final List<StageTime> times = new ArrayList<>();

    /** A stage that gives a value or fails. */
    @FunctionalInterface
    interface Stage<T> {
        T run() throws StageException;
    }

    /** Runs a stage, notes its time, and keeps the steps that its value tells of. */
    <T> T around(String name, Function<T, List<Step>> taken, Stage<T> stage) throws StageException {
        long start = System.nanoTime();
        long cpu = threads.getCurrentThreadCpuTime();
        T value = stage.run();
        long spent = threads.getCurrentThreadCpuTime() - cpu;
        times.add(new StageTime(name, (System.nanoTime() - start) / 1_000_000, spent / 1_000_000));
        steps.addAll(taken.apply(value));
        return value;
    }

    List<Step> steps() {
        return List.copyOf(steps);
    }

    List<StageTime> times() {
        return List.copyOf(times);
    }
}
