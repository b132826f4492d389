package recto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import recto.align.bitext.BitextSide;
import recto.align.bitext.ItemSentences;
import recto.align.bitext.PlainSentences;
import recto.model.FailureKind;
import recto.model.Language;
import recto.model.Region;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.TranscriptReader;

/**
 * Reads a text that is to be paired with its translation.
 *
 * @param lines whether text files have one sentence a line
 * @param oneItem whether both texts stand in one item, so that its regions are chosen by language
 */
record BitextInput(boolean lines, boolean oneItem) {
    static final String TRANSCRIPT = "transcript.json";

    /** The sentences of an item's folder or a text file. */
    BitextSide read(Path place, Optional<String> language) throws StageException {
        try {
            return Files.isDirectory(place) ? item(place, language) : text(place, language);
        } catch (IOException failed) {
            throw new StageException(
                    FailureKind.DAMAGED,
                    "align",
                    place + " cannot be read as " + (Files.isDirectory(place) ? "an item" : "UTF-8 text") + " ("
                            + failed.getMessage() + ")",
                    failed);
        }
    }

    private BitextSide text(Path file, Optional<String> language) throws IOException {
        String code = language.orElse(Language.UNKNOWN.code());
        String text = Files.readString(file).replaceFirst("^\uFEFF", "");
        String name = file.getFileName().toString();
        return new BitextSide(name, code, lines ? PlainSentences.lines(text) : PlainSentences.running(text, code));
    }

    private BitextSide item(Path folder, Optional<String> language) throws IOException {
        Transcript transcript = TranscriptReader.read(folder.resolve(TRANSCRIPT));
        String code = language.orElseGet(() -> mostly(transcript));
        Predicate<Region> wanted =
                region -> !oneItem || region.language().code().equals(code);
        String name = oneItem
                ? transcript.head().item() + " (" + code + ")"
                : transcript.head().item();
        return new BitextSide(name, code, ItemSentences.of(transcript.pages(), code, wanted));
    }

    /** The language that most words are in. */
    private static String mostly(Transcript transcript) {
        Map<String, Long> words = new TreeMap<>();
        List<Region> regions = transcript.pages().stream()
                .flatMap(page -> page.regions().stream())
                .toList();
        regions.forEach(
                region -> words.merge(region.language().code(), region.words().count(), Long::sum));
        return words.entrySet().stream()
                .max(Comparator.comparing(Map.Entry<String, Long>::getValue))
                .map(Map.Entry::getKey)
                .orElse(Language.UNKNOWN.code());
    }
}
