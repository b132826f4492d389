package recto.bench;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Page images whose lines fall towards the right edge, as in the fold of a bound volume. */
record BentPages(Path folder, double percent) {
    /** The page in grey, each column of its pixels lowered by the fourth power of its place across the page. */
    Path of(Path image) throws IOException {
        BufferedImage page = ImageIO.read(image.toFile());
        int width = page.getWidth();
        int most = (int) Math.ceil(percent / 100 * width);
        BufferedImage bent = new BufferedImage(width, page.getHeight() + most, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = bent.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, width, bent.getHeight());
        for (int x = 0; x < width; x++) {
            int lower = (int) Math.round(percent / 100 * width * Math.pow(x / (double) width, 4));
            graphics.drawImage(page.getSubimage(x, 0, 1, page.getHeight()), x, lower, null);
        }
        graphics.dispose();
        String name = image.getFileName().toString();
        Path made = Files.createDirectories(folder).resolve(name.substring(0, name.lastIndexOf('.')) + ".png");
        ImageIO.write(bent, "png", made.toFile());
        return made;
    }
}
