/** A page image to words: the embedded engine, its models, and the choice of script and language. */
package recto.recognition;
