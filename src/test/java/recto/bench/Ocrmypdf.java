package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * OCRmyPDF as Debian packages it, on this system or in a root of its own (chroot), so that its tesseract is not on this
 * system's path.
 *
 * @param root of another system; empty: this one
 * @param folder for what it writes
 */
record Ocrmypdf(Optional<Path> root, Path folder) {
    /** Nothing of this system's engine may reach it. */
    static final Map<String, String> ENVIRONMENT =
            Map.of("TESSDATA_PREFIX", "/usr/share/tesseract-ocr/5/tessdata", "LC_ALL", "C.UTF-8");

    boolean installed() {
        return Files.isExecutable(inRoot("/usr/bin/ocrmypdf")) && Files.isRegularFile(model());
    }

    Path model() {
        return inRoot("/usr/share/tesseract-ocr/5/tessdata/fra.traineddata");
    }

    /** Its default output, PDF/A with optimization, with two jobs. */
    List<String> command(Path pdf) throws IOException {
        return command(List.of(), place(pdf), seen(output()));
    }

    Path output() {
        return root.isPresent() ? inRoot("/tmp/twenty-pages-read.pdf") : folder.resolve("ocrmypdf.pdf");
    }

    /** Reads the PDF once more, not measured, with the text in a file of its own, and cuts that into pages. */
    void readOnceForText(Path pdf) throws IOException, InterruptedException {
        Path text = root.isPresent() ? inRoot("/tmp/twenty-pages.txt") : folder.resolve("ocrmypdf.txt");
        Measured.run(
                command(List.of("--output-type", "pdf", "--sidecar", seen(text)), place(pdf), seen(output())),
                ENVIRONMENT,
                folder.resolve("OCRmyPDF-text.log"));
        Folders.delete(folder.resolve("ocrmypdf-text"));
        Path pages = Files.createDirectories(folder.resolve("ocrmypdf-text/twenty-pages"));
        String[] each = Files.readString(text).split("\f");
        for (int page = 0; page < each.length; page++) {
            Files.writeString(pages.resolve(String.format(Locale.ROOT, "%04d.txt", page + 1)), each[page]);
        }
    }

    private List<String> command(List<String> more, String in, String out) {
        List<String> command = new ArrayList<>();
        root.ifPresent(place -> command.addAll(List.of("chroot", place.toString())));
        command.addAll(List.of("ocrmypdf", "-j2", "-l", "fra"));
        command.addAll(more);
        command.addAll(List.of(in, out));
        return command;
    }

    /** Where the program finds the PDF; it is copied into another root. */
    private String place(Path pdf) throws IOException {
        if (root.isEmpty()) {
            return pdf.toString();
        }
        Path copy = inRoot("/tmp/twenty-pages.pdf");
        Files.copy(pdf, copy, StandardCopyOption.REPLACE_EXISTING);
        return seen(copy);
    }

    /** What the program calls a file in its root. */
    String seen(Path file) {
        return root.map(place -> "/" + place.relativize(file)).orElse(file.toString());
    }

    /** Where this system finds what the program calls so. */
    Path inRoot(String path) {
        return root.map(place -> place.resolve(path.substring(1))).orElse(Path.of(path));
    }
}
