package recto.recognition;

/**
 * News while models are looked for.
 *
 * @param model name
 * @param done bytes had so far
 * @param total bytes of the model; {@code done == total} when it is there
 * @param problem why it cannot be had, and what to do; empty while all goes well
 */
public record ModelEvent(String model, long done, long total, String problem) {}
