package recto.spelling;

/**
 * One use of a rule. Places count UTF-16 units of the printed text from 0.
 *
 * @param rule that was used
 * @param from first place that it replaces
 * @param to place after the last one
 * @param by what stands there in the searchable text; empty where something is left out
 */
public record Edit(Rule rule, int from, int to, String by) {
    public Edit {
        if (from < 0 || to <= from) {
            throw new IllegalArgumentException("not a stretch of text: " + from + " to " + to);
        }
    }
}
