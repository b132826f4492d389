package recto.align.trace;

/** What became of the search for a passage. */
public enum Verdict {
    /** It stands in the transcripts: where it is cited, or where nothing says otherwise. */
    FOUND("found"),
    /** It stands in the transcripts, and every place differs from what is cited. */
    FOUND_ELSEWHERE("found elsewhere than cited"),
    /** Its letters were not found; a page has rare names and numbers of it, as a text in another language would. */
    ONLY_NAMES_AND_NUMBERS("not found; only names and numbers agree"),
    /** It was not found in what was searched. */
    NOT_FOUND("not found in what was searched");

    private final String words;

    Verdict(String words) {
        this.words = words;
    }

    /** As it is told to people. */
    public String words() {
        return words;
    }
}
