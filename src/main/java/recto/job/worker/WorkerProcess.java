package recto.job.worker;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.TimeUnit;
import recto.job.Outcome;
import recto.job.Task;
import recto.model.Failure;
import recto.model.FailureKind;

/** A child process as its parent sees it. One thread at a time, except {@link #kill}. */
final class WorkerProcess {
    private static final Duration START = Duration.ofSeconds(60);
    private static final int OUT_OF_MEMORY = 3;
    private static final int KILLED = 137;

    private final Process process;
    private final Frames frames;
    private final Socket socket;
    private final LastWords lastWords;
    private final Path crashReport;
    private int tasks;

    private WorkerProcess(Process process, Socket socket, Path crashReport) throws IOException {
        this.process = process;
        this.socket = socket;
        this.crashReport = crashReport;
        this.frames = new Frames(socket);
        this.lastWords = LastWords.of(process);
    }

    /** Starts a child and waits until it has called back. */
    static WorkerProcess start(WorkerCommand command) throws IOException {
        byte[] random = new byte[16];
        new SecureRandom().nextBytes(random);
        String token = HexFormat.of().formatHex(random);
        Path crashReport = Path.of(System.getProperty("java.io.tmpdir"), "recto-crash-" + token + ".log");
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.setSoTimeout((int) START.toMillis());
            ProcessBuilder builder = new ProcessBuilder(command.line(server.getLocalPort(), crashReport));
            builder.environment().put(WorkerLoop.TOKEN, token);
            builder.redirectErrorStream(true);
            Process process = builder.start();
            try {
                WorkerProcess worker = new WorkerProcess(process, server.accept(), crashReport);
                worker.socket.setSoTimeout((int) START.toMillis());
                if (!token.equals(worker.frames.receive(String.class))) {
                    throw new IOException("a stranger called instead of our worker");
                }
                return worker;
            } catch (IOException failed) {
                process.destroyForcibly();
                throw failed;
            }
        }
    }

    /** How many tasks it was given. */
    int tasks() {
        return tasks;
    }

    /** Whether it can take a task. */
    boolean alive() {
        return process.isAlive() && !socket.isClosed();
    }

    /** Gives a task and waits for its outcome; the death of the child is an outcome, too. */
    Outcome ask(Task task, Duration deadline) {
        tasks++;
        try {
            socket.setSoTimeout((int) deadline.toMillis());
            frames.send(task);
            return frames.receive(Outcome.class);
        } catch (SocketTimeoutException late) {
            kill();
            return failed(
                    FailureKind.TIMED_OUT,
                    "no result after " + deadline.toSeconds()
                            + " s; allow more with --deadline, or look at the page: it may be nothing but noise");
        } catch (EOFException | SocketException gone) {
            return death();
        } catch (IOException garbled) {
            kill();
            return failed(FailureKind.CRASHED, "the worker's answer cannot be understood: " + garbled.getMessage());
        }
    }

    private Outcome death() {
        int code = exitCode();
        kill();
        if (code == OUT_OF_MEMORY) {
            return failed(
                    FailureKind.OUT_OF_MEMORY,
                    "the worker ran out of memory; give it more by run.heap in a recipe,"
                            + " or use a smaller --max-pixels");
        }
        String how = code == KILLED ? " (killed from outside, often for want of memory)" : "";
        return failed(
                FailureKind.CRASHED, "the worker died with exit code " + code + how + lastWords.told(crashReport));
    }

    private int exitCode() {
        try {
            return process.waitFor(10, TimeUnit.SECONDS) ? process.exitValue() : -1;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return -1;
        }
    }

    private static Outcome failed(FailureKind kind, String message) {
        return new Outcome.Failed(new Failure(kind, "worker", message));
    }

    /** Ends the child at once. */
    void kill() {
        process.destroyForcibly();
        try {
            frames.close();
            Files.deleteIfExists(crashReport);
        } catch (IOException ignored) {
            // The child is gone either way; what is left over is a file in the folder for temporary files.
        }
    }
}
