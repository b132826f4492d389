package recto.recognition;

import recto.model.Layout;
import recto.model.PageImage;
import recto.model.StageException;

/** Reads page images. One thread only; not to be used after it is closed. */
public interface Recognizer extends AutoCloseable {
    /**
     * Reads one upright page.
     *
     * @param layout its regions; {@link Layout#NONE} leaves them to the engine
     */
    Recognition read(PageImage page, Layout layout) throws StageException;

    @Override
    void close();
}
