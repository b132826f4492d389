package recto.bench;

import com.sun.jna.Pointer;
import com.sun.jna.ptr.PointerByReference;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sourceforge.lept4j.Leptonica1;
import net.sourceforge.lept4j.Pix;
import net.sourceforge.tess4j.ITessAPI.TessBaseAPI;
import net.sourceforge.tess4j.TessAPI1;
import recto.engine.Natives;
import recto.evaluate.LineText;
import recto.evaluate.PageText;
import recto.evaluate.RegionText;
import recto.evaluate.TextFormats;
import recto.model.Box;

/**
 * Reads lines and cuts with models of one folder and prints their character error rates: the same folding for all
 * (quotes, dashes, ё as е, ї as і, Latin letters that look like Cyrillic ones), letters counted exactly.
 */
public final class LineAccuracy {
    private static final int LINE = 13;
    private static final int BLOCK = 6;
    /** The cuts of running text; the others are advertisements and notices in several sizes of type. */
    private static final List<String> ARTICLES = List.of("DIVL140", "DIVL184", "DIVL44", "DIVL61");

    private static final List<String> SETS = List.of("jze", "riga-articles", "riga-ads", "civil", "modern");
    /** Those that models of other languages are tried on, and one that is read in another way. */
    private static final List<String> OTHERS = List.of("yanalif", "komi-latin", "northern-latin", "riga-run");

    private static final List<String> ALL_SETS =
            Stream.concat(SETS.stream(), OTHERS.stream()).toList();

    private static final String LATIN = "ABCEHKMOPTXaceopxyiI";
    private static final String CYRILLIC = "АВСЕНКМОРТХасеорхуіІ";

    private final TessBaseAPI handle;
    private int wrong;
    private int all;

    private LineAccuracy(TessBaseAPI handle) {
        this.handle = handle;
    }

    /** Options: {@code --models=FOLDER --with=NAME,NAME --only=SET,SET --pages=PATTERN}, the pages of civil type. */
    public static void main(String[] args) throws Exception {
        Options options = Options.of(args, List.of("--models", "--with", "--only", "--pages"));
        List<String> names = List.of(options.get("with").orElse("rus,rus_old").split(","));
        List<String> only =
                options.get("only").map(sets -> List.of(sets.split(","))).orElse(List.of());
        Natives.load();
        for (String name : names) {
            for (String set : only.isEmpty() ? SETS : only) {
                if (ALL_SETS.contains(set)) {
                    TessBaseAPI handle = TessAPI1.TessBaseAPICreate();
                    TessAPI1.TessBaseAPISetVariable(handle, "debug_file", "/dev/null");
                    if (TessAPI1.TessBaseAPIInit3(handle, options.models().toString(), name) != 0) {
                        throw new IllegalStateException("no model " + name + " in " + options.models());
                    }
                    LineAccuracy accuracy = new LineAccuracy(handle);
                    if (set.equals("riga-run")) {
                        accuracy.run(name, options.models());
                    } else {
                        accuracy.read(set, options.get("pages").orElse(""));
                    }
                    TessAPI1.TessBaseAPIDelete(handle);
                    System.out.printf(
                            Locale.ROOT,
                            "%-10s %-14s %6d characters  CER %5.2f %%%n",
                            name,
                            set,
                            accuracy.all,
                            100.0 * accuracy.wrong / accuracy.all);
                }
            }
        }
    }

    private void read(String set, String pages) throws Exception {
        boolean own = set.equals("modern") || set.equals("yanalif");
        Path truth = own ? Path.of("target/bench") : Options.groundTruth();
        switch (set) {
            case "jze" -> each(truth.resolve("lines-rus-prereform-jze"), LINE, file -> true);
            case "riga-articles" -> each(truth.resolve("rus-newspaper-riga-1915"), BLOCK, LineAccuracy::isArticle);
            case "riga-ads" -> each(truth.resolve("rus-newspaper-riga-1915"), BLOCK, file -> !isArticle(file));
            case "modern" -> each(SampleLines.modern(truth.resolve("modern-lines")), LINE, file -> true);
            case "yanalif" -> each(SampleLines.yanalif(truth.resolve("yanalif-lines")), LINE, file -> true);
            case "komi-latin" -> each(truth.resolve("lines-komi-newspaper-1930s"), LINE, LineAccuracy::isLatin);
            case "northern-latin" -> each(truth.resolve("lines-northern-latin-1930s"), LINE, file -> true);
            default -> civil(truth.resolve("rus-civil-18c"), pages);
        }
    }

    /** The articles once more, as the product reads them. */
    private void run(String name, Path models) throws Exception {
        Path out = Path.of("target/bench/riga-run");
        Folders.delete(out);
        Files.createDirectories(out);
        List<String> command = new ArrayList<>(List.of("./recto", "run", "--quiet", "--group", "file"));
        command.addAll(List.of("--languages", name, "-o", out.toString()));
        Path set = Options.groundTruth().resolve("rus-newspaper-riga-1915");
        List<Path> images;
        try (Stream<Path> files = Files.list(set)) {
            images = files.filter(file -> file.toString().endsWith(".jpg") && isArticle(file))
                    .sorted()
                    .toList();
        }
        images.forEach(image -> command.add(image.toString()));
        Path log = out.resolveSibling("riga-run.log");
        Measured.run(command, Map.of("TESSDATA_PREFIX", models.toString()), log);
        for (Path image : images) {
            Path alto = out.resolve(image.getFileName().toString()).resolve("alto/0001.xml");
            PageText page = TextFormats.read(alto.toString(), Files.readAllBytes(alto));
            count(Files.readString(truth(image)), text(page));
        }
    }

    private static String text(PageText page) {
        return page.regions().stream()
                .flatMap(region -> region.lines().stream())
                .map(LineText::text)
                .collect(Collectors.joining("\n"));
    }

    private static boolean isArticle(Path file) {
        return ARTICLES.stream().anyMatch(file.getFileName().toString()::contains);
    }

    private static boolean isLatin(Path file) {
        return file.getFileName().toString().startsWith("latin");
    }

    private static Path truth(Path image) {
        String name = image.getFileName().toString();
        return image.resolveSibling(name.substring(0, name.lastIndexOf('.')) + ".gt.txt");
    }

    private void each(Path folder, int mode, java.util.function.Predicate<Path> wanted) throws IOException {
        List<Path> images;
        try (Stream<Path> files = Files.list(folder)) {
            images = files.filter(file -> file.toString().matches(".*\\.(png|jpg|tif)"))
                    .filter(file -> Files.exists(truth(file)))
                    .filter(wanted)
                    .sorted()
                    .toList();
        }
        for (Path image : images) {
            Pix pix = Leptonica1.pixRead(image.toString());
            count(Files.readString(truth(image)), text(pix, mode, null));
            Leptonica1.pixDestroy(new PointerByReference(pix.getPointer()));
        }
    }

    private void civil(Path folder, String pages) throws Exception {
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(".xml"))
                    .filter(file -> file.getFileName().toString().matches(pages.isEmpty() ? ".*" : pages))
                    .sorted()
                    .toList();
        }
        for (Path file : files) {
            PageText page = TextFormats.read(file.toString(), Files.readAllBytes(file));
            Pix pix = Leptonica1.pixRead(file.toString().replace(".xml", ".jpeg"));
            for (RegionText region : page.regions()) {
                for (LineText line : region.lines()) {
                    if (line.box().isPresent() && !line.text().isBlank()) {
                        count(line.text(), text(pix, LINE, line.box().get()));
                    }
                }
            }
            Leptonica1.pixDestroy(new PointerByReference(pix.getPointer()));
        }
    }

    private String text(Pix pix, int mode, Box box) {
        TessAPI1.TessBaseAPISetPageSegMode(handle, mode);
        TessAPI1.TessBaseAPISetImage2(handle, pix);
        if (box != null) {
            TessAPI1.TessBaseAPISetRectangle(handle, box.x(), box.y(), box.width(), box.height());
        }
        TessAPI1.TessBaseAPIRecognize(handle, null);
        Pointer text = TessAPI1.TessBaseAPIGetUTF8Text(handle);
        String read = text.getString(0, "UTF-8");
        TessAPI1.TessDeleteText(text);
        TessAPI1.TessBaseAPIClear(handle);
        return read;
    }

    private void count(String truth, String read) {
        int[] a = folded(truth).codePoints().toArray();
        int[] b = folded(read).codePoints().toArray();
        if (System.getenv("SHOW") != null) {
            System.out.println(folded(truth) + "\n" + folded(read) + "\n");
        }
        int[] row = new int[b.length + 1];
        for (int j = 0; j <= b.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length; i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length; j++) {
                int replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        wrong += row[b.length];
        all += a.length;
    }

    private static String folded(String text) {
        StringBuilder folded = new StringBuilder();
        List<String> characters = new ArrayList<>();
        Normalizer.normalize(text, Normalizer.Form.NFC)
                .replaceAll("[«»„“”‟″]|''|,,", "\"")
                .replaceAll("[‐‑‒–—−]", "-")
                .replace("…", "...")
                .replace('ё', 'е')
                .replace('Ё', 'Е')
                .replace('ї', 'і')
                .replace('Ї', 'І')
                .codePoints()
                .forEach(c -> characters.add(Character.toString(c)));
        for (String character : characters) {
            int like = LATIN.indexOf(character);
            folded.append(like < 0 ? character : CYRILLIC.substring(like, like + 1));
        }
        return folded.toString().strip().replaceAll("\\s+", " ");
    }
}
