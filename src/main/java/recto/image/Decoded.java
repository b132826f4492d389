package recto.image;

import java.util.List;
import recto.model.Note;

/**
 * A picture as a decoder gave it.
 *
 * @param pix to be closed by whoever holds this
 * @param tool that decoded it, with its version
 * @param reason why that one, where there was a choice; else empty
 * @param notes on damage
 */
record Decoded(Pix pix, String tool, String reason, List<Note> notes) {
    static Decoded of(Pix pix, String tool) {
        return new Decoded(pix, tool, "", List.of());
    }
}
