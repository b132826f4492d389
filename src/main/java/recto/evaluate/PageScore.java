package recto.evaluate;

/**
 * How well one page was read.
 *
 * @param name of the page
 * @param missing whether nothing at all was handed in for it: all its characters count as errors
 * @param characters error rate on grapheme clusters in reading order
 * @param words error rate on words in reading order
 * @param overlap words right regardless of order
 * @param flexible error rate on grapheme clusters regardless of the order of the lines
 */
public record PageScore(
        String name, boolean missing, ErrorRate characters, ErrorRate words, WordOverlap overlap, ErrorRate flexible) {}
