package recto.bench;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;

/**
 * Reads page images one by one with OCRmyPDF and keeps the text.
 *
 * @param program where it is installed
 */
record OcrmypdfPages(Ocrmypdf program) {
    /** For images that do not state a resolution; the program refuses them without it. */
    private static final String USUAL_DPI = "300";

    /** Writes {@code <name>.txt} into a folder: empty, and said on standard error, where the program gives up. */
    void write(Path image, String language, Path out) throws IOException, InterruptedException {
        String file = image.getFileName().toString();
        String extension = file.substring(file.lastIndexOf('.'));
        Path log = Files.createDirectories(out).resolveSibling(file + ".log");
        Path copy = program.inRoot("/tmp/recto-page" + extension);
        Path text = program.inRoot("/tmp/recto-page.txt");
        copy(image, copy);
        Files.deleteIfExists(text);
        boolean read = run(language, program.seen(copy), List.of(), log)
                || run(language, program.seen(copy), List.of("--image-dpi", USUAL_DPI), log);
        if (!read) {
            System.err.println("OCRmyPDF does not read " + image + "; see " + log);
        }
        Files.writeString(
                out.resolve(file.substring(0, file.length() - extension.length()) + ".txt"),
                read ? Files.readString(text) : "");
    }

    /** The program takes no image with a share of transparency: such a one is laid on white. */
    private static void copy(Path image, Path copy) throws IOException {
        BufferedImage picture = image.toString().endsWith(".png") ? ImageIO.read(image.toFile()) : null;
        if (picture == null || !picture.getColorModel().hasAlpha()) {
            Files.copy(image, copy, StandardCopyOption.REPLACE_EXISTING);
            return;
        }
        BufferedImage flat = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        flat.createGraphics().drawImage(picture, 0, 0, Color.WHITE, null);
        ImageIO.write(flat, "png", copy.toFile());
    }

    private boolean run(String language, String image, List<String> more, Path log)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        program.root().ifPresent(place -> command.addAll(List.of("chroot", place.toString())));
        command.addAll(List.of("ocrmypdf", "-l", language, "--output-type", "pdf"));
        command.addAll(more);
        command.addAll(List.of("--sidecar", "/tmp/recto-page.txt", image, "/tmp/recto-page.pdf"));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().putAll(Ocrmypdf.ENVIRONMENT);
        return builder.start().waitFor() == 0;
    }
}
