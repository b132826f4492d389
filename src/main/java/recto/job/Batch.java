package recto.job;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.job.PageBook.PageTask;
import recto.model.Failure;
import recto.model.FailureKind.Action;
import recto.model.StageException;

/**
 * The tasks of a run that are still to be done, and what becomes of them: pages in order and, as soon as the last page
 * of an item is in, the files of the item. One thread at a time.
 */
final class Batch implements Iterator<Task>, Runner.Sink {
    private final Map<String, ItemWork> works = new LinkedHashMap<>();
    private final Deque<Task> pages = new ArrayDeque<>();
    private final Deque<Task> exports = new ArrayDeque<>();
    private final PageBook book;
    private final ItemShelf shelf;
    private final Consumer<Event> events;

    Batch(PageBook book, ItemShelf shelf, Consumer<Event> events) {
        this.book = book;
        this.shelf = shelf;
        this.events = events;
    }

    /** Adds an item: pages that stand are taken as they are, unless forced; the others become tasks. */
    void add(ItemWork work, boolean force) throws StageException {
        works.put(work.planned().item().id(), work);
        for (PageTask page : work.pages()) {
            Optional<PageEntry> standing = force ? Optional.empty() : book.standing(page.task());
            if (standing.isPresent()) {
                work.enter(standing.get(), false);
            } else if (page.planned().failure().isPresent()) {
                Failure failure = page.planned().failure().get();
                Outcome failed = new Outcome.Failed(failure);
                work.enter(book.note(page, new Runner.Result(page.task(), failed, 0, 1)), true);
            } else {
                pages.add(page.task());
            }
        }
        completed(work);
    }

    /** Pages that have to be worked on. */
    int open() {
        return pages.size();
    }

    List<ItemWork> works() {
        return List.copyOf(works.values());
    }

    @Override
    public boolean hasNext() {
        return !exports.isEmpty() || !pages.isEmpty();
    }

    @Override
    public Task next() {
        Task task = exports.isEmpty() ? pages.poll() : exports.poll();
        if (task == null) {
            throw new NoSuchElementException();
        }
        return task;
    }

    @Override
    public void take(Runner.Result result) throws StageException {
        if (result.outcome() instanceof Outcome.Failed failed
                && failed.failure().kind().action() == Action.STOP) {
            throw new StageException(
                    failed.failure().kind(),
                    failed.failure().stage(),
                    failed.failure().message());
        }
        if (result.task() instanceof Task.Page page) {
            takePage(page, result);
        } else {
            takeExport((Task.Export) result.task(), result);
        }
    }

    private void takePage(Task.Page task, Runner.Result result) throws StageException {
        ItemWork work = works.get(task.item());
        PageEntry entry = book.note(work.page(task.number()), result);
        work.enter(entry, true);
        events.accept(new Event.PageFinished(
                task.item(),
                task.number(),
                entry.summary().state(),
                entry.summary().failure(),
                result.millis()));
        completed(work);
    }

    private void completed(ItemWork work) throws StageException {
        if (!work.complete()) {
            return;
        }
        Optional<ItemEntry> standing = shelf.standing(work);
        if (standing.isPresent()) {
            work.written(standing.get());
        } else {
            exports.add(shelf.task(work));
        }
    }

    private void takeExport(Task.Export task, Runner.Result result) throws StageException {
        ItemWork work = works.get(task.item().id());
        if (result.outcome() instanceof Outcome.Failed failed) {
            events.accept(new Event.Refused(task.subject(), failed.failure()));
            return;
        }
        ItemShelf.Published published = shelf.publish(work, result);
        work.written(published.entry());
        for (String said : published.said()) {
            events.accept(new Event.Said(said));
        }
        events.accept(new Event.ItemWritten(task.subject(), task.item().folder()));
    }
}
