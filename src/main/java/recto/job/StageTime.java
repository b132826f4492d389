package recto.job;

/**
 * How long a stage took on a page.
 *
 * @param stage its name
 * @param millis wall time
 */
public record StageTime(String stage, long millis) {}
