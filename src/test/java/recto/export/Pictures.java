package recto.export;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.zip.DeflaterOutputStream;
import recto.model.Facsimile;
import recto.model.Filter;
import recto.model.PageTranscript;
import recto.model.Size;
import recto.model.Turn;

/** Pictures for pages of transcripts that were made up. */
final class Pictures {
    /** Grey pages of the size of the transcript's page image. */
    static final Facsimiles GRAY = Pictures::gray;

    private Pictures() {}

    private static Facsimile gray(PageTranscript page) {
        Turn turn = page.origin().turn();
        Size upright = page.size().orElse(new Size(100, 100));
        Size stored = turn.quarter() ? upright.turned() : upright;
        return new Facsimile(
                Filter.FLATE, flate(stored), stored, 8, Facsimile.Colour.GRAY, turn, Optional.empty(), true);
    }

    /** Rows that go from black at the top to white at the bottom. */
    private static byte[] flate(Size size) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            for (int y = 0; y < size.height(); y++) {
                byte[] row = new byte[size.width()];
                java.util.Arrays.fill(row, (byte) (255L * y / size.height()));
                out.write(row);
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return bytes.toByteArray();
    }
}
