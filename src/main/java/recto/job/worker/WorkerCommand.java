package recto.job.worker;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How a child process is started.
 *
 * @param mainClass its program
 * @param heap Java heap in MiB
 */
public record WorkerCommand(String mainClass, int heap) {
    /** Property that names the class archive of the launcher, which the child can use as well. */
    private static final String CLASSES = "recto.classes";

    /** The command of the worker that reads with the real engine. */
    public static WorkerCommand real(int heap) {
        return new WorkerCommand(WorkerMain.class.getName(), heap);
    }

    /** The command line; a crash of the Java machine is to be told in a file. */
    List<String> line(int port, Path crashReport) {
        List<String> line = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap + "m",
                // One thread works, briefly and mostly in native code: the small collector and the quick compiler
                // cost less time and memory here than what they save.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=" + crashReport,
                "-Xlog:disable",
                "-Xshare:auto",
                "-Djava.awt.headless=true",
                "-Dfile.encoding=UTF-8"));
        String classes = System.getProperty(CLASSES);
        if (classes != null) {
            line.add("-XX:SharedArchiveFile=" + classes);
        }
        line.addAll(List.of("-cp", System.getProperty("java.class.path"), mainClass, Integer.toString(port)));
        return line;
    }
}
