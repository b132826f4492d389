package recto.align.trace;

/**
 * A run of words of a passage and of a page that stand for each other.
 *
 * @param passage words of the passage; empty where the page alone has some
 * @param page words of the page; empty where the passage alone has some
 * @param differs whether they differ in more than case, accents, punctuation, spaces and old spelling
 */
public record Run(String passage, String page, boolean differs) {}
