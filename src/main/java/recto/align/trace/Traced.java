package recto.align.trace;

import java.util.List;
import java.util.Optional;

/**
 * What was found of a passage.
 *
 * @param passage that was looked for
 * @param citations that stand beside it in the report
 * @param verdict what became of the search
 * @param places where it stands, those that agree with a citation first, then the most alike
 * @param names page with names and numbers of it, where nothing else was found
 */
public record Traced(
        Passage passage, List<Citation> citations, Verdict verdict, List<Place> places, Optional<NamesPlace> names) {
    public Traced {
        citations = List.copyOf(citations);
        places = List.copyOf(places);
    }
}
