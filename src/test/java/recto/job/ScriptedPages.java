package recto.job;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import recto.job.ScriptedRecognizer.Act;

/** Scans whose size is the script: the width says what happens, the height tells pages apart. */
final class ScriptedPages {
    static final int SHORTEST = 60;

    private ScriptedPages() {}

    /** Writes page {@code number} of an item, which makes the recognizer do something. */
    static void write(Path folder, String item, int number, Act act) throws IOException {
        Files.createDirectories(folder);
        int width = ScriptedRecognizer.NARROWEST + act.ordinal();
        BufferedImage image = new BufferedImage(width, SHORTEST + number, BufferedImage.TYPE_BYTE_GRAY);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < width; x++) {
                image.setRGB(x, y, (x / 5 + y / 5) % 4 == 0 ? 0xFF202020 : 0xFFF0F0F0);
            }
        }
        ImageIO.write(
                image, "png", folder.resolve(item + "_p" + number + ".png").toFile());
    }
}
