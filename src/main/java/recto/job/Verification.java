package recto.job;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.model.Digest;
import recto.model.FailureKind;
import recto.model.ModelRef;
import recto.model.StageException;

/** Compares scans, models and outputs with the digests that the ledger of an output folder noted. */
public final class Verification {
    private final Path output;
    private final Function<String, Optional<Path>> models;

    /**
     * What a verification found.
     *
     * @param standing ids of items of which everything is as noted
     * @param fallen ids of the others
     * @param findings what is not as noted
     * @param typed how well typed texts fit, by item and name
     */
    public record Verdict(
            List<String> standing, List<String> fallen, List<Finding> findings, Map<String, Double> typed) {}

    /**
     * A verification of an output folder.
     *
     * @param models finds the file of a model by its name
     */
    public Verification(Path output, Function<String, Optional<Path>> models) {
        this.output = output;
        this.models = models;
    }

    /** Reads everything again and compares. */
    public Verdict run() throws StageException {
        Map<String, LedgerEntry> ledger = Ledger.read(output);
        List<ItemEntry> items = all(ledger, ItemEntry.class);
        if (items.isEmpty()) {
            throw new StageException(
                    FailureKind.NO_PAGES,
                    "verify",
                    "there is nothing to verify in " + output + ": it has no finished item of a `recto run`");
        }
        List<String> standing = new ArrayList<>();
        List<String> fallen = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        Map<String, Double> typed = new TreeMap<>();
        Map<ModelRef, Optional<Finding>> checked = new TreeMap<>(java.util.Comparator.comparing(ModelRef::toString));
        for (ItemEntry item : items) {
            List<Finding> ofItem = new ArrayList<>();
            scans(item, ofItem);
            outputs(item, ofItem);
            pages(all(ledger, PageEntry.class), item, ofItem);
            models(all(ledger, PageEntry.class), item, checked).forEach(ofItem::add);
            new TypedCheck(output.resolve(item.folder()), item.folder()).check(typed, ofItem);
            (ofItem.isEmpty() ? standing : fallen).add(item.item());
            ofItem.stream().filter(finding -> !findings.contains(finding)).forEach(findings::add);
        }
        return new Verdict(standing, fallen, findings, typed);
    }

    private static <T extends LedgerEntry> List<T> all(Map<String, LedgerEntry> ledger, Class<T> type) {
        return ledger.values().stream().filter(type::isInstance).map(type::cast).toList();
    }

    private void scans(ItemEntry item, List<Finding> findings) {
        item.scans()
                .forEach((path, digest) -> compare(output.resolve(path).normalize(), digest)
                        .ifPresent(fault -> findings.add(new Finding(Finding.Kind.SCAN, path, "scan " + fault))));
    }

    private void outputs(ItemEntry item, List<Finding> findings) throws StageException {
        Path folder = output.resolve(item.folder());
        item.files()
                .forEach((file, digest) -> compare(folder.resolve(file), digest)
                        .ifPresent(fault -> findings.add(
                                new Finding(Finding.Kind.OUTPUT, item.folder() + "/" + file, "output " + fault))));
        for (String file : files(folder)) {
            if (!item.files().containsKey(file) && !TypedTexts.isOurs(file)) {
                findings.add(new Finding(
                        Finding.Kind.OUTPUT, item.folder() + "/" + file, "output was not written by Recto"));
            }
        }
    }

    private void pages(List<PageEntry> pages, ItemEntry item, List<Finding> findings) {
        for (PageEntry page : pages) {
            if (page.item().equals(item.item())) {
                compare(output.resolve(page.file()), page.digest())
                        .ifPresent(fault -> findings.add(
                                new Finding(Finding.Kind.OUTPUT, page.file(), "page transcript " + fault)));
            }
        }
    }

    private List<Finding> models(List<PageEntry> pages, ItemEntry item, Map<ModelRef, Optional<Finding>> checked) {
        return pages.stream()
                .filter(page -> page.item().equals(item.item()))
                .flatMap(page -> page.summary().models().stream())
                .distinct()
                .flatMap(model -> checked.computeIfAbsent(model, this::model).stream())
                .toList();
    }

    private Optional<Finding> model(ModelRef model) {
        Optional<String> fault = models.apply(model.name())
                .map(file -> compare(file, model.digest()))
                .orElse(Optional.of("is not on this machine"));
        return fault.map(told -> new Finding(Finding.Kind.MODEL, model.name(), "model " + told));
    }

    private static Optional<String> compare(Path file, Digest noted) {
        try {
            if (!Files.isRegularFile(file)) {
                return Optional.of("is missing");
            }
            Digest now = Digests.of(file);
            return now.equals(noted)
                    ? Optional.empty()
                    : Optional.of("has changed: it was " + noted + " and is " + now);
        } catch (IOException unreadable) {
            return Optional.of("cannot be read: " + unreadable.getMessage());
        }
    }

    private static List<String> files(Path folder) throws StageException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new StageException(
                    FailureKind.DAMAGED, "verify", folder + " cannot be read: " + unreadable, unreadable);
        }
    }
}
