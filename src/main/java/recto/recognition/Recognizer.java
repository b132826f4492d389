package recto.recognition;

import recto.model.PageImage;
import recto.model.StageException;

/** Reads page images. One thread only; not to be used after it is closed. */
public interface Recognizer extends AutoCloseable {
    /** Reads one upright page. */
    Recognition read(PageImage page) throws StageException;

    @Override
    void close();
}
