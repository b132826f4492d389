package recto.evaluate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The scores of pages that belong together: of one folder, or in one language.
 *
 * @param name of the set
 * @param pages sorted by name within each folder
 */
public record SetScore(String name, List<PageScore> pages) {
    /** The set of pages whose language is not known. */
    public static final String NOT_STATED = "not stated";

    public SetScore {
        pages = List.copyOf(pages);
    }

    /** Its pages together, as one long text: long pages weigh more. */
    public Scores total() {
        return Scores.sum(pages.stream().map(PageScore::scores).toList());
    }

    /** The pages of all sets by their languages, sorted by language. */
    public static List<SetScore> byLanguage(Collection<SetScore> sets) {
        SortedMap<String, List<PageScore>> languages = new TreeMap<>();
        for (SetScore set : sets) {
            for (PageScore page : set.pages) {
                languages
                        .computeIfAbsent(page.language().orElse(NOT_STATED), name -> new ArrayList<>())
                        .add(page);
            }
        }
        return languages.entrySet().stream()
                .map(language -> new SetScore(language.getKey(), language.getValue()))
                .toList();
    }
}
