package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.job.LedgerEntry.Work;
import recto.model.Digest;
import recto.model.Scan;
import recto.model.StageException;
import recto.model.TranscriptHead;

/** The finished items of an output folder: which stand, how to write one, and putting it in its place. */
final class ItemShelf {
    static final String WORK = ".work";

    private final Path output;
    private final Ledger ledger;
    private final Keys keys;
    private final Settings settings;
    private final Beforehand known;

    ItemShelf(Path output, Ledger ledger, Settings settings, Beforehand known) {
        this.output = output;
        this.ledger = ledger;
        this.settings = settings;
        this.keys = new Keys();
        this.known = known;
    }

    /** The entry of an item whose files stand as they would be written now. */
    Optional<ItemEntry> standing(ItemWork work) {
        return ledger.find(ItemEntry.subject(work.planned().item().id()))
                .map(ItemEntry.class::cast)
                .filter(entry -> entry.key().equals(key(work)))
                .filter(entry -> entry.files().entrySet().stream()
                        .allMatch(file -> PageBook.unharmed(
                                output.resolve(entry.folder()).resolve(file.getKey()), file.getValue())));
    }

    /** The task that writes an item. */
    Task.Export task(ItemWork work) throws StageException {
        Path folder = partial(work);
        Storage.emptyFolder(folder);
        List<String> pages = work.entries().stream()
                .map(entry -> output.resolve(entry.file()).toAbsolutePath().toString())
                .toList();
        return new Task.Export(
                work.planned().item(),
                head(work),
                pages,
                folder.toAbsolutePath().toString(),
                settings.export(),
                settings.page().image(),
                known.titles());
    }

    /**
     * An item that was put in its place.
     *
     * @param entry in the ledger
     * @param said a sentence for each typed text that does not fit as it did
     */
    record Published(ItemEntry entry, List<String> said) {}

    /** Lays typed texts on to the written files of an item, puts these in their place and notes them. */
    Published publish(ItemWork work, Runner.Result result) throws StageException {
        String folder = work.planned().item().folder();
        Path partial = partial(work);
        List<String> said = layTypedTexts(partial, output.resolve(folder));
        SortedMap<String, Digest> files = digests(partial);
        Storage.publish(partial, output.resolve(folder), aside().resolve(folder));
        String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        ItemEntry entry = new ItemEntry(
                work.planned().item().id(),
                folder,
                key(work),
                scans(work),
                files,
                new Work(now, result.millis(), result.attempts(), List.of()));
        ledger.add(entry);
        return new Published(entry, said);
    }

    private static List<String> layTypedTexts(Path partial, Path older) throws StageException {
        TypedTexts typed = new TypedTexts(partial);
        typed.takeOver(older);
        boolean read = Files.isRegularFile(older.resolve(ItemPlace.TRANSCRIPT));
        return typed.again(read ? new TypedTexts(older).laid() : List.of());
    }

    /**
     * Puts items back that a killed run had moved aside and not yet replaced: the typed texts in them are nowhere else.
     */
    static void restore(Path output) throws StageException {
        Path aside = output.resolve(WORK).resolve("old");
        if (!Files.isDirectory(aside)) {
            return;
        }
        try (Stream<Path> all = Files.walk(aside)) {
            for (Path file :
                    all.filter(path -> path.endsWith(ItemPlace.TRANSCRIPT)).toList()) {
                Path place = output.resolve(aside.relativize(file.getParent()));
                if (!Files.exists(place)) {
                    Files.createDirectories(place.toAbsolutePath().getParent());
                    Storage.move(file.getParent(), place);
                }
            }
        } catch (IOException failed) {
            throw Storage.failure(aside, failed);
        }
    }

    private Path aside() {
        return output.resolve(WORK).resolve("old");
    }

    private SortedMap<String, Digest> scans(ItemWork work) {
        SortedMap<String, Digest> scans = new TreeMap<>();
        for (Scan scan : work.planned().item().scans()) {
            scans.put(relative(Path.of(scan.location())), scan.digest());
        }
        return scans;
    }

    // Relative, so that a folder with scans and output can be moved as a whole and still be verified.
    private String relative(Path scan) {
        Path from = output.toAbsolutePath().normalize();
        Path root = from.getRoot();
        return root != null && root.equals(scan.getRoot())
                ? from.relativize(scan).toString()
                : scan.toString();
    }

    private static SortedMap<String, Digest> digests(Path folder) throws StageException {
        SortedMap<String, Digest> digests = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                if (!TypedTexts.isOurs(name)) {
                    digests.put(name, Digests.of(file));
                }
            }
            return digests;
        } catch (IOException failed) {
            throw Storage.failure(folder, failed);
        }
    }

    private Path partial(ItemWork work) {
        String name = Digests.of(work.planned().item().id().getBytes(java.nio.charset.StandardCharsets.UTF_8))
                .hex();
        return output.resolve(WORK).resolve(name.substring(0, 16));
    }

    private Digest key(ItemWork work) {
        List<Digest> pages = work.entries().stream().map(PageEntry::digest).toList();
        return keys.of(head(work), pages, settings.export(), known.titles());
    }

    private TranscriptHead head(ItemWork work) {
        return Heads.of(work, settings.page(), known.of(work.planned().item()));
    }
}
