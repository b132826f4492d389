package recto.job;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Contents;
import recto.model.Coverage;
import recto.model.Digest;
import recto.model.Failure;
import recto.model.ModelRef;
import recto.model.PageNumber;
import recto.model.PageTranscript.State;

/** A line of the ledger: what was done, from what, with which result. */
public sealed interface LedgerEntry {
    /** What was worked on; a later entry for the same subject takes the place of an earlier one. */
    String subject();

    /** Digest of everything that the result follows from; the work stands as long as it would come out the same. */
    Digest key();

    /**
     * The pages of a scan.
     *
     * @param scan digest of the file
     * @param key of the inspection
     * @param contents pages; absent when it failed
     * @param failure absent when it went well
     */
    record ScanEntry(Digest scan, Digest key, Optional<Contents> contents, Optional<Failure> failure)
            implements LedgerEntry {
        @Override
        public String subject() {
            return subject(scan);
        }

        static String subject(Digest scan) {
            return "scan " + scan;
        }
    }

    /**
     * Settings that pages were read with, under the digest by which transcripts cite them.
     *
     * @param key digest of the settings
     * @param settings as they were
     */
    record SettingsEntry(Digest key, PageSettings settings) implements LedgerEntry {
        @Override
        public String subject() {
            return subject(key);
        }

        static String subject(Digest key) {
            return "settings " + key;
        }
    }

    /**
     * A page that was worked on.
     *
     * @param item id
     * @param page of the item
     * @param key of the page
     * @param settings digest of the settings
     * @param file of its transcript, relative to the output folder
     * @param digest of that file
     * @param summary for reports
     * @param work how it went
     */
    record PageEntry(
            String item,
            PageNumber page,
            Digest key,
            Digest settings,
            String file,
            Digest digest,
            Summary summary,
            Work work)
            implements LedgerEntry {
        @Override
        public String subject() {
            return subject(item, page);
        }

        static String subject(String item, PageNumber page) {
            return "page " + page + " of " + item;
        }
    }

    /**
     * What a report says of a page.
     *
     * @param state how it ended
     * @param pixels of the page image
     * @param words how many
     * @param confidence mean of its words, 0 to 1
     * @param coverage what became of the ink; absent where no image was read
     * @param tool name and version of the reader; empty where nothing had to be recognised
     * @param models that read it
     * @param languages of its regions
     * @param notes codes
     * @param failure absent unless it failed
     */
    record Summary(
            State state,
            long pixels,
            int words,
            double confidence,
            Optional<Coverage> coverage,
            String tool,
            List<ModelRef> models,
            List<String> languages,
            List<String> notes,
            Optional<Failure> failure) {}

    /**
     * How the work on a page or item went; not part of any transcript.
     *
     * @param finished time in ISO 8601, UTC
     * @param millis from the task to its outcome
     * @param attempts 1, or 2 after a retry
     * @param times of the stages
     */
    record Work(String finished, long millis, int attempts, List<StageTime> times) {}

    /**
     * The files of an item.
     *
     * @param item id
     * @param folder relative to the output folder
     * @param key of the export
     * @param scans paths relative to the output folder, with the digests they had
     * @param files paths below {@code folder}, with their digests
     * @param work how it went
     */
    record ItemEntry(
            String item,
            String folder,
            Digest key,
            SortedMap<String, Digest> scans,
            SortedMap<String, Digest> files,
            Work work)
            implements LedgerEntry {
        public ItemEntry {
            scans = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(scans));
            files = java.util.Collections.unmodifiableSortedMap(new TreeMap<>(files));
        }

        /** The same with a file that was written again. */
        ItemEntry with(String file, Digest digest) {
            SortedMap<String, Digest> all = new TreeMap<>(files);
            all.put(file, digest);
            return new ItemEntry(item, folder, key, scans, all, work);
        }

        @Override
        public String subject() {
            return subject(item);
        }

        static String subject(String item) {
            return "item " + item;
        }
    }

    /**
     * A value of an item that was corrected by hand.
     *
     * @param item id
     * @param element name of the value
     * @param value as it was corrected; empty where the correction was taken back
     * @param by who corrected it, as stated; may be empty
     * @param on when, as stated; may be empty
     * @param key digest of the rest
     */
    record CorrectionEntry(String item, String element, String value, String by, String on, Digest key)
            implements LedgerEntry {
        @Override
        public String subject() {
            return "correction of " + element + " of " + item;
        }
    }
}
