package recto.cli;

import java.util.List;
import java.util.SortedMap;
import recto.align.trace.Traced;
import recto.align.trace.TracedItem;
import recto.align.trace.Verdict;
import recto.model.Digest;

/**
 * What {@code recto trace --json} writes.
 *
 * @param program name and version
 * @param report file name
 * @param digest of the report
 * @param searched items, by their ids, with what their metadata say
 * @param transcripts digests of the transcripts that were searched, by item
 * @param unread transcripts that could not be read, with the reason
 * @param tooShort number of quotations and sentences that are too short to be told from chance
 * @param counts of the passages by verdict
 * @param passages in order of the report
 */
record TraceReport(
        String program,
        String report,
        Digest digest,
        List<TracedItem> searched,
        SortedMap<String, Digest> transcripts,
        List<String> unread,
        int tooShort,
        SortedMap<Verdict, Integer> counts,
        List<Traced> passages) {}
