package recto.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import recto.export.PageXml;
import recto.image.ImageSettings;
import recto.image.OpenScan;
import recto.image.Scans;
import recto.intake.Intake;
import recto.intake.IntakeSettings;
import recto.model.Digest;
import recto.model.PageImage;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.Scan;
import recto.model.StageException;
import recto.model.Turn;

/**
 * An image of ground truth, and regions on it.
 *
 * @param file of the image
 * @param image as Recto decodes it
 */
record PlainPage(Path file, PageImage image) {
    static PlainPage of(Path file) throws StageException {
        Scan scan = new Intake(IntakeSettings.DEFAULT)
                .find(List.of(file))
                .items()
                .get(0)
                .scans()
                .get(0);
        try (OpenScan open = Scans.open(scan, ImageSettings.DEFAULT)) {
            return new PlainPage(file, open.page(new PageNumber(1)).image());
        }
    }

    /** Writes regions in their order as PAGE, under the name of the image. */
    void write(List<Region> regions, Path folder) throws StageException {
        String name = file.getFileName().toString();
        PageNumber first = new PageNumber(1);
        PageTranscript page = new PageTranscript(
                first,
                new PageOrigin(name, new Digest("0".repeat(64)), first, Turn.NONE),
                PageTranscript.State.READ,
                Optional.of(image.size()),
                Optional.of(image.resolution()),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "", List.of(), regions)),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
        PageXml.write(page, folder.resolve(name.substring(0, name.lastIndexOf('.')) + ".xml"), "recto");
    }
}
