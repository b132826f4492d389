package recto.recognition;

import java.io.IOException;
import java.util.List;
import recto.engine.CacheFolder;
import recto.engine.Natives;
import recto.model.Layout;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.StageException;

/**
 * Reads the regions of a layout one by one as Recto reads columns, and nothing else: no second readings, no rescue of
 * what was left, no mending. One thread only.
 */
public final class RegionReader implements AutoCloseable {
    private static final int SEVERAL_COLUMNS = 2;

    private final EngineShelf shelf = new EngineShelf();
    private final List<Model> models;

    /** A reader with the model of a language. */
    public RegionReader(String language) throws StageException, IOException {
        Natives.load();
        this.models = new Models(CacheFolder.of("tessdata"), false, news -> {})
                .resolve(new RecognitionSettings(List.of(language)));
    }

    /** What is read in the regions, in their order. */
    public List<Region> read(PageImage page, Layout layout) throws StageException {
        Layout columns = new Layout(
                layout.parts(),
                layout.fromRight(),
                layout.skewDegrees(),
                layout.letterHeight(),
                SEVERAL_COLUMNS,
                layout.marks(),
                List.of());
        List<Piece> pieces = Cutting.of(columns, page.size(), false).pieces();
        return new PageReader(shelf, page, models)
                .read(pieces, Copy.PLAIN.rotated(Skew.of(layout)))
                .regions();
    }

    @Override
    public void close() {
        shelf.close();
    }
}
