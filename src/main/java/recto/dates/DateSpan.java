package recto.dates;

/**
 * Where a part of a date stands.
 *
 * @param piece index of the piece from 0; 0 in a text of one piece
 * @param start offset of the first character in the piece
 * @param end offset after the last character
 */
public record DateSpan(int piece, int start, int end) {
    public DateSpan {
        if (piece < 0 || start < 0 || end <= start) {
            throw new IllegalArgumentException("no span: piece " + piece + ", " + start + " to " + end);
        }
    }
}
