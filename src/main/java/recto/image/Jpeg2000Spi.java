package recto.image;

import java.util.Locale;
import javax.imageio.ImageReader;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/** Tells ImageIO, and through it PDFBox, that leptonica reads JPEG 2000. */
final class Jpeg2000Spi extends ImageReaderSpi {
    private static boolean registered;

    Jpeg2000Spi() {
        super(
                "Recto",
                "1",
                new String[] {"JPEG2000", "jpeg2000"},
                new String[] {"jp2"},
                new String[] {"image/jp2"},
                Jpeg2000Reader.class.getName(),
                new Class<?>[] {ImageInputStream.class},
                null,
                false,
                null,
                null,
                null,
                null,
                false,
                null,
                null,
                null,
                null);
    }

    static synchronized void register() {
        if (!registered) {
            IIORegistry.getDefaultInstance().registerServiceProvider(new Jpeg2000Spi());
            registered = true;
        }
    }

    /** It is asked for by name only. */
    @Override
    public boolean canDecodeInput(Object source) {
        return false;
    }

    @Override
    public ImageReader createReaderInstance(Object extension) {
        return new Jpeg2000Reader(this);
    }

    @Override
    public String getDescription(Locale locale) {
        return "JPEG 2000 by leptonica";
    }
}
