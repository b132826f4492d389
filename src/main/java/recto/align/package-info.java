/** Pairs two texts. Pure functions; start at {@link recto.align.WordRuns}. */
package recto.align;
