package recto.job;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import recto.model.FailureKind;
import recto.model.StageException;

/** Writing that either happens or does not: bytes go to a neighbour file, to the disk, and then to their name. */
final class Storage {
    /** Below this many free bytes, a failed write is put down to a full disk. */
    private static final long NEARLY_FULL = 1 << 20;

    private Storage() {}

    /** Puts bytes under a name, whole or not at all. */
    static void write(Path file, byte[] bytes) throws StageException {
        write(file, out -> out.write(bytes));
    }

    /** What a file will hold. */
    @FunctionalInterface
    interface Content {
        void to(OutputStream out) throws IOException;
    }

    /** Puts bytes under a name, whole or not at all; they are not held in memory. */
    static void write(Path file, Content content) throws StageException {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path part = file.resolveSibling(file.getFileName() + ".part");
            try (FileChannel channel = FileChannel.open(
                    part, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
                OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
                content.to(out);
                out.flush();
                channel.force(false);
            }
            move(part, file);
        } catch (IOException failed) {
            throw failure(file, failed);
        }
    }

    /** Gives a file or folder another name, replacing a file that has it. */
    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException acrossDisks) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Puts a finished folder in the place of an older one. */
    static void publish(Path finished, Path place, Path aside) throws StageException {
        try {
            Files.createDirectories(place.toAbsolutePath().getParent());
            delete(aside);
            if (Files.exists(place)) {
                Files.createDirectories(aside.toAbsolutePath().getParent());
                move(place, aside);
            }
            move(finished, place);
            delete(aside);
        } catch (IOException failed) {
            throw failure(place, failed);
        }
    }

    /** Makes an empty folder, away with what was there. */
    static void emptyFolder(Path folder) throws StageException {
        try {
            delete(folder);
            Files.createDirectories(folder);
        } catch (IOException failed) {
            throw failure(folder, failed);
        }
    }

    /** Deletes a folder with all that is in it; nothing happens where there is none. */
    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            List<Path> deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    /** The failure of the run that an exception in writing means. */
    static StageException failure(Path file, IOException cause) {
        if (isFull(file)) {
            return new StageException(
                    FailureKind.DISK_FULL,
                    "write",
                    "no room to write " + file + ": free some space and run the same command again; it goes on where"
                            + " it stopped",
                    cause);
        }
        return new StageException(
                FailureKind.OUTPUT_NOT_WRITABLE,
                "write",
                "cannot write " + file + " (" + cause + "): check the rights of the folder or choose another with -o",
                cause);
    }

    private static boolean isFull(Path file) {
        for (Path at = file.toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isDirectory(at)) {
                try {
                    FileStore store = Files.getFileStore(at);
                    return store.getUsableSpace() < NEARLY_FULL;
                } catch (IOException unknown) {
                    // Whether the disk is full cannot be told: then it is called not writable.
                    return false;
                }
            }
        }
        return false;
    }
}
