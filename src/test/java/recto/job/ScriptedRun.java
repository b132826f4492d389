package recto.job;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import recto.intake.IntakeSettings;
import recto.job.worker.WorkerCommand;
import recto.job.worker.WorkerRunner;
import recto.model.StageException;

/** A run with a scripted engine, in this process or as a program of its own that a test can kill. */
public final class ScriptedRun {
    private ScriptedRun() {}

    /** Arguments: folder with scans, output folder, number of workers. */
    public static void main(String[] args) throws StageException {
        run(Path.of(args[0]), Path.of(args[1]), new RunSettings(Integer.parseInt(args[2]), 20, 1000, 64));
    }

    /** The folder of an item of two pages, read in a folder; the first says "page of height 61". */
    public static Path item(Path folder) throws IOException, StageException {
        for (int page = 1; page <= 2; page++) {
            ScriptedPages.write(folder.resolve("scans"), "item", page, ScriptedRecognizer.Act.READ);
        }
        run(folder.resolve("scans"), folder.resolve("out"), new RunSettings(1, 20, 1000, 64));
        return folder.resolve("out/item");
    }

    static RunReport run(Path scans, Path output, RunSettings run) throws StageException {
        Settings settings = new Settings(IntakeSettings.DEFAULT, PageSettings.DEFAULT, ExportSettings.DEFAULT, run);
        WorkerCommand command = new WorkerCommand(ScriptedWorker.class.getName(), run.heap());
        try (WorkerRunner runner = new WorkerRunner(command, run)) {
            BatchJob.Order order = new BatchJob.Order(List.of(scans), output, settings, false, List.of());
            return new BatchJob(order, List::of, runner, event -> {}).run();
        }
    }
}
