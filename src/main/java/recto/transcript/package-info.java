/**
 * The published form of a transcript, and the only place that maps records to JSON and YAML. May use {@code align} for
 * what two readings of a page differ in.
 *
 * <p>Start at {@link recto.transcript.TranscriptWriter}; the form is described in {@code docs/transcript.schema.json}.
 */
package recto.transcript;
