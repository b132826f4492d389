/**
 * Finds where passages of a text stand in transcripts, as passim does for reprints (Smith, Cordell and Dillon,
 * "Infectious Texts: Modeling Text Reuse in Nineteenth-Century Newspapers", 2013): short runs of letters that two texts
 * share name the pages that may hold a passage, and an alignment letter by letter decides.
 *
 * <p>Start at {@link recto.align.trace.Tracer}; an index is written by {@link recto.align.trace.PageIndexWriter}.
 */
package recto.align.trace;
