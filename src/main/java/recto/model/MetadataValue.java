package recto.model;

/**
 * A value of the metadata with its evidence.
 *
 * @param name of the element, as Dublin Core terms have it: {@code title}, {@code created}, {@code language}
 * @param value normalised
 * @param asFound as it stands in the source
 * @param source where it stands: {@code file tag exif:DateTime of a.tif}, {@code file name}
 * @param method how it was found
 * @param confidence 0 to 1
 */
public record MetadataValue(
        String name, String value, String asFound, String source, String method, double confidence) {}
