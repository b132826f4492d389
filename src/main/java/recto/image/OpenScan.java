package recto.image;

import recto.model.Contents;
import recto.model.Facsimile;
import recto.model.PageNumber;
import recto.model.PageView;
import recto.model.StageException;

/** A scan that is open for reading. One thread at a time. */
public interface OpenScan extends AutoCloseable {
    /** The pages, from headers alone. */
    Contents contents() throws StageException;

    /** The image and the own text of one page. */
    PageView page(PageNumber page) throws StageException;

    /** The picture of one page for a PDF: the scan's own bytes where PDF can hold them. */
    Facsimile facsimile(PageNumber page) throws StageException;

    @Override
    void close();
}
