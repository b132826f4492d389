package recto.align;

import java.util.List;
import java.util.Optional;

/**
 * A word of a typed text and where it stands.
 *
 * @param at offset of its first character in the typed text, and of the one after its last, in Unicode code points
 * @param text as typed
 * @param sure 0 (no place) to 1 (the same letters were read, and all around it too)
 * @param places on the lines that it is on: one, several where it is divided, none where it has no place
 * @param read what the engine read there, where that is another text
 */
public record PlacedWord(List<Integer> at, String text, double sure, List<Place> places, Optional<String> read) {
    public PlacedWord {
        at = List.copyOf(at);
        places = List.copyOf(places);
        if (!(sure >= 0 && sure <= 1)) {
            throw new IllegalArgumentException("how sure lies between 0 and 1, not " + sure);
        }
    }
}
