package recto.job;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.align.ItemAlignment;
import recto.align.LaidText;
import recto.align.TextOnScan;
import recto.align.TypedText;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.Json;
import recto.transcript.TranscriptReader;

/**
 * The typed texts of an item: {@code typed/NAME.txt} in its folder, work of people that no run writes over, and
 * {@code alignment.json} beside the transcript, which is made again whenever the item is.
 */
public final class TypedTexts {
    static final String FOLDER = "typed";
    static final String ALIGNMENT = "alignment.json";
    private static final String ENDING = ".txt";

    private final Path folder;

    /** The typed texts of the item in a folder. */
    public TypedTexts(Path folder) {
        this.folder = folder;
    }

    /** Whether a file of the item's folder is one of those that people gave, or made from them. */
    static boolean isOurs(String file) {
        return file.startsWith(FOLDER + "/") || file.equals(ALIGNMENT);
    }

    /** The alignment as it stands; empty where there is none. */
    public Optional<ItemAlignment> alignment() throws StageException {
        Path file = folder.resolve(ALIGNMENT);
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.read(file, ItemAlignment.class));
        } catch (IOException damaged) {
            throw unreadable(file, damaged);
        }
    }

    /** Lays a text on to the pages of a transcript; nothing is written. */
    public LaidText lay(TypedText typed, String source, List<PageTranscript> pages) throws StageException {
        try {
            return TextOnScan.of(
                    typed,
                    new LaidText.Origin(
                            source,
                            Digests.of(typed.text().getBytes(UTF_8)),
                            Digests.of(folder.resolve(ItemPlace.TRANSCRIPT))),
                    pages);
        } catch (IOException unread) {
            throw unreadable(folder.resolve(ItemPlace.TRANSCRIPT), unread);
        }
    }

    /** Puts a text and its alignment into the item's folder; an earlier one of that name makes place. */
    public void keep(String item, TypedText typed, LaidText laid) throws StageException {
        List<LaidText> texts =
                new ArrayList<>(alignment().map(ItemAlignment::texts).orElse(List.of()));
        texts.removeIf(text -> text.name().equals(laid.name()));
        texts.add(laid);
        Storage.write(
                folder.resolve(FOLDER).resolve(typed.name() + ENDING),
                typed.text().getBytes(UTF_8));
        Storage.write(folder.resolve(ALIGNMENT), Json.write(ItemAlignment.of(item, texts)));
    }

    /** The typed texts, by name. */
    public List<TypedText> texts() throws StageException {
        Path typed = folder.resolve(FOLDER);
        if (!Files.isDirectory(typed)) {
            return List.of();
        }
        List<TypedText> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(typed)) {
            for (Path file : files.filter(each -> each.toString().endsWith(ENDING))
                    .sorted()
                    .toList()) {
                String name = file.getFileName().toString();
                texts.add(new TypedText(
                        name.substring(0, name.length() - ENDING.length()), Files.readString(file, UTF_8)));
            }
            return texts;
        } catch (IOException unread) {
            throw unreadable(typed, unread);
        }
    }

    /** Takes the typed texts and the alignment of an older folder over into this one. */
    void takeOver(Path older) throws StageException {
        try {
            Path typed = older.resolve(FOLDER);
            if (Files.isDirectory(typed)) {
                Files.createDirectories(folder.resolve(FOLDER));
                try (Stream<Path> files = Files.list(typed)) {
                    for (Path file : files.filter(Files::isRegularFile).toList()) {
                        Files.copy(file, folder.resolve(FOLDER).resolve(file.getFileName()));
                    }
                }
            }
            if (Files.isRegularFile(older.resolve(ALIGNMENT))) {
                Files.copy(older.resolve(ALIGNMENT), folder.resolve(ALIGNMENT));
            }
        } catch (IOException failed) {
            throw Storage.failure(folder, failed);
        }
    }

    /**
     * Lays all typed texts on to the transcript as it is now.
     *
     * @return a sentence for each text that does not fit as it did
     */
    List<String> again() throws StageException {
        List<TypedText> texts = texts();
        if (texts.isEmpty()) {
            return List.of();
        }
        Transcript transcript = transcript();
        List<LaidText> earlier = alignment().map(ItemAlignment::texts).orElse(List.of());
        List<LaidText> laid = new ArrayList<>();
        List<String> said = new ArrayList<>();
        for (TypedText text : texts) {
            Optional<LaidText> before = earlier.stream()
                    .filter(each -> each.name().equals(text.name()))
                    .findFirst();
            String source = before.map(LaidText::source).orElse(text.name() + ENDING);
            LaidText now = lay(text, source, transcript.pages());
            LaidText after = before.isEmpty() ? now : now.after(before.get());
            laid.add(after);
            saying(transcript.head().item(), after).ifPresent(said::add);
        }
        Storage.write(
                folder.resolve(ALIGNMENT),
                Json.write(ItemAlignment.of(transcript.head().item(), laid)));
        return said;
    }

    private static Optional<String> saying(String item, LaidText text) {
        if (!text.fit().belongs()) {
            return Optional.of(
                    item + ": the typed text " + text.name() + " does not belong to what was read now; it is kept");
        }
        int lost = text.noLongerFits().size();
        return lost == 0
                ? Optional.empty()
                : Optional.of(item + ": " + lost + " words of the typed text " + text.name()
                        + " have lost their places by the new reading; alignment.json lists them");
    }

    /** All of the transcript. */
    public Transcript transcript() throws StageException {
        try {
            return TranscriptReader.read(folder.resolve(ItemPlace.TRANSCRIPT));
        } catch (IOException damaged) {
            throw unreadable(folder.resolve(ItemPlace.TRANSCRIPT), damaged);
        }
    }

    private static StageException unreadable(Path file, IOException cause) {
        return new StageException(FailureKind.DAMAGED, "align", file + " cannot be read: " + cause.getMessage(), cause);
    }
}
