package recto.align;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.align.TypedText.TypedWord;
import recto.model.PageTranscript;

/** Lays a typed text on to the pages that it was typed from. */
public final class TextOnScan {
    /** Words on either side that say how sure a place is. */
    private static final int AROUND = 4;

    private final Laid laid;
    private final Placing placing;

    private TextOnScan(Laid laid) {
        this.laid = laid;
        placing = new Placing(laid);
    }

    /**
     * A text laid on to pages.
     *
     * @param pages of which the chosen readings count
     */
    public static LaidText of(TypedText typed, LaidText.Origin origin, List<PageTranscript> pages) {
        return new TextOnScan(new Laid(typed.words(), ReadText.of(pages))).laidText(typed.name(), origin);
    }

    private LaidText laidText(String name, LaidText.Origin origin) {
        List<List<Place>> places = new ArrayList<>(laid.typed().size());
        for (int word = 0; word < laid.typed().size(); word++) {
            places.add(placing.places(word));
        }
        new Rows(laid).fill(places);
        new Gaps(laid, places).fill();
        Passages passages = new Passages(laid, places);
        return new LaidText(
                name,
                origin.source(),
                origin.digest(),
                Fit.of(laid),
                words(places),
                passages.typedOnly(),
                passages.readOnly(),
                passages.moved(),
                passages.doubled(),
                List.of());
    }

    private List<PlacedWord> words(List<List<Place>> places) {
        double[] likeness = new double[places.size()];
        for (int word = 0; word < likeness.length; word++) {
            likeness[word] = likeness(word);
        }
        List<PlacedWord> words = new ArrayList<>(likeness.length);
        for (int word = 0; word < likeness.length; word++) {
            words.add(word(word, likeness, places.get(word)));
        }
        return words;
    }

    private double likeness(int word) {
        int from = laid.typedFrom(word);
        int to = laid.typedFrom(word + 1);
        double sum = 0;
        for (int at = from; at < to; at++) {
            sum += laid.likeness(at);
        }
        return sum / (to - from);
    }

    private PlacedWord word(int word, double[] likeness, List<Place> places) {
        TypedWord typed = laid.typed().get(word);
        double around = 0;
        int counted = 0;
        for (int at = Math.max(0, word - AROUND); at <= Math.min(likeness.length - 1, word + AROUND); at++) {
            around += at == word ? 0 : likeness[at];
            counted += at == word ? 0 : 1;
        }
        double context = counted == 0 ? likeness[word] : around / counted;
        double sure = places.isEmpty() ? 0 : 0.6 * likeness[word] + 0.4 * context;
        Optional<String> read =
                Optional.of(placing.read(word)).filter(text -> !text.isEmpty() && !text.equals(typed.text()));
        return new PlacedWord(List.of(typed.from(), typed.to()), typed.text(), sure, places, read);
    }
}
