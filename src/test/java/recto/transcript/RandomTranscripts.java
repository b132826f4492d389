package recto.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Coverage;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.FailureKind;
import recto.model.Language;
import recto.model.Line;
import recto.model.MetadataValue;
import recto.model.Model;
import recto.model.ModelRef;
import recto.model.Note;
import recto.model.Outline;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Resolution;
import recto.model.Scan;
import recto.model.Script;
import recto.model.Size;
import recto.model.Step;
import recto.model.Transcript;
import recto.model.TranscriptHead;
import recto.model.Turn;
import recto.model.Word;

/** Transcripts by seed: the same seed makes the same transcript. Every box lies inside its page. */
public final class RandomTranscripts {
    private static final List<Alphabet> ALPHABETS = List.of(
            new Alphabet("eng", Script.LATN, "abcdefghijklmnopqrstuvwxyz&<>\"'"),
            new Alphabet("deu", Script.LATF, "abcdefghiſklmnopqrstuvwxyzäöüß"),
            new Alphabet("aze", Script.LATN, "abcçdeəfgğhxıijkqlmnoöprsştuüvyzİ"),
            new Alphabet("rus", Script.CYRL, "абвгдежзиіклмнопрстуфхцчшщъыьѣэюяѳ"),
            new Alphabet("hye", Script.ARMN, "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև"),
            new Alphabet("kat", Script.GEOR, "აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ"),
            new Alphabet("fas", Script.ARAB, "ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی"),
            new Alphabet("yid", Script.HEBR, "אבגדהוזחטיכלמנסעפצקרשתםןףץך"));

    private final Random random;

    private RandomTranscripts(long seed) {
        this.random = new Random(seed);
    }

    private record Alphabet(String language, Script script, String letters) {}

    /** A transcript of 1 to 6 pages. */
    public static Transcript of(long seed) {
        return new RandomTranscripts(seed).transcript();
    }

    /** One page with text; many can be made without holding them. */
    public static PageTranscript page(long seed, int number) {
        return new RandomTranscripts(seed).readPage(number);
    }

    /** A head for a number of pages. */
    public static TranscriptHead head(long seed, int pages) {
        return new RandomTranscripts(seed).head(pages);
    }

    private Transcript transcript() {
        int pages = 1 + random.nextInt(6);
        List<PageTranscript> made = new ArrayList<>();
        for (int number = 1; number <= pages; number++) {
            made.add(
                    switch (random.nextInt(6)) {
                        case 0 -> emptyPage(number, PageTranscript.State.BLANK);
                        case 1 -> emptyPage(number, PageTranscript.State.FAILED);
                        default -> readPage(number);
                    });
        }
        return new Transcript(head(pages), made);
    }

    private TranscriptHead head(int pages) {
        Scan scan = new Scan(
                "folder/" + pick(ALPHABETS).letters + ".tif", "/nowhere/a.tif", digest(), 12345, "image/tiff", notes());
        Language language = new Language("rus", Script.CYRL);
        Model model = new Model(
                "rus", "/nowhere/rus.traineddata", digest(), List.of(language), "a package 4.1", "Apache-2.0");
        MetadataValue title = new MetadataValue("title", "a&b <c>", " a&b  <c>", "file name", "pattern", confidence());
        MetadataValue date = new MetadataValue(
                "date",
                "1918-03-30",
                "30 марта",
                "page 1",
                Optional.of(new MetadataValue.Place(new PageNumber(1), List.of(new Box(1, 2, 3, 4)))),
                "masthead",
                confidence(),
                List.of(new MetadataValue.Alternative("1918-03-20", "fewer digits", confidence())),
                List.of(new Note("weekday", "a Sunday is printed")));
        return new TranscriptHead(
                "item",
                "recto 0.1.0",
                "tesseract 5.5.3",
                digest(),
                List.of(scan),
                List.of(model),
                List.of(title, date),
                pages);
    }

    private PageTranscript emptyPage(int number, PageTranscript.State state) {
        boolean failed = state == PageTranscript.State.FAILED;
        Optional<Size> size = random.nextBoolean() ? Optional.of(size()) : Optional.empty();
        return new PageTranscript(
                new PageNumber(number),
                origin(number),
                state,
                size,
                size.map(any -> resolution()),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                notes(),
                failed ? Optional.of(new Failure(FailureKind.IMAGE_DAMAGED, "decode", "broken")) : Optional.empty());
    }

    private PageTranscript readPage(int number) {
        Size size = size();
        List<Reading> readings = new ArrayList<>();
        readings.add(reading(size, Reading.Source.ENGINE));
        if (random.nextInt(3) == 0) {
            readings.add(reading(size, Reading.Source.TEXT_LAYER));
        }
        TreeMap<String, String> settings = new TreeMap<>();
        settings.put("psm", "3");
        settings.put("dpi", "300");
        Step step = new Step("recognise", "tesseract 5.5.3", settings, List.of(modelRef()), "chosen by script");
        return new PageTranscript(
                new PageNumber(number),
                origin(number),
                PageTranscript.State.READ,
                Optional.of(size),
                Optional.of(resolution()),
                leaves(size),
                readings,
                Optional.of(new Coverage(0.75, 0.125, 0.0625)).filter(any -> random.nextBoolean()),
                List.of(step),
                notes(),
                Optional.empty());
    }

    private List<Box> leaves(Size size) {
        int fold = size.width() / 2;
        return size.width() < 2 || random.nextBoolean()
                ? List.of()
                : List.of(new Box(0, 0, fold, size.height()), new Box(fold, 0, size.width() - fold, size.height()));
    }

    private Reading reading(Size page, Reading.Source source) {
        int columns = 1 + random.nextInt(3);
        List<Region> regions = new ArrayList<>();
        int width = page.width() / columns;
        for (int column = 0; column < columns; column++) {
            Box box = new Box(column * width + 5, 10 + random.nextInt(20), width - 10, page.height() - 60);
            RegionType type = pick(List.of(RegionType.values()));
            Alphabet alphabet = pick(ALPHABETS);
            boolean text = type != RegionType.PICTURE && type != RegionType.SEPARATOR;
            List<Line> lines = text ? lines(box, alphabet) : List.of();
            regions.add(new Region(
                    "r" + (column + 1),
                    type,
                    box,
                    Optional.of(Outline.of(box)).filter(outline -> random.nextBoolean()),
                    new Language(alphabet.language, alphabet.script),
                    lines));
        }
        return new Reading(source, "tesseract 5.5.3", List.of(modelRef()), regions);
    }

    private List<Line> lines(Box region, Alphabet alphabet) {
        List<Line> lines = new ArrayList<>();
        int height = 20 + random.nextInt(30);
        for (int y = region.y(); y + height <= region.bottom() && lines.size() < 12; y += height + 8) {
            Box box = new Box(region.x(), y, region.width(), height);
            Baseline baseline = new Baseline(box.x(), box.bottom() - 5, box.right(), box.bottom() - 4);
            lines.add(new Line(
                    box, random.nextBoolean() ? Optional.of(baseline) : Optional.empty(), words(box, alphabet)));
        }
        return lines;
    }

    private List<Word> words(Box line, Alphabet alphabet) {
        int count = 1 + random.nextInt(Math.max(1, line.width() / 60));
        int step = line.width() / count;
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int place = alphabet.script.rightToLeft() ? count - 1 - i : i;
            Box box = new Box(line.x() + place * step, line.y(), Math.max(1, step - 12), line.height());
            words.add(new Word(text(alphabet), box, confidence()));
        }
        return words;
    }

    private String text(Alphabet alphabet) {
        switch (random.nextInt(12)) {
            case 0:
                return Integer.toString(1800 + random.nextInt(200)) + pick(List.of("", ".", "-1", "/3", "%"));
            case 1:
                return pick(List.of("a&b", "<c>", "\"d\"", "—", "…", "№", "e\u0301t\u0301", "«", "(3)", "𐍈𐍃", "]]>"));
            default:
                StringBuilder text = new StringBuilder();
                int length = 1 + random.nextInt(9);
                for (int i = 0; i < length; i++) {
                    text.append(alphabet.letters.charAt(random.nextInt(alphabet.letters.length())));
                }
                return text + pick(List.of("", "", "", ".", ",", "!", "-"));
        }
    }

    private Size size() {
        return new Size(300 + random.nextInt(2000), 300 + random.nextInt(2000));
    }

    private Resolution resolution() {
        return new Resolution(
                100 + random.nextInt(300), 100 + random.nextInt(300), pick(List.of(Resolution.Source.values())));
    }

    private PageOrigin origin(int number) {
        return new PageOrigin("folder/a.tif", digest(), new PageNumber(number), pick(List.of(Turn.values())));
    }

    private ModelRef modelRef() {
        return new ModelRef("rus", digest());
    }

    private List<Note> notes() {
        return random.nextBoolean() ? List.of() : List.of(new Note("resolution-assumed", "No resolution is stated."));
    }

    private double confidence() {
        return random.nextInt(10_001) / 10_000.0;
    }

    private Digest digest() {
        return new Digest(
                String.format(java.util.Locale.ROOT, "%016x", random.nextLong()).repeat(4));
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
