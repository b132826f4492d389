package recto.job;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import recto.intake.NaturalOrder;
import recto.job.LedgerEntry.ItemEntry;
import recto.job.LedgerEntry.PageEntry;
import recto.metadata.Irregularity;
import recto.metadata.Issue;
import recto.metadata.IssueRun;
import recto.model.FailureKind;
import recto.model.StageException;

/** Checks the run of issues in an output folder. */
public final class Audit {
    /**
     * What an audit found.
     *
     * @param issues in order of the items
     * @param irregularities of their sequence and of their pages
     */
    public record Result(List<Issue> issues, List<Irregularity> irregularities) {}

    private Audit() {}

    /** Reads the metadata of all items of an output folder and checks their sequence. */
    public static Result of(Path output) throws StageException {
        Map<String, LedgerEntry> ledger = Ledger.read(output);
        List<ItemEntry> items = ledger.values().stream()
                .filter(ItemEntry.class::isInstance)
                .map(ItemEntry.class::cast)
                .sorted(Comparator.comparing(ItemEntry::item, NaturalOrder.INSTANCE))
                .toList();
        if (items.isEmpty()) {
            throw new StageException(
                    FailureKind.NO_PAGES,
                    "audit",
                    "there is nothing to audit in " + output + ": it has no finished item of a `recto run`");
        }
        List<Issue> issues = new ArrayList<>();
        for (ItemEntry item : items) {
            int pages = (int) ledger.values().stream()
                    .filter(entry ->
                            entry instanceof PageEntry page && page.item().equals(item.item()))
                    .count();
            issues.add(Issue.of(item.item(), pages, ItemTable.values(output.resolve(item.folder()))));
        }
        return new Result(issues, IssueRun.check(issues));
    }
}
