package recto.bench;

import com.sun.jna.Function;
import com.sun.jna.Memory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a command cost, with all processes that it started.
 *
 * @param seconds by the clock
 * @param cpu seconds of user and system time
 * @param largest peak resident memory of its largest process, MiB
 * @param together highest sum of the resident memory of its processes, MiB, pages that they share counted in each
 */
record Measured(double seconds, double cpu, double largest, double together) {
    private static final int RUSAGE_CHILDREN = -1;
    private static final double TICKS = 100;

    /**
     * Runs a command to its end; what it prints goes to the log.
     *
     * <p>CPU time is what the kernel noted of children that ended and were waited for, or what was last seen of each
     * process where that is more: a process whose parent does not wait for it is missing from the first.
     */
    static Measured run(List<String> command, Map<String, String> environment, Path log)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(environment);
        double before = childrenCpu();
        long start = System.nanoTime();
        Process process = builder.start();
        Watch watch = new Watch(process.toHandle());
        while (process.isAlive()) {
            watch.look();
            Thread.sleep(250);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        if (process.exitValue() != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + process.exitValue() + "; see " + log);
        }
        double cpu = Math.max(childrenCpu() - before, watch.cpu());
        return new Measured(seconds, cpu, watch.largest, watch.together);
    }

    /** User and system time of all children of this process that have ended: getrusage(2). */
    private static double childrenCpu() {
        try (Memory usage = new Memory(256)) {
            Function.getFunction("c", "getrusage").invokeInt(new Object[] {RUSAGE_CHILDREN, usage});
            return usage.getLong(0) + usage.getLong(16) + (usage.getLong(8) + usage.getLong(24)) / 1e6;
        }
    }

    /** Looks at a process and all below it, by proc(5). */
    private static final class Watch {
        private final ProcessHandle root;
        private final Map<Long, Double> cpu = new HashMap<>();
        private double largest;
        private double together;

        Watch(ProcessHandle root) {
            this.root = root;
        }

        double cpu() {
            return cpu.values().stream().mapToDouble(Double::doubleValue).sum();
        }

        void look() {
            double sum = 0;
            for (ProcessHandle each :
                    Stream.concat(Stream.of(root), root.descendants()).toList()) {
                try {
                    sum += memory(Files.readString(Path.of("/proc/" + each.pid() + "/status")));
                    cpu.put(each.pid(), ticks(Files.readString(Path.of("/proc/" + each.pid() + "/stat"))) / TICKS);
                } catch (IOException ended) {
                    // the process ended since it was listed: what was seen of it before stands
                    continue;
                }
            }
            together = Math.max(together, sum);
        }

        private double memory(String status) {
            largest = Math.max(largest, mebibytes(status, "VmHWM:"));
            return mebibytes(status, "VmRSS:");
        }

        private static double mebibytes(String status, String key) {
            return status.lines()
                    .filter(line -> line.startsWith(key))
                    .mapToDouble(line -> Double.parseDouble(line.replaceAll("[^0-9]", "")) / 1024)
                    .findFirst()
                    .orElse(0);
        }

        private static double ticks(String stat) {
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return Double.parseDouble(fields[11]) + Double.parseDouble(fields[12]);
        }
    }
}
