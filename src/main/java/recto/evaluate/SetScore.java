package recto.evaluate;

import java.util.List;

/**
 * The scores of the pages of one set.
 *
 * @param name of the set
 * @param pages sorted by name
 */
public record SetScore(String name, List<PageScore> pages) {
    public SetScore {
        pages = List.copyOf(pages);
    }

    public ErrorRate characters() {
        return ErrorRate.sum(pages.stream().map(PageScore::characters).toList());
    }

    public ErrorRate words() {
        return ErrorRate.sum(pages.stream().map(PageScore::words).toList());
    }

    public WordOverlap overlap() {
        return WordOverlap.sum(pages.stream().map(PageScore::overlap).toList());
    }

    public ErrorRate flexible() {
        return ErrorRate.sum(pages.stream().map(PageScore::flexible).toList());
    }
}
