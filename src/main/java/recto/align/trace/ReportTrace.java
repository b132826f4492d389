package recto.align.trace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Traces all passages of a report. For one thread. */
public final class ReportTrace {
    private final PageIndex index;
    private final Tracer tracer;

    /** Traces in this index, which stays open. */
    public ReportTrace(PageIndex index) {
        this.index = index;
        this.tracer = new Tracer(index);
    }

    /**
     * What was found of a report.
     *
     * @param tooShort number of quotations and sentences that are too short to be told from chance
     * @param passages in order
     */
    public record Result(int tooShort, List<Traced> passages) {
        public Result {
            passages = List.copyOf(passages);
        }
    }

    /** Traces the quotations of a report, or every sentence of it. */
    public Result of(List<Block> report, boolean sentences) throws IOException {
        Passages.Told told = sentences ? Passages.sentences(report) : Passages.quotations(report);
        Citations citations = new Citations();
        List<Traced> traced = new ArrayList<>();
        for (Quoted quoted : told.passages()) {
            traced.add(trace(quoted.passage(), citations.of(quoted.beside())));
        }
        return new Result(told.tooShort(), traced);
    }

    private Traced trace(Passage passage, List<Citation> citations) throws IOException {
        List<Place> places = new ArrayList<>();
        for (Place place : tracer.places(passage.text())) {
            Comparison comparison = new Comparison(index.item(place.item()), place.pages());
            places.add(place.with(comparison.with(citations)));
        }
        places.sort(Comparator.comparing(place -> place.cited() != Citation.Fit.AS_CITED));
        Optional<NamesPlace> names = places.isEmpty() ? new NameSearch(index).place(passage.text()) : Optional.empty();
        return new Traced(passage, citations, verdict(places, names), places, names);
    }

    private static Verdict verdict(List<Place> places, Optional<NamesPlace> names) {
        if (places.isEmpty()) {
            return names.isEmpty() ? Verdict.NOT_FOUND : Verdict.ONLY_NAMES_AND_NUMBERS;
        }
        boolean elsewhere = places.stream().allMatch(place -> place.cited() == Citation.Fit.ELSEWHERE);
        return elsewhere ? Verdict.FOUND_ELSEWHERE : Verdict.FOUND;
    }
}
