package recto.bench;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import net.sourceforge.lept4j.Leptonica1;
import net.sourceforge.lept4j.Pix;
import net.sourceforge.tess4j.ITessAPI.TessBaseAPI;
import net.sourceforge.tess4j.TessAPI1;
import recto.engine.Natives;

/**
 * The embedded engine and nothing else: page images in, text out, one kept handle per thread, automatic page
 * segmentation (mode 3). The yardstick for what Recto adds.
 */
public final class EngineAlone {
    /** What stands on standard output, for each thread, before its CPU time in milliseconds: decoding and reading. */
    static final String CPU = "milliseconds of CPU: ";

    private EngineAlone() {}

    /** Arguments: folder of models, language, threads, folder for the text, images. Writes {@code <name>.txt}. */
    public static void main(String[] args) throws Exception {
        Natives.load();
        Path out = Files.createDirectories(Path.of(args[3]));
        List<Path> images = Stream.of(args).skip(4).map(Path::of).toList();
        int threads = Integer.parseInt(args[2]);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                List<Path> share = everyNth(images, thread, threads);
                running.add(pool.submit(() -> readAll(args[0], args[1], share, out)));
            }
            finish(running);
        } finally {
            pool.shutdown();
        }
    }

    private static void finish(List<Future<?>> running) throws InterruptedException, ExecutionException {
        for (Future<?> each : running) {
            each.get();
        }
    }

    private static List<Path> everyNth(List<Path> images, int first, int step) {
        return Stream.iterate(first, at -> at < images.size(), at -> at + step)
                .map(images::get)
                .toList();
    }

    private static Void readAll(String models, String language, List<Path> images, Path out) throws Exception {
        TessBaseAPI handle = TessAPI1.TessBaseAPICreate();
        if (TessAPI1.TessBaseAPIInit3(handle, models, language) != 0) {
            throw new IllegalStateException("no model " + language + " in " + models);
        }
        TessAPI1.TessBaseAPISetPageSegMode(handle, 3);
        long cpu = 0;
        for (Path image : images) {
            String name = image.getFileName().toString();
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            String text = read(handle, image);
            cpu += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            Files.writeString(out.resolve(name.substring(0, name.lastIndexOf('.')) + ".txt"), text);
        }
        TessAPI1.TessBaseAPIDelete(handle);
        System.out.println(CPU + cpu / 1_000_000);
        return null;
    }

    private static String read(TessBaseAPI handle, Path image) {
        Pix pix = Leptonica1.pixRead(image.toString());
        if (pix == null) {
            throw new IllegalStateException(String.format(Locale.ROOT, "%s cannot be decoded", image));
        }
        TessAPI1.TessBaseAPISetImage2(handle, pix);
        TessAPI1.TessBaseAPIRecognize(handle, null);
        Pointer text = TessAPI1.TessBaseAPIGetUTF8Text(handle);
        String read = text.getString(0, "UTF-8");
        TessAPI1.TessDeleteText(text);
        TessAPI1.TessBaseAPIClear(handle);
        PointerByReference released = new PointerByReference(pix.getPointer());
        Leptonica1.pixDestroy(released);
        return read;
    }
}
