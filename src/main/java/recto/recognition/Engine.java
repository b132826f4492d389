package recto.recognition;

import com.ochafik.lang.jnaerator.runtime.NativeSize;
import com.sun.jna.StringArray;
import com.sun.jna.ptr.PointerByReference;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.sourceforge.lept4j.Pix;
import net.sourceforge.tess4j.ITessAPI;
import net.sourceforge.tess4j.TessAPI1;
import recto.model.FailureKind;
import recto.model.Model;
import recto.model.Region;
import recto.model.Size;
import recto.model.StageException;

/**
 * One loaded set of models of libtesseract, kept open: a page costs no loading. One thread only; use after
 * {@link #close} or from two threads kills the process, so closing twice does nothing and reading then fails here.
 */
final class Engine implements AutoCloseable {
    private static final int LSTM_ONLY = ITessAPI.TessOcrEngineMode.OEM_LSTM_ONLY;

    private final List<Model> models;
    private final ITessAPI.TessBaseAPI handle;
    private boolean closed;

    private Engine(List<Model> models, ITessAPI.TessBaseAPI handle) {
        this.models = List.copyOf(models);
        this.handle = handle;
    }

    /**
     * Loads a set of models.
     *
     * @param folder that holds {@code NAME.traineddata} of each
     * @throws StageException of kind {@link FailureKind#NO_MODEL} if the engine does not take one of them
     */
    static Engine open(List<Model> models, String folder) throws StageException {
        String names = models.stream().map(Model::name).collect(Collectors.joining("+"));
        ITessAPI.TessBaseAPI handle = TessAPI1.TessBaseAPICreate();
        TessAPI1.TessBaseAPISetVariable(handle, "debug_file", nowhere());
        if (init(handle, folder, names) != 0) {
            TessAPI1.TessBaseAPIDelete(handle);
            throw new StageException(
                    FailureKind.NO_MODEL,
                    "recognition",
                    "the engine cannot load the model " + names + " in " + folder + "; fetch it anew: recto models add "
                            + names.replace('+', ' '));
        }
        return new Engine(models, handle);
    }

    /** The config of some models loads further ones ({@code aze} loads {@code aze_cyrl}): a set is what it names. */
    private static int init(ITessAPI.TessBaseAPI handle, String folder, String names) {
        PointerByReference keys = strings("tessedit_load_sublangs");
        PointerByReference values = strings("");
        NativeSize one = new NativeSize(1);
        return TessAPI1.TessBaseAPIInit4(handle, folder, names, LSTM_ONLY, null, 0, keys, values, one, 0);
    }

    private static PointerByReference strings(String value) {
        PointerByReference reference = new PointerByReference();
        reference.setPointer(new StringArray(new String[] {value}));
        return reference;
    }

    private static String nowhere() {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        return windows ? "nul" : "/dev/null";
    }

    List<Model> models() {
        return models;
    }

    /**
     * Reads an image.
     *
     * @param copy of a page or a part of it
     * @param dpi of the copy
     * @param segmentation mode of page segmentation, by Tesseract's numbers: 3 a page, 6 one block
     * @param page size of what the copy was made of, which no box leaves
     * @return regions with boxes in pixels of the page
     */
    List<Region> read(Copy.Made copy, double dpi, int segmentation, Size page) throws StageException {
        if (closed) {
            throw new IllegalStateException("the engine is closed");
        }
        Pix pix = new Pix(copy.pixels().pointer());
        // Else the binding would write its copy of the structure, counter and all, back to native memory.
        pix.setAutoSynch(false);
        TessAPI1.TessBaseAPISetPageSegMode(handle, segmentation);
        TessAPI1.TessBaseAPISetImage2(handle, pix);
        TessAPI1.TessBaseAPISetSourceResolution(handle, (int) Math.round(dpi));
        try {
            return recognised(new PageMap(copy.toPage(), copy.bend(), page));
        } finally {
            TessAPI1.TessBaseAPIClear(handle);
        }
    }

    private List<Region> recognised(PageMap map) throws StageException {
        int rc = TessAPI1.TessBaseAPIRecognize(handle, null);
        if (rc != 0) {
            throw new StageException(
                    FailureKind.INTERNAL, "recognition", "the engine gave up on the page (code " + rc + ")");
        }
        ITessAPI.TessResultIterator results = TessAPI1.TessBaseAPIGetIterator(handle);
        if (results == null) {
            return List.of();
        }
        try {
            Function<String, Model> byName = name -> models.stream()
                    .filter(m -> m.name().equals(name))
                    .findFirst()
                    .orElse(models.get(0));
            return new ResultWalk(results, map, byName).regions();
        } finally {
            TessAPI1.TessResultIteratorDelete(results);
        }
    }

    @Override
    public void close() {
        if (!closed) {
            closed = true;
            TessAPI1.TessBaseAPIDelete(handle);
        }
    }
}
