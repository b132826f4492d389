package recto.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.Iterator;
import java.util.Optional;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;
import recto.model.StageException;

/** Reads one JPEG 2000 image for ImageIO: as 8-bit grey or RGB. */
final class Jpeg2000Reader extends ImageReader {
    private static final int PNG = 3;
    private byte[] bytes;

    Jpeg2000Reader(ImageReaderSpi provider) {
        super(provider);
    }

    @Override
    public int getNumImages(boolean search) {
        return 1;
    }

    @Override
    public int getWidth(int index) throws IOException {
        return header().size().width();
    }

    @Override
    public int getHeight(int index) throws IOException {
        return header().size().height();
    }

    @Override
    public Iterator<ImageTypeSpecifier> getImageTypes(int index) throws IOException {
        int type = header().components() < 3 ? BufferedImage.TYPE_BYTE_GRAY : BufferedImage.TYPE_INT_RGB;
        return Collections.singleton(ImageTypeSpecifier.createFromBufferedImageType(type))
                .iterator();
    }

    @Override
    public IIOMetadata getStreamMetadata() {
        return null;
    }

    @Override
    public IIOMetadata getImageMetadata(int index) {
        return null;
    }

    @Override
    public BufferedImage read(int index, ImageReadParam parameters) throws IOException {
        byte[] all = bytes();
        try {
            Leptonica.bind();
            Optional<Pix> decoded = Pix.of(Leptonica.pixReadMem(all, all.length));
            if (decoded.isEmpty()) {
                throw new IOException("the JPEG 2000 image cannot be decoded");
            }
            try (Pix pix = decoded.get()) {
                pix.flat();
                return ImageIO.read(new java.io.ByteArrayInputStream(pix.write(PNG)));
            }
        } catch (StageException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private Header header() throws IOException {
        return Jp2Header.read(Octets.of(bytes()));
    }

    private byte[] bytes() throws IOException {
        if (bytes == null) {
            ImageInputStream in = (ImageInputStream) getInput();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] buffer = new byte[1 << 16];
            for (int n = in.read(buffer); n > 0; n = in.read(buffer)) {
                out.write(buffer, 0, n);
            }
            bytes = out.toByteArray();
        }
        return bytes;
    }

    @Override
    public void setInput(Object input, boolean forward, boolean ignoreMetadata) {
        super.setInput(input, forward, ignoreMetadata);
        bytes = null;
    }
}
