package recto.samples;

/**
 * A small file with something odd about it.
 *
 * @param path under {@code src/test/resources/odd}
 * @param shows what is odd
 * @param expect what should come of it: parts joined by semicolons, and alternatives, of which one must hold, joined by
 *     bars. Parts: {@code pages=N}, {@code warn=code of a note}, {@code error=kind}, {@code page-error=kind} (a page
 *     fails, the file does not), {@code text=word} (is read on some page; nothing after the sign: no page has text),
 *     {@code skipped} (not taken for a scan). Kinds are the codes of {@link recto.model.FailureKind}
 */
public record OddFile(String path, String shows, String expect) {}
