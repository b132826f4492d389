/**
 * Transcript to files: JSON, text, ALTO, searchable PDF; all from the one model. May use {@code transcript} for JSON.
 */
package recto.export;
