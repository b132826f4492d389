package recto.job.worker;

import recto.recognition.TesseractRecognizer;

/** The program of a child process. */
public final class WorkerMain {
    private WorkerMain() {}

    /** Serves the parent that listens at the port given until it hangs up. */
    public static void main(String[] args) {
        WorkerLoop.serve(args, TesseractRecognizer::new);
    }
}
