package recto.image;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Contents;
import recto.model.Facsimile;
import recto.model.FailureKind;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.Size;
import recto.model.StageException;

/** A file that is one picture: JPEG, PNG, JPEG 2000, WebP, BMP, GIF. */
final class ImageFile implements OpenScan {
    private final Path file;
    private final String mediaType;
    private final Header header;
    private final ImageSettings settings;

    private ImageFile(Path file, String mediaType, Header header, ImageSettings settings) {
        this.file = file;
        this.mediaType = mediaType;
        this.header = header;
        this.settings = settings;
    }

    static ImageFile open(Path file, String mediaType, ImageSettings settings) throws StageException {
        try (Octets in = Octets.of(file)) {
            Header header = Headers.read(in, mediaType);
            if (mediaType.equals("image/bmp") && !header.coding().isEmpty()) {
                throw new StageException(
                        FailureKind.UNSUPPORTED_CODEC,
                        Headers.STAGE,
                        header.coding() + " inside BMP is not read; convert it to PNG");
            }
            return new ImageFile(file, mediaType, header, settings);
        } catch (IOException e) {
            throw Headers.damaged("the file cannot be read (" + e.getMessage() + ")", e);
        }
    }

    @Override
    public Contents contents() {
        Size size = header.turn().quarter() ? header.size().turned() : header.size();
        return new Contents(
                List.of(new PageFrame(new PageNumber(1), Optional.of(size), header.resolution())), header.notes());
    }

    @Override
    public PageView page(PageNumber page) throws StageException {
        Headers.limit(header.size(), settings);
        Decoded decoded = Decoder.decode(bytes(page), mediaType, header);
        PageView view = Upright.view(decoded, header.turn(), header.resolution());
        List<Note> notes = new ArrayList<>(header.notes());
        notes.addAll(view.notes());
        return new PageView(view.image(), view.turn(), view.text(), view.readImage(), view.steps(), notes);
    }

    @Override
    public Facsimile facsimile(PageNumber page) throws StageException {
        Headers.limit(header.size(), settings);
        return Originals.of(bytes(page), mediaType, header);
    }

    private byte[] bytes(PageNumber page) throws StageException {
        if (page.value() != 1) {
            throw new IllegalArgumentException("a picture has one page, not " + page.value());
        }
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw Headers.damaged("the file cannot be read (" + e.getMessage() + ")", e);
        } catch (OutOfMemoryError e) {
            throw new StageException(
                    FailureKind.TOO_LARGE, Headers.STAGE, "the file does not fit into the memory of a worker", e);
        }
    }

    @Override
    public void close() {
        // Nothing stays open between pages.
    }
}
