package recto.model;

/**
 * Something that a reader should know of a scan or page and that did not stop the work.
 *
 * @param code for programs, in words joined by hyphens: {@code resolution-assumed}
 * @param message for people: what was found, and what to do where something can be done
 */
public record Note(String code, String message) {}
