package recto.model;

/**
 * A failure as it is noted.
 *
 * @param kind what sort
 * @param stage where: {@code inspect}, {@code decode}, {@code recognise}, {@code export}
 * @param message what happened and what to do, for people
 */
public record Failure(FailureKind kind, String stage, String message) {}
