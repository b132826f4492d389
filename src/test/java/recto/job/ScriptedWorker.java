package recto.job;

import recto.job.worker.WorkerLoop;

/** The program of a child process whose recognizer follows a script. */
public final class ScriptedWorker {
    private ScriptedWorker() {}

    /** Serves the parent. */
    public static void main(String[] args) {
        WorkerLoop.serve(args, (settings, models) -> new ScriptedRecognizer());
    }
}
