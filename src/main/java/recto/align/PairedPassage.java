package recto.align;

/**
 * A typed passage and where it was read.
 *
 * @param typed passage
 * @param read passage, up to the end of its page
 */
public record PairedPassage(TypedPassage typed, ReadPassage read) {}
