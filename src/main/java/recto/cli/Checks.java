package recto.cli;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import recto.cli.DoctorCommand.Check;
import recto.job.RunSettings;
import recto.job.worker.EngineCheck;

/** The looks that {@code recto doctor} takes at the machine. */
final class Checks {
    /** What a worker takes beside its Java heap on a large newspaper page, in MiB (docs/benchmarks.md). */
    private static final int NATIVE_MIB = 400;

    private static final long ENOUGH_DISK = 1_000_000_000;

    private Checks() {}

    static Check java() {
        return new Check("Java", true, Runtime.version() + ", " + System.getProperty("java.home"));
    }

    static Check engine() {
        try {
            return new Check("engine", true, EngineCheck.run());
        } catch (IOException broken) {
            return new Check("engine", false, broken.getMessage());
        }
    }

    static Check memory(RunSettings settings) {
        OperatingSystemMXBean machine = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long mib = machine.getTotalMemorySize() >> 20;
        // A heap is rarely used up: half of it is what a worker takes on a bad page.
        long wanted = (long) settings.workerCount() * (settings.heap() / 2 + NATIVE_MIB);
        String told = String.format(Locale.ROOT, "%d MiB; %d workers may take %d", mib, settings.workerCount(), wanted);
        return wanted <= mib
                ? new Check("memory", true, told)
                : new Check("memory", false, told + ": run with fewer, as in --workers 1");
    }

    static Check disk(String name, Path folder) {
        Path there = folder.toAbsolutePath();
        while (there != null && !Files.exists(there)) {
            there = there.getParent();
        }
        try {
            if (there == null || !Files.isWritable(there)) {
                return new Check(name, false, folder + " cannot be written: check its rights, or choose another");
            }
            long free = Files.getFileStore(there).getUsableSpace();
            String told = String.format(Locale.ROOT, "%.1f GB free at %s", free / 1e9, there);
            return new Check(name, free >= ENOUGH_DISK, free >= ENOUGH_DISK ? told : told + ": free some space");
        } catch (IOException unknown) {
            return new Check(name, false, folder + ": " + unknown.getMessage());
        }
    }

    static Check locale() {
        String names = System.getProperty("sun.jnu.encoding", "");
        boolean utf8 = names.equalsIgnoreCase("UTF-8");
        String told = "file names are read as " + names;
        return new Check(
                "locale",
                utf8,
                utf8
                        ? told
                        : told + ": start Recto by ./recto, or set LC_ALL=C.UTF-8, or names in other scripts are lost");
    }
}
