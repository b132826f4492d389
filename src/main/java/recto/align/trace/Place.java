package recto.align.trace;

import java.util.List;
import recto.model.Box;
import recto.model.PageNumber;

/**
 * Where a passage stands in the transcripts.
 *
 * @param item id
 * @param score share of the letters of the passage that agree with the page, 0 to 1
 * @param pages with the words, in order; more than one where the passage goes on on the next page
 * @param wording of the page, in the passage's order, with an ellipsis between parts
 * @param runs passage and page side by side
 * @param cited whether this is the place that the report cites
 */
public record Place(String item, double score, List<OnPage> pages, String wording, List<Run> runs, Citation.Fit cited) {
    public Place {
        pages = List.copyOf(pages);
        runs = List.copyOf(runs);
    }

    /**
     * The words on one page.
     *
     * @param page of the item
     * @param printed numbers that stand in the folio or running head of the page
     * @param box around them
     * @param lines that hold them
     */
    public record OnPage(PageNumber page, List<String> printed, Box box, List<OnLine> lines) {
        public OnPage {
            printed = List.copyOf(printed);
            lines = List.copyOf(lines);
        }
    }

    /**
     * The words in one line.
     *
     * @param region id of the region
     * @param line of the region, from 1
     * @param box around the words
     */
    public record OnLine(String region, int line, Box box) {}

    /** The same place, compared with a citation. */
    Place with(Citation.Fit fit) {
        return new Place(item, score, pages, wording, runs, fit);
    }
}
