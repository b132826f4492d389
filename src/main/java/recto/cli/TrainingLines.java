package recto.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import recto.align.Corrected;
import recto.image.ImageSettings;
import recto.image.OpenScan;
import recto.image.Scans;
import recto.job.ItemPlace;
import recto.model.Box;
import recto.model.Line;
import recto.model.PageImage;
import recto.model.PageTranscript;
import recto.model.StageException;

/**
 * Writes the lines that were typed as pairs of a picture and its text, as training takes them:
 * {@code report-0001-0007.png} and {@code report-0001-0007.gt.txt} for the seventh typed line of the first page of the
 * item in the folder {@code report}. Only lines of which every word was typed and is placed with some certainty are
 * written.
 */
final class TrainingLines {
    /** Beside a line, of its height. */
    private static final double MARGIN = 0.2;

    private final ItemPlace item;
    private final Path folder;

    TrainingLines(ItemPlace item, Path folder) {
        this.item = item;
        this.folder = folder;
    }

    /**
     * Writes the lines of a page.
     *
     * @return how many
     * @throws StageException the scan of the page is not found or cannot be read
     */
    int write(PageTranscript page, Corrected corrected) throws StageException, IOException {
        List<Corrected.TypedLine> lines = corrected.lines(page);
        if (lines.stream().noneMatch(Corrected.TypedLine::whole)) {
            return 0;
        }
        Files.createDirectories(folder);
        int written = 0;
        try (OpenScan open = Scans.open(item.scan(page), ImageSettings.DEFAULT)) {
            PageImage image = open.page(page.origin().page()).image();
            PagePictures pictures = PagePictures.of(image);
            for (int i = 0; i < lines.size(); i++) {
                Line line = lines.get(i).line();
                if (lines.get(i).whole()) {
                    String name = String.format(
                            Locale.ROOT,
                            "%s-%s-%04d",
                            item.folder().toRealPath().getFileName(),
                            page.number().padded(),
                            i + 1);
                    byte[] picture = pictures.cut(withMargin(line.box()), Integer.MAX_VALUE)
                            .orElse(new byte[0]);
                    if (picture.length > 0) {
                        Files.write(folder.resolve(name + ".png"), picture);
                        String text = Normalizer.normalize(line.text(), Normalizer.Form.NFC) + "\n";
                        Files.writeString(folder.resolve(name + ".gt.txt"), text, UTF_8);
                        written++;
                    }
                }
            }
        }
        return written;
    }

    /** Boxes of lines end where their first and last letters were read, which may be inside them. */
    private static Box withMargin(Box line) {
        int margin = (int) (MARGIN * line.height());
        int left = Math.max(0, line.x() - margin);
        return new Box(left, line.y(), line.right() + margin - left, line.height());
    }
}
