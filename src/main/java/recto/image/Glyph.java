package recto.image;

import org.apache.pdfbox.text.TextPosition;

/**
 * One glyph as a PDF page shows it.
 *
 * @param position with its text
 * @param invisible whether it is drawn without ink (text rendering modes 3 and 7)
 * @param number in order of drawing, from 0
 */
record Glyph(TextPosition position, boolean invisible, int number) {}
