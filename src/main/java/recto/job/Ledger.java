package recto.job;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import recto.model.FailureKind;
import recto.model.StageException;
import recto.transcript.JsonLines;

/**
 * What was done in an output folder, one line of JSON each, in {@code ledger.jsonl}. A line counts once it is on the
 * disk; a last line that a kill cut short does not. Only one run writes at a time. One thread at a time.
 */
public final class Ledger implements AutoCloseable {
    static final String FILE = "ledger.jsonl";

    // Not the ledger itself: a lock of POSIX systems is gone when any reader in the process closes the locked file.
    private static final String LOCK = "ledger.lock";

    private final Path file;
    private final FileChannel channel;
    private final FileChannel lock;
    private final Map<String, LedgerEntry> entries;

    private Ledger(Path file, FileChannel channel, FileChannel lock) throws IOException {
        this.file = file;
        this.channel = channel;
        this.lock = lock;
        this.entries = new LinkedHashMap<>();
        channel.truncate(load(file, entries));
        channel.position(channel.size());
    }

    /** Opens the ledger of an output folder for writing, and makes both when they are not there. */
    public static Ledger open(Path output) throws StageException {
        Path file = output.resolve(FILE);
        try {
            Files.createDirectories(output);
            FileChannel lock =
                    FileChannel.open(output.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (tryLock(lock) == null) {
                lock.close();
                throw new StageException(
                        FailureKind.OUTPUT_NOT_WRITABLE,
                        "ledger",
                        "another run is writing to " + output + ": wait for it, or choose another folder with -o");
            }
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            return new Ledger(file, channel, lock);
        } catch (IOException failed) {
            throw Storage.failure(file, failed);
        }
    }

    private static FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException sameProcess) {
            return null;
        }
    }

    /** Reads the ledger of an output folder without holding it; empty where there is none. */
    public static Map<String, LedgerEntry> read(Path output) throws StageException {
        Path file = output.resolve(FILE);
        Map<String, LedgerEntry> entries = new LinkedHashMap<>();
        try {
            if (Files.exists(file)) {
                load(file, entries);
            }
            return Collections.unmodifiableMap(entries);
        } catch (IOException failed) {
            throw new StageException(FailureKind.DAMAGED, "ledger", file + " cannot be read: " + failed, failed);
        }
    }

    /** Fills in the entries and gives the length up to the end of the last whole line. */
    private static long load(Path file, Map<String, LedgerEntry> entries) throws IOException {
        return JsonLines.read(file, LedgerEntry.class, entry -> put(entries, entry));
    }

    // The newest entry of a subject counts, and stands at the end.
    private static void put(Map<String, LedgerEntry> entries, LedgerEntry entry) {
        entries.remove(entry.subject());
        entries.put(entry.subject(), entry);
    }

    /** Adds a line; when this returns, it is on the disk. */
    void add(LedgerEntry entry) throws StageException {
        ByteBuffer line = ByteBuffer.wrap(JsonLines.line(entry));
        try {
            while (line.hasRemaining()) {
                channel.write(line);
            }
            channel.force(false);
        } catch (IOException failed) {
            throw Storage.failure(file, failed);
        }
        put(entries, entry);
    }

    /** The newest entry for a subject. */
    Optional<LedgerEntry> find(String subject) {
        return Optional.ofNullable(entries.get(subject));
    }

    /** All newest entries, oldest first. */
    Collection<LedgerEntry> entries() {
        return Collections.unmodifiableCollection(entries.values());
    }

    @Override
    public void close() {
        try {
            channel.close();
            lock.close();
        } catch (IOException ignored) {
            // Every line was forced to the disk when it was added: nothing is left to lose.
        }
    }
}
