package recto.align;

import java.util.List;

/**
 * All typed texts of an item, as they stand in {@code alignment.json}.
 *
 * @param schema name and version of this form
 * @param item id
 * @param texts by name
 */
public record ItemAlignment(String schema, String item, List<LaidText> texts) {
    /** Name and version of the form. */
    public static final String SCHEMA = "recto-alignment-1";

    public ItemAlignment {
        texts = List.copyOf(texts);
    }

    /** The alignment of an item's texts. */
    public static ItemAlignment of(String item, List<LaidText> texts) {
        return new ItemAlignment(
                SCHEMA,
                item,
                texts.stream()
                        .sorted(java.util.Comparator.comparing(LaidText::name))
                        .toList());
    }
}
