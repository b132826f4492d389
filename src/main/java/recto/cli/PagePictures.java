package recto.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.evaluate.PageText;
import recto.evaluate.Pairs;
import recto.image.ImageSettings;
import recto.image.OpenScan;
import recto.image.Scans;
import recto.intake.Intake;
import recto.intake.IntakeSettings;
import recto.model.Box;
import recto.model.PageImage;
import recto.model.PageNumber;
import recto.model.Scan;
import recto.model.Size;
import recto.model.StageException;
import recto.train.Grey;

/** Cuts pictures out of the scan of a page, for reports. */
final class PagePictures {
    private static final List<String> ENDINGS = List.of("tif", "tiff", "png", "jpg", "jpeg", "jp2", "webp", "bmp");
    private static final int WIDEST = 1400;
    /** Pixels; the engine looks at fewer. */
    private static final int LINE_HEIGHT = 72;

    /** Two images of one page have the same shape to so great a part. */
    private static final double SAME_SHAPE = 0.01;

    private final PageImage image;
    private final double across;
    private final double down;

    private PagePictures(PageImage image, Size frame) {
        this.image = image;
        across = (double) image.size().width() / frame.width();
        down = (double) image.size().height() / frame.height();
    }

    /** Pictures of a page image that boxes refer to. */
    static PagePictures of(PageImage image) {
        return new PagePictures(image, image.size());
    }

    /** The scan of a page: the file that its ground truth names, beside it, else the picture of the same name. */
    static Optional<Path> scan(Path truth, PageText page) {
        String name = truth.getFileName().toString();
        String stem = name.endsWith(".gt.txt") ? name.substring(0, name.length() - 7) : Pairs.withoutEnding(name);
        Stream<String> named = page.frame().image().stream().map(image -> image.substring(image.lastIndexOf('/') + 1));
        return Stream.concat(named, ENDINGS.stream().map(ending -> stem + "." + ending))
                .map(truth::resolveSibling)
                .filter(Files::isRegularFile)
                .filter(file -> !file.equals(truth))
                .findFirst();
    }

    /**
     * Decodes the first page of a scan.
     *
     * @param frame size of the image that boxes refer to; where it is not known, that of the scan
     * @return empty where the scan has another shape
     * @throws StageException the scan cannot be read
     */
    static Optional<PagePictures> of(Path scan, Optional<Size> frame) throws StageException {
        List<Scan> scans = new Intake(IntakeSettings.DEFAULT)
                .find(List.of(scan)).items().stream()
                        .flatMap(item -> item.scans().stream())
                        .toList();
        if (scans.isEmpty()) {
            return Optional.empty();
        }
        try (OpenScan open = Scans.open(scans.get(0), ImageSettings.DEFAULT)) {
            PageImage image = open.page(new PageNumber(1)).image();
            return Optional.of(new PagePictures(image, frame.orElse(image.size())))
                    .filter(pictures -> Math.abs(pictures.across / pictures.down - 1) <= SAME_SHAPE);
        }
    }

    /**
     * A box of the page as PNG, made smaller where it is higher than that or very wide; at full size where the height
     * is {@link Integer#MAX_VALUE}; empty off the page.
     */
    Optional<byte[]> cut(Box box, int height) {
        int width = height == Integer.MAX_VALUE ? Integer.MAX_VALUE : WIDEST;
        return rows(box, height, width).map(GreyPng::of);
    }

    /** The whole page as a line of print to learn from. */
    Optional<Grey> line() {
        return line(new Box(
                0, 0, (int) (image.size().width() / across), (int) (image.size().height() / down)));
    }

    /** A box of the page as a line of print to learn from; empty off the page. */
    Optional<Grey> line(Box box) {
        return rows(box, LINE_HEIGHT, Integer.MAX_VALUE).map(rows -> {
            byte[] pixels = new byte[rows.length * rows[0].length];
            for (int y = 0; y < rows.length; y++) {
                System.arraycopy(rows[y], 0, pixels, y * rows[0].length, rows[0].length);
            }
            return new Grey(rows[0].length, rows.length, pixels);
        });
    }

    private Optional<byte[][]> rows(Box box, int height, int width) {
        int left = (int) (box.x() * across);
        int top = (int) (box.y() * down);
        int right = Math.min(image.size().width(), (int) Math.ceil(box.right() * across));
        int bottom = Math.min(image.size().height(), (int) Math.ceil(box.bottom() * down));
        if (left >= right || top >= bottom) {
            return Optional.empty();
        }
        double shrink = Math.max(1, Math.max((bottom - top) / (double) height, (right - left) / (double) width));
        byte[][] rows =
                new byte[(int) Math.max(1, (bottom - top) / shrink)][(int) Math.max(1, (right - left) / shrink)];
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length; x++) {
                rows[y][x] = mean(left + (int) (x * shrink), top + (int) (y * shrink), (int) Math.ceil(shrink));
            }
        }
        return Optional.of(rows);
    }

    private byte mean(int left, int top, int side) {
        int right = Math.min(image.size().width(), left + side);
        int bottom = Math.min(image.size().height(), top + side);
        int sum = 0;
        for (int y = top; y < bottom; y++) {
            for (int x = left; x < right; x++) {
                sum += grey(x, y);
            }
        }
        return (byte) (sum / ((right - left) * (bottom - top)));
    }

    private int grey(int x, int y) {
        byte[] pixels = image.pixels();
        int row = y * image.stride();
        if (image.depth() == 8) {
            return pixels[row + x] & 0xFF;
        }
        return (pixels[row + x / 8] >> 7 - x % 8 & 1) == 1 ? 0 : 255;
    }
}
