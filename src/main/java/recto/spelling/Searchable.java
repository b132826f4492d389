package recto.spelling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import recto.model.Language;

/**
 * A text in the form that is searched, and how it came from the printed one. Immutable. The printed form is never
 * changed; each difference is the use of one {@link Rule}.
 */
public final class Searchable {
    private final String text;
    private final int[] offsets;
    private final List<Edit> edits;

    private Searchable(String text, int[] offsets, List<Edit> edits) {
        this.text = text;
        this.offsets = offsets;
        this.edits = List.copyOf(edits);
    }

    /** The searchable form of a text in one language. */
    public static Searchable of(String diplomatic, Language language) {
        return of(diplomatic, place -> language);
    }

    /**
     * The searchable form of a text in several languages.
     *
     * @param diplomatic as printed, NFC, lines ended by line feeds
     * @param languages the language at a place of the text
     */
    public static Searchable of(String diplomatic, IntFunction<Language> languages) {
        List<Edit> edits = new ArrayList<>(Letters.edits(diplomatic, languages));
        for (PrintedWord word : PrintedWord.all(diplomatic, languages)) {
            edits.addAll(word.joints());
            edits.addAll(Orthography.edits(word));
        }
        edits.sort(Comparator.comparingInt(Edit::from));
        return applied(diplomatic, edits);
    }

    private static Searchable applied(String diplomatic, List<Edit> edits) {
        StringBuilder text = new StringBuilder();
        int[] offsets = new int[diplomatic.length() + 1];
        int next = 0;
        for (int from = 0; from < diplomatic.length(); ) {
            boolean edited = next < edits.size() && edits.get(next).from() == from;
            Edit edit = edited ? edits.get(next++) : null;
            String by = edit != null ? edit.by() : diplomatic.substring(from, from + 1);
            if (text.length() + by.length() >= offsets.length) {
                offsets = Arrays.copyOf(offsets, 2 * offsets.length + by.length());
            }
            Arrays.fill(offsets, text.length(), text.length() + by.length(), from);
            text.append(by);
            from = edit != null ? edit.to() : from + 1;
        }
        offsets = Arrays.copyOf(offsets, text.length() + 1);
        offsets[text.length()] = diplomatic.length();
        return new Searchable(text.toString(), offsets, edits);
    }

    /** The searchable text. */
    public String text() {
        return text;
    }

    /**
     * Where each UTF-16 unit of the searchable text comes from in the printed one; never falling; one more than the
     * text is long, the last being the length of the printed text. A copy.
     */
    public int[] offsets() {
        return offsets.clone();
    }

    /** Where a place of the searchable text, from 0 to its length, comes from in the printed one. */
    public int source(int place) {
        return offsets[place];
    }

    /** The uses of rules in the order of the text; no two touch the same place. */
    public List<Edit> edits() {
        return edits;
    }
}
