package recto.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file that has its name only once it is complete: until then it is called {@code .part}. */
final class PartFile implements AutoCloseable {
    private final Path file;
    private final Path part;
    private final OutputStream out;

    PartFile(Path file) throws IOException {
        this.file = file;
        this.part = file.resolveSibling(file.getFileName() + ".part");
        this.out = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16);
    }

    OutputStream out() {
        return out;
    }

    Path path() {
        return file;
    }

    /** Gives the file its name. */
    void complete() throws IOException {
        out.close();
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes a file that was not completed. */
    @Override
    public void close() {
        try {
            out.close();
            Files.deleteIfExists(part);
        } catch (IOException ignored) {
            // The file is incomplete and stays without its name; the failure that led here is the one to report.
        }
    }
}
