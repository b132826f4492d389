package recto.job.worker;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import recto.job.RecognizerFactory;
import recto.job.Task;
import recto.job.TaskPipeline;

/**
 * The loop of a child process: a task in, its outcome out. One thread works; another one only listens, so that the
 * child notices at once when the parent is gone, even while native code is at work.
 */
public final class WorkerLoop {
    static final String TOKEN = "RECTO_WORKER_TOKEN";

    private WorkerLoop() {}

    /**
     * Serves until the parent hangs up; then the process ends, without waiting for native code to come back.
     *
     * @param args the port on the loopback interface
     * @param factory makes the recognizer
     */
    public static void serve(String[] args, RecognizerFactory factory) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[0]));
                Frames frames = new Frames(socket);
                TaskPipeline pipeline = new TaskPipeline(factory)) {
            frames.send(String.valueOf(System.getenv(TOKEN)));
            BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
            Thread listener = new Thread(() -> listen(frames, tasks), "listener");
            listener.setDaemon(true);
            listener.start();
            while (true) {
                frames.send(pipeline.run(tasks.take()));
            }
        } catch (IOException | InterruptedException parentGone) {
            // Nobody is left to tell.
            Runtime.getRuntime().halt(0);
        }
    }

    private static void listen(Frames frames, BlockingQueue<Task> tasks) {
        try {
            while (true) {
                tasks.add(frames.receive(Task.class));
            }
        } catch (IOException parentGone) {
            // The working thread may be inside native code for minutes: end the process over its head.
            Runtime.getRuntime().halt(0);
        }
    }
}
