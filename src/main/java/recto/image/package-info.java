/**
 * Scan to page images: true resolution, limits checked before decoding, upright; the scan itself is only read.
 *
 * <p>Start at {@link recto.image.OpenScan}.
 */
package recto.image;
