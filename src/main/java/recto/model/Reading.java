package recto.model;

import java.util.List;
import java.util.stream.Stream;

/**
 * What one reader read on a page.
 *
 * @param source who read
 * @param tool name and version of the reader: {@code tesseract 5.5.3}; empty where it is not known
 * @param models language models used, in the engine's order
 * @param regions in reading order
 */
public record Reading(Source source, String tool, List<ModelRef> models, List<Region> regions) {
    /** Where words come from. */
    public enum Source {
        /** Recognised from the page image by the engine. */
        ENGINE,
        /** Taken from visible text of a born-digital file. */
        BORN_DIGITAL,
        /** Taken from the hidden text that earlier recognition left in the file. */
        TEXT_LAYER,
        /** Visible text of the file, and recognised words where the file has none; region ids tell which. */
        MIXED,
        /** Parts of the page image, read once more by the engine at another scale, for what the metadata lack. */
        DETAIL
    }

    public Reading {
        models = List.copyOf(models);
        regions = List.copyOf(regions);
    }

    /** All words in reading order. */
    public Stream<Word> words() {
        return regions.stream().flatMap(Region::words);
    }

    /** Mean confidence of the words, each counted by its number of characters; 0 where there are none. */
    public double confidence() {
        double sum = 0;
        long characters = 0;
        for (Word word : (Iterable<Word>) words()::iterator) {
            int length = word.text().codePointCount(0, word.text().length());
            sum += word.confidence() * length;
            characters += length;
        }
        return characters == 0 ? 0 : sum / characters;
    }
}
