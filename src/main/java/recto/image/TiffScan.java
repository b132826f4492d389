package recto.image;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Contents;
import recto.model.Facsimile;
import recto.model.Note;
import recto.model.PageFrame;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.Size;
import recto.model.StageException;

/** A TIFF of one or many pages. Each page is read from its own directory, whatever its number. */
final class TiffScan implements OpenScan {
    private final Octets in;
    private final TiffChain chain;
    private final ImageSettings settings;

    private TiffScan(Octets in, TiffChain chain, ImageSettings settings) {
        this.in = in;
        this.chain = chain;
        this.settings = settings;
    }

    static TiffScan open(Path file, ImageSettings settings) throws StageException {
        try {
            Octets in = Octets.of(file);
            try {
                return new TiffScan(in, TiffChain.read(in), settings);
            } catch (IOException e) {
                in.close();
                throw e;
            }
        } catch (IOException e) {
            throw Headers.damaged("the TIFF cannot be read (" + e.getMessage() + ")", e);
        }
    }

    @Override
    public Contents contents() {
        List<PageFrame> frames = new ArrayList<>();
        for (Ifd ifd : chain.pages()) {
            PageNumber number = new PageNumber(frames.size() + 1);
            try {
                Header header = new TiffPage(in, ifd).header();
                Size size = header.turn().quarter() ? header.size().turned() : header.size();
                frames.add(new PageFrame(number, Optional.of(size), header.resolution()));
            } catch (StageException noSize) {
                // The page itself will fail with this reason when it is asked for.
                frames.add(new PageFrame(number, Optional.empty(), Optional.empty()));
            }
        }
        return new Contents(frames, chain.notes());
    }

    @Override
    public PageView page(PageNumber number) throws StageException {
        TiffPage page = pageOf(number);
        Header header = page.header();
        Headers.limit(header.size(), settings);
        Decoded decoded = TiffDecoder.decode(page, header);
        return Upright.view(decoded, header.turn(), header.resolution());
    }

    @Override
    public Facsimile facsimile(PageNumber number) throws StageException {
        TiffPage page = pageOf(number);
        Header header = page.header();
        Headers.limit(header.size(), settings);
        return TiffOriginals.of(page, header);
    }

    private TiffPage pageOf(PageNumber number) {
        if (number.value() > chain.pages().size()) {
            throw new IllegalArgumentException("the scan has " + chain.pages().size() + " pages, no page " + number);
        }
        return new TiffPage(in, chain.pages().get(number.value() - 1));
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            // It was only read; nothing can be lost.
            org.slf4j.LoggerFactory.getLogger(TiffScan.class).debug("closing failed", e);
        }
    }

    /** The note for data that end before the page does. */
    static Note truncated() {
        return new Note("truncated", "the file ends before the page does; what is missing is blank");
    }
}
