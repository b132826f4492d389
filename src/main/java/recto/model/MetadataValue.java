package recto.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A value of the metadata with its evidence.
 *
 * @param name of the element, as Dublin Core terms have it: {@code title}, {@code created}, {@code language}
 * @param value normalised
 * @param asFound as it stands in the source
 * @param source where it stands: {@code file tag exif:DateTime of a.tif}, {@code file name}
 * @param place on a page, where the source is one
 * @param method how it was found
 * @param confidence 0 to 1
 * @param alternatives other values that the evidence allows, the likeliest first
 * @param flags what contradicts the value, with both sides
 */
public record MetadataValue(
        String name,
        String value,
        String asFound,
        String source,
        Optional<Place> place,
        String method,
        double confidence,
        List<Alternative> alternatives,
        List<Note> flags) {
    /**
     * Where a value is printed.
     *
     * @param page of the item
     * @param boxes of its words, in the order of {@code asFound}; at least one
     */
    public record Place(PageNumber page, List<Box> boxes) {
        public Place {
            boxes = List.copyOf(boxes);
            if (boxes.isEmpty()) {
                throw new IllegalArgumentException("what stands on a page has a box");
            }
        }
    }

    /**
     * Another value that may be the right one.
     *
     * @param value normalised
     * @param why it may be right: the source that has it, or the reading that gives it
     * @param confidence 0 to 1
     */
    public record Alternative(String value, String why, double confidence) {}

    public MetadataValue {
        alternatives = List.copyOf(alternatives);
        flags = List.copyOf(flags);
        if (name.isEmpty() || source.isEmpty() || method.isEmpty()) {
            throw new IllegalArgumentException("a value has a name, a source and a method: " + value);
        }
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence lies between 0 and 1, not " + confidence);
        }
    }

    /** A value that stands on no page and that nothing contradicts. */
    public MetadataValue(String name, String value, String asFound, String source, String method, double confidence) {
        this(name, value, asFound, source, Optional.empty(), method, confidence, List.of(), List.of());
    }

    /** The same value with another alternative, and a flag that tells of it. */
    public MetadataValue against(Alternative other, Note flag) {
        List<Alternative> others = new ArrayList<>(alternatives);
        others.add(other);
        return new MetadataValue(
                name,
                value,
                asFound,
                source,
                place,
                method,
                confidence,
                others,
                flagged(flag).flags());
    }

    /** The same value with another flag. */
    public MetadataValue flagged(Note flag) {
        List<Note> all = new ArrayList<>(flags);
        all.add(flag);
        return new MetadataValue(name, value, asFound, source, place, method, confidence, alternatives, all);
    }
}
