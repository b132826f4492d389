/** The published form of a transcript, and the only place that maps records to JSON and YAML. */
package recto.transcript;
