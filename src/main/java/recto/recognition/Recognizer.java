package recto.recognition;

import java.util.List;
import recto.model.Box;
import recto.model.Layout;
import recto.model.ModelRef;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.StageException;

/** Reads page images. One thread only; not to be used after it is closed. */
public interface Recognizer extends AutoCloseable {
    /**
     * Reads one upright page.
     *
     * @param layout its regions; {@link Layout#NONE} leaves them to the engine
     */
    Recognition read(PageImage page, Layout layout) throws StageException;

    /**
     * Reads some lines of a page once more, each by itself at the scale of its letters.
     *
     * @param places at least one
     * @param models that the page was read with
     * @return one region for each way of reading, with all lines that were read that way
     */
    List<Region> lines(PageImage page, List<Box> places, List<ModelRef> models) throws StageException;

    @Override
    void close();
}
