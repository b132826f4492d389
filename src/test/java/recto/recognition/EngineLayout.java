package recto.recognition;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.sourceforge.lept4j.Pix;
import net.sourceforge.tess4j.ITessAPI;
import net.sourceforge.tess4j.ITessAPI.TessPageIteratorLevel;
import net.sourceforge.tess4j.ITessAPI.TessPolyBlockType;
import net.sourceforge.tess4j.TessAPI1;
import recto.engine.Natives;
import recto.model.Box;
import recto.model.Language;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.StageException;

/** The blocks of text that the engine's own layout analysis finds (mode 3), in its order, without reading them. */
public final class EngineLayout {
    /** Margin around the letters, in letter heights, as Recto's regions have it. */
    private static final double MARGIN = 0.6;

    private EngineLayout() {}

    /**
     * The engine's blocks on a page.
     *
     * @param page as it was scanned
     * @param known what else is known of it: its skew and the height of its letters
     */
    public static Layout of(PageImage page, Layout known) throws StageException {
        Natives.load();
        ITessAPI.TessBaseAPI handle = TessAPI1.TessBaseAPICreate();
        try (Pixels pixels = Pixels.of(page)) {
            TessAPI1.TessBaseAPIInitForAnalysePage(handle);
            TessAPI1.TessBaseAPISetPageSegMode(handle, Piece.PAGE);
            Pix pix = new Pix(pixels.pointer());
            pix.setAutoSynch(false);
            TessAPI1.TessBaseAPISetImage2(handle, pix);
            TessAPI1.TessBaseAPISetSourceResolution(
                    handle, (int) Math.round(page.resolution().x()));
            int margin = (int) Math.round(MARGIN * known.letterHeight());
            List<Layout.Part> parts = new ArrayList<>();
            for (Box box : boxes(handle)) {
                Box wide = box.widened(margin, page.size());
                Region region =
                        new Region("r" + (parts.size() + 1), RegionType.TEXT, wide, Language.UNKNOWN, List.of());
                parts.add(new Layout.Part(region, known.letterHeight()));
            }
            List<Integer> order = IntStream.range(0, parts.size()).boxed().toList();
            return new Layout(parts, order, known.skewDegrees(), known.letterHeight(), 1, List.of(), List.of());
        } finally {
            TessAPI1.TessBaseAPIDelete(handle);
        }
    }

    private static List<Box> boxes(ITessAPI.TessBaseAPI handle) {
        List<Box> boxes = new ArrayList<>();
        ITessAPI.TessPageIterator blocks = TessAPI1.TessBaseAPIAnalyseLayout(handle);
        if (blocks == null) {
            return boxes;
        }
        do {
            IntBuffer[] v =
                    IntStream.range(0, 4).mapToObj(any -> IntBuffer.allocate(1)).toArray(IntBuffer[]::new);
            int level = TessPageIteratorLevel.RIL_BLOCK;
            boolean has = TessAPI1.TessPageIteratorBoundingBox(blocks, level, v[0], v[1], v[2], v[3]) != 0;
            if (has && isText(TessAPI1.TessPageIteratorBlockType(blocks))) {
                boxes.add(new Box(v[0].get(0), v[1].get(0), v[2].get(0) - v[0].get(0), v[3].get(0) - v[1].get(0)));
            }
        } while (TessAPI1.TessPageIteratorNext(blocks, TessPageIteratorLevel.RIL_BLOCK) != 0);
        TessAPI1.TessPageIteratorDelete(blocks);
        return boxes;
    }

    private static boolean isText(int type) {
        return type >= TessPolyBlockType.PT_FLOWING_TEXT && type <= TessPolyBlockType.PT_CAPTION_TEXT;
    }
}
