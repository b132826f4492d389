package recto.align.trace;

import java.util.List;

/**
 * What a report says beside a passage, where a citation may stand.
 *
 * @param notes footnotes and endnotes of the passage
 * @param after text from the passage to the next one
 * @param before text from the last passage to this one
 */
record Beside(List<String> notes, String after, String before) {
    Beside {
        notes = List.copyOf(notes);
    }
}
