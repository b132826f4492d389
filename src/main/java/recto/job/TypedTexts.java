package recto.job;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import recto.align.LaidText;
import recto.align.TextOnScan;
import recto.align.TypedText;
import recto.model.FailureKind;
import recto.model.PageTranscript;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.TranscriptReader;
import recto.transcript.TypedPart;

/**
 * The typed texts of an item: {@code typed/NAME.txt} in its folder, work of people that no run writes over, and where
 * their words stand, at the end of {@code transcript.json}, which is made again whenever the item is.
 */
public final class TypedTexts {
    static final String FOLDER = "typed";
    private static final String ENDING = ".txt";

    private final Path folder;

    /** The typed texts of the item in a folder. */
    public TypedTexts(Path folder) {
        this.folder = folder;
    }

    /** Whether a file of the item's folder is one of those that people gave. */
    static boolean isOurs(String file) {
        return file.startsWith(FOLDER + "/");
    }

    /** The texts as they were laid on to the item, by name. */
    public List<LaidText> laid() throws StageException {
        try {
            return TypedPart.read(transcriptFile());
        } catch (IOException damaged) {
            throw unreadable(transcriptFile(), damaged);
        }
    }

    private Path transcriptFile() {
        return folder.resolve(ItemPlace.TRANSCRIPT);
    }

    /** Lays a text on to the pages of a transcript; nothing is written. */
    public LaidText lay(TypedText typed, String source, List<PageTranscript> pages) {
        return TextOnScan.of(
                typed, new LaidText.Origin(source, Digests.of(typed.text().getBytes(UTF_8))), pages);
    }

    /**
     * Puts a text and its places into the item's folder, and notes the new digest of the transcript in the ledger; an
     * earlier text of that name makes place.
     *
     * @throws StageException a file cannot be written, or a run is writing to the output folder
     */
    public void keep(TypedText typed, LaidText laid) throws StageException {
        List<LaidText> texts = new ArrayList<>(laid());
        texts.removeIf(text -> text.name().equals(laid.name()));
        texts.add(laid);
        Storage.write(
                folder.resolve(FOLDER).resolve(typed.name() + ENDING),
                typed.text().getBytes(UTF_8));
        Optional<Path> output = new ItemPlace(folder).output();
        if (output.isEmpty()) {
            write(texts);
            return;
        }
        try (Ledger ledger = Ledger.open(output.get())) {
            write(texts);
            for (LedgerEntry entry : List.copyOf(ledger.entries())) {
                if (entry instanceof LedgerEntry.ItemEntry item
                        && new ItemPlace(folder).same(output.get().resolve(item.folder()))) {
                    ledger.add(item.with(ItemPlace.TRANSCRIPT, Digests.of(transcriptFile())));
                }
            }
        } catch (IOException unread) {
            throw unreadable(transcriptFile(), unread);
        }
    }

    private void write(List<LaidText> texts) throws StageException {
        List<LaidText> sorted =
                texts.stream().sorted(Comparator.comparing(LaidText::name)).toList();
        Storage.write(transcriptFile(), out -> TypedPart.replace(transcriptFile(), sorted, out));
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

    /** Takes the typed texts of an older folder over into this one. */
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
        } catch (IOException failed) {
            throw Storage.failure(folder, failed);
        }
    }

    /**
     * Lays all typed texts on to the transcript as it is now.
     *
     * @param earlier as they were laid on to the one before
     * @return a sentence for each text that does not fit as it did
     */
    List<String> again(List<LaidText> earlier) throws StageException {
        List<TypedText> texts = texts();
        if (texts.isEmpty() || !Files.isRegularFile(transcriptFile())) {
            return List.of();
        }
        Transcript transcript = transcript();
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
        write(laid);
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
                        + " have lost their places by the new reading; transcript.json lists them");
    }

    /** All of the transcript. */
    public Transcript transcript() throws StageException {
        try {
            return TranscriptReader.read(transcriptFile());
        } catch (IOException damaged) {
            throw unreadable(transcriptFile(), damaged);
        }
    }

    private static StageException unreadable(Path file, IOException cause) {
        return new StageException(FailureKind.DAMAGED, "align", file + " cannot be read: " + cause.getMessage(), cause);
    }
}
