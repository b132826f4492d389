package recto.export;

import recto.model.PageTranscript;
import recto.model.StageException;

/** Takes the pages of one item in order and writes them away; memory stays flat over long items. */
public interface PageSink extends AutoCloseable {
    /** Writes one page. */
    void page(PageTranscript page) throws StageException;

    /** Completes the files. Closing without it leaves them incomplete. */
    void finish() throws StageException;

    @Override
    void close();
}
