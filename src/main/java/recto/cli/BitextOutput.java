package recto.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import recto.align.bitext.Bitext;
import recto.align.bitext.BitextFile;
import recto.align.bitext.SideBySide;
import recto.align.bitext.TeiBitext;
import recto.align.bitext.Tmx;
import recto.job.Program;
import recto.model.FailureKind;
import recto.model.StageException;
import recto.transcript.Json;

/** Writes a bitext in all its forms. */
final class BitextOutput {
    private BitextOutput() {}

    /** Something that writes one form. */
    @FunctionalInterface
    private interface Form {
        void write(OutputStream out) throws IOException;
    }

    /** Writes the four files; each has its name only once it is whole. */
    static void write(Bitext bitext, Path folder) throws StageException {
        try {
            Files.createDirectories(folder);
            file(folder.resolve("bitext.json"), out -> {
                out.write(Json.write(BitextFile.of(bitext)));
                out.write('\n');
            });
            file(folder.resolve("bitext.tmx"), out -> Tmx.write(bitext, Program.name(), out));
            file(folder.resolve("bitext.tei.xml"), out -> TeiBitext.write(bitext, out));
            file(folder.resolve("bitext.html"), out -> SideBySide.write(bitext, out));
        } catch (IOException failed) {
            throw new StageException(
                    FailureKind.OUTPUT_NOT_WRITABLE,
                    "align",
                    "cannot write into " + folder + " (" + failed.getMessage()
                            + "): check the rights of the folder or choose another with -o",
                    failed);
        }
    }

    private static void file(Path file, Form form) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
            form.write(out);
        } catch (IOException failed) {
            Files.deleteIfExists(part);
            throw failed;
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
}
