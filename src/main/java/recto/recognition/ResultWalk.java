package recto.recognition;

import com.sun.jna.Pointer;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.sourceforge.tess4j.ITessAPI;
import net.sourceforge.tess4j.ITessAPI.TessPageIteratorLevel;
import net.sourceforge.tess4j.ITessAPI.TessPolyBlockType;
import net.sourceforge.tess4j.TessAPI1;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Model;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Word;

/** Walks once over what the engine found on a page and takes it over: blocks as regions, lines, words. */
final class ResultWalk {
    private static final int BLOCK = TessPageIteratorLevel.RIL_BLOCK;
    private static final int LINE = TessPageIteratorLevel.RIL_TEXTLINE;
    private static final int WORD = TessPageIteratorLevel.RIL_WORD;

    private final ITessAPI.TessResultIterator results;
    private final ITessAPI.TessPageIterator place;
    private final PageMap map;
    private final Function<String, Model> models;

    private final List<Region> regions = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Word> words = new ArrayList<>();
    private Optional<Box> blockBox = Optional.empty();
    private Optional<Box> lineBox = Optional.empty();
    private Optional<Baseline> baseline = Optional.empty();
    private RegionType type = RegionType.TEXT;
    private Language language = Language.UNKNOWN;

    ResultWalk(ITessAPI.TessResultIterator results, PageMap map, Function<String, Model> models) {
        this.results = results;
        this.place = TessAPI1.TessResultIteratorGetPageIterator(results);
        this.map = map;
        this.models = models;
    }

    /** All regions in the engine's reading order; text regions without a word are left out. */
    List<Region> regions() {
        boolean first = true;
        do {
            if (first || TessAPI1.TessPageIteratorIsAtBeginningOf(place, BLOCK) != 0) {
                endRegion();
                startRegion();
            }
            if (first || TessAPI1.TessPageIteratorIsAtBeginningOf(place, LINE) != 0) {
                endLine();
                startLine();
            }
            first = false;
            takeWord();
        } while (TessAPI1.TessPageIteratorNext(place, WORD) != 0);
        endRegion();
        return List.copyOf(regions);
    }

    private void startRegion() {
        blockBox = box(BLOCK);
        type = type(TessAPI1.TessPageIteratorBlockType(place));
        language = Language.UNKNOWN;
    }

    private void endRegion() {
        endLine();
        boolean text = !lines.isEmpty();
        if (text || blockBox.isPresent() && !type.isText()) {
            Box box = text ? lines.stream().map(Line::box).reduce(Box::union).orElseThrow() : blockBox.orElseThrow();
            box = blockBox.map(box::union).orElse(box);
            String id = "r" + (regions.size() + 1);
            regions.add(new Region(id, text && !type.isText() ? RegionType.TEXT : type, box, language, lines));
        }
        lines.clear();
    }

    private void startLine() {
        lineBox = box(LINE);
        IntBuffer[] v = four();
        boolean has = TessAPI1.TessPageIteratorBaseline(place, LINE, v[0], v[1], v[2], v[3]) != 0;
        baseline =
                has ? Optional.of(map.baseline(v[0].get(0), v[1].get(0), v[2].get(0), v[3].get(0))) : Optional.empty();
    }

    private void endLine() {
        if (!words.isEmpty()) {
            Box box = words.stream().map(Word::box).reduce(Box::union).orElseThrow();
            lines.add(new Line(lineBox.map(box::union).orElse(box), baseline, words));
        }
        words.clear();
    }

    private void takeWord() {
        Pointer utf8 = TessAPI1.TessResultIteratorGetUTF8Text(results, WORD);
        if (utf8 == null) {
            return;
        }
        String text = utf8.getString(0, "UTF-8");
        TessAPI1.TessDeleteText(utf8);
        Optional<Box> box = box(WORD);
        List<String> parts = PlainText.words(text);
        if (box.isEmpty() || parts.isEmpty()) {
            return;
        }
        float percent = TessAPI1.TessResultIteratorConfidence(results, WORD);
        double confidence = percent > 0 ? Math.min(1, percent / 100.0) : 0;
        parts.forEach(part -> words.add(new Word(part, box.get(), confidence)));
        if (language.equals(Language.UNKNOWN)) {
            language = models.apply(TessAPI1.TessResultIteratorWordRecognitionLanguage(results)).languages().stream()
                    .findFirst()
                    .orElse(Language.UNKNOWN);
        }
    }

    private Optional<Box> box(int level) {
        IntBuffer[] v = four();
        boolean has = TessAPI1.TessPageIteratorBoundingBox(place, level, v[0], v[1], v[2], v[3]) != 0;
        return has ? map.box(v[0].get(0), v[1].get(0), v[2].get(0), v[3].get(0)) : Optional.empty();
    }

    private static IntBuffer[] four() {
        return new IntBuffer[] {
            IntBuffer.allocate(1), IntBuffer.allocate(1), IntBuffer.allocate(1), IntBuffer.allocate(1)
        };
    }

    private static RegionType type(int block) {
        return switch (block) {
            case TessPolyBlockType.PT_HEADING_TEXT -> RegionType.HEADING;
            case TessPolyBlockType.PT_CAPTION_TEXT -> RegionType.CAPTION;
            case TessPolyBlockType.PT_TABLE -> RegionType.TABLE;
            case TessPolyBlockType.PT_FLOWING_IMAGE,
                    TessPolyBlockType.PT_HEADING_IMAGE,
                    TessPolyBlockType.PT_PULLOUT_IMAGE -> RegionType.PICTURE;
            case TessPolyBlockType.PT_HORZ_LINE, TessPolyBlockType.PT_VERT_LINE -> RegionType.SEPARATOR;
            case TessPolyBlockType.PT_NOISE -> RegionType.NOISE;
            default -> RegionType.TEXT;
        };
    }
}
