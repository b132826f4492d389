package recto.job;

/**
 * How long a stage took on a page.
 *
 * @param stage its name
 * @param millis wall time
 * @param cpuMillis user and system time of the worker's thread, the engine's included
 */
public record StageTime(String stage, long millis, long cpuMillis) {}
