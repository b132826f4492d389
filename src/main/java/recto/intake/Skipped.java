package recto.intake;

/**
 * A file or folder that is left out by a stated rule, and is no failure.
 *
 * @param path below the input, with {@code /} between folders
 * @param reason the rule, for people
 */
public record Skipped(String path, String reason) {}
