package recto.bench;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import recto.model.Language;
import recto.model.Region;

/** Pages made of halves of two real pages in two scripts: the upper half of one above the upper half of the other. */
final class Halves {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 1000;

    private static final List<List<String>> PAIRS = List.of(
            List.of("fra", "rus"),
            List.of("rus", "frk"),
            List.of("ara", "fra"),
            List.of("eng", "hye"),
            List.of("kat", "deu"),
            List.of("rus", "ara"),
            List.of("hye", "rus"));

    private Halves() {}

    private record Half(Language upper, Language lower) {}

    static void run(List<MixedPages.Page> pages, Path out) throws Exception {
        Folders.delete(out);
        Files.createDirectories(out);
        List<String> command = new ArrayList<>(List.of("java", "-Djava.awt.headless=true", "-cp"));
        command.addAll(List.of(System.getProperty("java.class.path"), "recto.cli.Main", "run", "--quiet"));
        command.addAll(List.of("--workers", "1", "--group", "file", "--formats", "json"));
        command.addAll(List.of("-o", out.resolve("read").toString()));
        List<List<String>> made = new ArrayList<>();
        for (List<String> pair : PAIRS) {
            Optional<Path> file = make(pages, pair, out);
            if (file.isPresent()) {
                command.add(file.get().toString());
                made.add(pair);
            }
        }
        Measured.run(command, Map.of("OMP_THREAD_LIMIT", "1"), out.resolve("read.log"));
        int right = 0;
        System.out.println("\nPages of two halves, upper and lower, as found:");
        for (List<String> pair : made) {
            Half half = found(out.resolve("read"), name(pair));
            boolean both =
                    half.upper.script() == Scripts.of(pair.get(0)) && half.lower.script() == Scripts.of(pair.get(1));
            right += both ? 1 : 0;
            System.out.println(String.format(
                    Locale.ROOT,
                    "- %s: %s %s, %s %s%s",
                    String.join(" and ", pair),
                    half.upper.code(),
                    half.upper.script().code(),
                    half.lower.code(),
                    half.lower.script().code(),
                    both ? "" : " (wrong)"));
        }
        System.out.println("Both scripts right on " + right + " of " + made.size() + " pages.");
    }

    private static String name(List<String> pair) {
        return String.join("-", pair) + "-halves.png";
    }

    private static Optional<Path> make(List<MixedPages.Page> pages, List<String> pair, Path out) throws IOException {
        BufferedImage page = new BufferedImage(WIDTH, 2 * HEIGHT, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = page.createGraphics();
        pen.setColor(Color.WHITE);
        pen.fillRect(0, 0, WIDTH, 2 * HEIGHT);
        pen.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        for (int i = 0; i < 2; i++) {
            Optional<BufferedImage> half = image(pages, pair.get(i));
            if (half.isEmpty()) {
                return Optional.empty();
            }
            int height =
                    Math.min(HEIGHT, half.get().getHeight() * WIDTH / half.get().getWidth());
            int taken = height * half.get().getWidth() / WIDTH;
            pen.drawImage(
                    half.get().getSubimage(0, 0, half.get().getWidth(), taken), 0, i * HEIGHT, WIDTH, height, null);
        }
        pen.dispose();
        Path file = out.resolve(name(pair));
        ImageIO.write(page, "png", file.toFile());
        return Optional.of(file);
    }

    /** The first page of a model that is no wider than two of a book. */
    private static Optional<BufferedImage> image(List<MixedPages.Page> pages, String model) throws IOException {
        for (MixedPages.Page page : pages) {
            if (page.model().equals(model) && !page.set().contains("newspaper-1905")) {
                BufferedImage image = ImageIO.read(page.image().toFile());
                if (image != null && image.getWidth() >= 600 && image.getWidth() < 3500 && image.getHeight() > 500) {
                    return Optional.of(image);
                }
            }
        }
        return Optional.empty();
    }

    private static Half found(Path output, String item) throws IOException {
        List<Region> regions = Languages.regions(output, item);
        return new Half(
                Scripts.most(regions.stream().filter(Halves::isUpper).toList()),
                Scripts.most(regions.stream().filter(region -> !isUpper(region)).toList()));
    }

    private static boolean isUpper(Region region) {
        return region.box().y() + region.box().height() / 2 < HEIGHT;
    }
}
