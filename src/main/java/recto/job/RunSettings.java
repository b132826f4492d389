package recto.job;

/**
 * How a batch is run; nothing here changes a transcript.
 *
 * @param workers child processes that read pages; 0 means one per processor
 * @param deadline seconds that one page may take before its worker is killed
 * @param recycle pages after which a worker is replaced by a fresh one
 * @param heap Java heap of a worker, in MiB; the engine's own memory comes on top
 */
public record RunSettings(int workers, int deadline, int recycle, int heap) {
    public static final RunSettings DEFAULT = new RunSettings(0, 300, 500, 1024);

    public RunSettings {
        if (workers < 0 || deadline < 1 || recycle < 1 || heap < 64) {
            throw new IllegalArgumentException(
                    "workers is 0 or more, deadline (seconds) and recycle (pages) at least 1,"
                            + " heap (MiB) at least 64");
        }
    }

    /** The number of workers, with 0 resolved. */
    public int workerCount() {
        return workers > 0 ? workers : Runtime.getRuntime().availableProcessors();
    }
}
