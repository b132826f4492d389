package recto.job.worker;

import java.io.IOException;
import java.time.Duration;
import java.util.Deque;
import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import recto.job.Outcome;
import recto.job.RunSettings;
import recto.job.Runner;
import recto.job.Task;
import recto.model.FailureKind;
import recto.model.FailureKind.Action;
import recto.model.StageException;

/** Carries out tasks in child processes, which are started when first needed. One run at a time. */
public final class WorkerRunner implements Runner {
    private final WorkerCommand command;
    private final RunSettings settings;
    private final ExecutorService threads;
    private final Deque<WorkerProcess> idle = new ConcurrentLinkedDeque<>();
    private final Set<WorkerProcess> all = ConcurrentHashMap.newKeySet();

    /** A runner with the number of workers that the settings say. */
    public WorkerRunner(WorkerCommand command, RunSettings settings) {
        this.command = command;
        this.settings = settings;
        this.threads = Executors.newFixedThreadPool(settings.workerCount(), task -> {
            Thread thread = new Thread(task, "worker-line");
            thread.setDaemon(true);
            return thread;
        });
    }

    @Override
    public void run(Iterator<Task> tasks, Sink sink) throws StageException {
        CompletionService<Result> running = new ExecutorCompletionService<>(threads);
        int inFlight = 0;
        while (true) {
            while (inFlight < settings.workerCount() && tasks.hasNext()) {
                Task task = tasks.next();
                running.submit(() -> carryOut(task));
                inFlight++;
            }
            if (inFlight == 0) {
                return;
            }
            Result result = next(running);
            inFlight--;
            sink.take(result);
        }
    }

    private static Result next(CompletionService<Result> running) throws StageException {
        try {
            return running.take().get();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new StageException(FailureKind.INTERNAL, "run", "the run was interrupted", stopped);
        } catch (ExecutionException noWorker) {
            throw new StageException(
                    FailureKind.NO_ENGINE,
                    "run",
                    "no worker process can be started (" + noWorker.getCause().getMessage()
                            + "): see what `recto doctor` says",
                    noWorker);
        }
    }

    private Result carryOut(Task task) throws IOException {
        long start = System.nanoTime();
        Outcome outcome = attempt(task, false);
        int attempts = 1;
        if (outcome instanceof Outcome.Failed failed && failed.failure().kind().action() == Action.RETRY) {
            outcome = attempt(task, true);
            attempts = 2;
        }
        return new Result(task, outcome, (System.nanoTime() - start) / 1_000_000, attempts);
    }

    private Outcome attempt(Task task, boolean fresh) throws IOException {
        WorkerProcess worker = fresh ? start() : idleOrNew();
        Outcome outcome = worker.ask(task, deadline(task));
        boolean fault = outcome instanceof Outcome.Failed failed
                && failed.failure().kind().action() == Action.RETRY;
        if (fault || worker.tasks() >= settings.recycle() || !worker.alive()) {
            dismiss(worker);
        } else {
            idle.push(worker);
        }
        return outcome;
    }

    // Writing an item takes the longer the more pages it has; a page has one deadline, whatever is on it.
    private Duration deadline(Task task) {
        int pages = task instanceof Task.Export export ? export.pages().size() : 0;
        return Duration.ofSeconds(settings.deadline()).plusSeconds(10L * pages);
    }

    private WorkerProcess idleOrNew() throws IOException {
        WorkerProcess worker = idle.poll();
        return worker == null ? start() : worker;
    }

    private WorkerProcess start() throws IOException {
        WorkerProcess worker = WorkerProcess.start(command);
        all.add(worker);
        return worker;
    }

    private void dismiss(WorkerProcess worker) {
        all.remove(worker);
        worker.kill();
    }

    @Override
    public void close() {
        threads.shutdownNow();
        all.forEach(WorkerProcess::kill);
        all.clear();
        idle.clear();
    }
}
