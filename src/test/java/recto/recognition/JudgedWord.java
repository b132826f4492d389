package recto.recognition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import recto.align.WordRuns;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.Word;
import recto.transcript.TranscriptReader;

/**
 * A word that was read, and whether it is right to the letter; quotes, dashes, vowel signs of Arabic and long s are
 * folded first.
 *
 * @param page that it stands on
 * @param model that read it
 * @param engine confidence of the engine
 * @param witnesses of {@link Calibration}
 * @param right whether it stands in ground truth, in its place in the order of words or, if long enough to be no
 *     accident, elsewhere on the page
 */
record JudgedWord(String page, String model, double engine, double[] witnesses, boolean right) {
    private static final int TELLING = 4;
    private static final String TRUTH = ".gt.txt";

    /** Which half of the pages it belongs to: 0 or 1. */
    int fold() {
        return Math.floorMod(page.hashCode(), 2);
    }

    /** All words of the transcripts below a folder whose page has a text in another one. */
    static List<JudgedWord> all(Path readings, Path truth) throws IOException {
        List<JudgedWord> words = new ArrayList<>();
        List<Path> transcripts;
        try (Stream<Path> files = Files.walk(readings)) {
            transcripts = files.filter(file -> file.endsWith("transcript.json"))
                    .sorted()
                    .toList();
        }
        Map<String, Path> texts = texts(truth);
        for (Path transcript : transcripts) {
            for (PageTranscript page : TranscriptReader.read(transcript).pages()) {
                String file = Path.of(page.origin().scan()).getFileName().toString();
                String name = file.substring(0, file.lastIndexOf('.'));
                if (texts.containsKey(name)) {
                    words.addAll(judged(name, page, words(texts.get(name))));
                }
            }
        }
        return words;
    }

    private static Map<String, Path> texts(Path truth) throws IOException {
        Map<String, Path> texts = new HashMap<>();
        try (Stream<Path> files = Files.walk(truth)) {
            files.filter(file -> file.toString().endsWith(TRUTH)).forEach(file -> {
                String name = file.getFileName().toString();
                texts.put(name.substring(0, name.length() - TRUTH.length()), file);
            });
        }
        return texts;
    }

    private static List<String> words(Path text) throws IOException {
        return Stream.of(Files.readString(text).split("\\s+"))
                .map(JudgedWord::folded)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<JudgedWord> judged(String name, PageTranscript page, List<String> truth) {
        List<String> read = page.words().map(word -> folded(word.text())).toList();
        boolean[] right = new boolean[read.size()];
        Arrays.fill(right, true);
        Map<String, Integer> left = new HashMap<>();
        List<WordRuns.Difference> differences = WordRuns.between(read, truth);
        for (WordRuns.Difference run : differences) {
            Arrays.fill(right, run.leftFrom(), run.leftTo(), false);
            truth.subList(run.rightFrom(), run.rightTo()).forEach(word -> left.merge(word, 1, Integer::sum));
        }
        List<JudgedWord> words = new ArrayList<>();
        int at = 0;
        for (Region region : page.regions()) {
            String model = model(region);
            for (Word word : (Iterable<Word>) region.words()::iterator) {
                String text = read.get(at);
                boolean elsewhere = !right[at] && text.length() >= TELLING && left.merge(text, -1, Integer::sum) >= 0;
                double engine = word.engineConfidence().orElse(word.confidence());
                double[] witnesses = Calibration.witnesses(word.text(), engine, Candidates.profile(model));
                words.add(new JudgedWord(name, model, engine, witnesses, right[at] || elsewhere));
                at++;
            }
        }
        return words;
    }

    private static String model(Region region) {
        return ModelCatalogue.get().models().stream()
                .filter(model -> model.languages().contains(region.language()))
                .map(KnownModel::name)
                .filter(Candidates.names()::contains)
                .findFirst()
                .orElse(region.language().code());
    }

    private static String folded(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC)
                .replace('ſ', 's')
                .replaceAll("[\\u064B-\\u0652\\u0640]", "")
                .replaceAll("[‘’‚‛′`´]", "'")
                .replaceAll("[“”„‟″«»]", "\"")
                .replaceAll("[‐-―⸗¬]", "-");
    }
}
