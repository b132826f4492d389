package recto.model;

/**
 * Where a page image comes from.
 *
 * @param scan path of the scan as it was given, with {@code /} between folders
 * @param digest of the whole scan file
 * @param page of the scan
 * @param turn that made the stored image upright
 */
public record PageOrigin(String scan, Digest digest, PageNumber page, Turn turn) {}
