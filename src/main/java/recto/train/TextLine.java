package recto.train;

/**
 * A line of print and what stands in it.
 *
 * @param picture the line alone, greys
 * @param text in reading order, NFC
 */
public record TextLine(Grey picture, String text) {
    public TextLine {
        if (text.isBlank()) {
            throw new IllegalArgumentException("a line to learn from has text");
        }
    }
}
