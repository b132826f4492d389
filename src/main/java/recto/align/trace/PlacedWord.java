package recto.align.trace;

import recto.model.Box;

/**
 * A word of a page, as the index keeps it.
 *
 * @param text as it was read
 * @param box where it stands, pixels of the page image
 * @param region id of its region
 * @param line of its region, from 1
 */
record PlacedWord(String text, Box box, String region, int line) {}
