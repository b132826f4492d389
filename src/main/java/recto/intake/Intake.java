package recto.intake;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import recto.model.Digest;
import recto.model.FailureKind;
import recto.model.Item;
import recto.model.Note;
import recto.model.Scan;
import recto.model.StageException;

/**
 * Finds scans in files and folders, tells their true type, digests them and groups them into items. Only reads, each
 * file once; the result depends on names and bytes alone, not on the order of the inputs. docs/items.md has the rules.
 */
public final class Intake {
    static final String STAGE = "intake";

    private final IntakeSettings settings;

    /** Makes an intake with its settings. */
    public Intake(IntakeSettings settings) {
        this.settings = settings;
    }

    /**
     * What the inputs hold.
     *
     * @param inputs files and folders, in any mix
     * @throws StageException when an input does not exist or a given folder cannot be listed ({@code UNREADABLE})
     * @throws IllegalArgumentException when there is no input
     */
    public Found find(List<Path> inputs) throws StageException {
        return find(inputs, List.of());
    }

    /**
     * The same, going around output folders that lie among the scans.
     *
     * @param outputs folders, there or not
     */
    public Found find(List<Path> inputs, List<Path> outputs) throws StageException {
        Walk walk = new Walk(real(outputs));
        walk.run(Inputs.of(inputs));
        List<Scan> scans = scans(walk);
        walk.skipped().sort(Comparator.comparing(Skipped::path, NaturalOrder.INSTANCE));
        walk.refused().sort(Comparator.comparing(Refused::path, NaturalOrder.INSTANCE));
        return new Found(items(scans), walk.skipped(), walk.refused());
    }

    private static List<Scan> scans(Walk walk) {
        Inspection inspection = new Inspection(walk.skipped(), walk.refused());
        List<Candidate> candidates = new ArrayList<>(walk.candidates());
        candidates.sort(Comparator.comparing(Candidate::path, NaturalOrder.INSTANCE));
        Map<Digest, String> first = new HashMap<>();
        List<Scan> scans = new ArrayList<>();
        for (Candidate candidate : candidates) {
            Optional<Scan> scan = inspection.scan(candidate);
            scan.map(found -> marked(found, first)).ifPresent(scans::add);
        }
        return scans;
    }

    /** The scan, with a note when its bytes came before. */
    private static Scan marked(Scan scan, Map<Digest, String> first) {
        String same = first.putIfAbsent(scan.digest(), scan.path());
        if (same == null) {
            return scan;
        }
        List<Note> notes = new ArrayList<>(scan.notes());
        notes.add(new Note("duplicate-of", "the same bytes as " + same));
        return new Scan(scan.path(), scan.location(), scan.digest(), scan.bytes(), scan.mediaType(), notes);
    }

    private List<Item> items(List<Scan> scans) {
        Map<String, Group> groups = Ids.unique(
                switch (settings.group()) {
                    case AUTO -> Series.of(scans);
                    case FILE -> scans.stream().map(Group::single).toList();
                    case FOLDER -> byFolder(scans);
                });
        Map<String, String> folders = Folders.unique(List.copyOf(groups.keySet()));
        List<Item> items = new ArrayList<>();
        groups.forEach((id, group) -> items.add(new Item(id, folders.get(id), group.scans())));
        return items;
    }

    private static List<Group> byFolder(List<Scan> scans) {
        Map<Path, List<Scan>> folders = new java.util.LinkedHashMap<>();
        for (Scan scan : scans) {
            folders.computeIfAbsent(Path.of(scan.location()).getParent(), any -> new ArrayList<>())
                    .add(scan);
        }
        return folders.values().stream()
                .map(members -> new Group(Group.folderId(members.get(0)), "", members))
                .toList();
    }

    private static Set<Path> real(List<Path> outputs) throws StageException {
        Set<Path> real = new HashSet<>();
        for (Path output : outputs) {
            try {
                if (java.nio.file.Files.exists(output)) {
                    real.add(output.toRealPath());
                }
            } catch (IOException e) {
                throw new StageException(
                        FailureKind.UNREADABLE, STAGE, "cannot reach " + output + "; check who may read it", e);
            }
        }
        return real;
    }
}
