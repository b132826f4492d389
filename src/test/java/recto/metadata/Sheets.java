package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Line;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.Script;
import recto.model.Size;
import recto.model.Turn;
import recto.model.Word;

/** Builds page transcripts of lines set where a test wants them. */
final class Sheets {
    static final Size SIZE = new Size(2000, 2800);

    private final Language language;
    private final List<Region> regions = new ArrayList<>();
    private List<Box> leaves = List.of();

    Sheets(String code, Script script) {
        this.language = new Language(code, script);
    }

    /** A line whose words are 0.55 letters wide for each of their letters. */
    Sheets line(String text, int x, int y, int height) {
        List<Word> words = new ArrayList<>();
        int at = x;
        for (String word : text.split(" ")) {
            int width = Math.max(4, (int) (word.length() * height * 0.55));
            words.add(new Word(word, new Box(at, y, width, height), 0.95));
            at += width + height / 2;
        }
        Box box = words.stream().map(Word::box).reduce(Box::union).orElseThrow();
        regions.add(new Region(
                "r" + (regions.size() + 1),
                RegionType.TEXT,
                box,
                language,
                List.of(new Line(box, Optional.empty(), words))));
        return this;
    }

    /** Many lines of small print below the head. */
    Sheets body(String text) {
        for (int i = 0; i < 40; i++) {
            line(text, 100, 1000 + i * 40, 24);
        }
        return this;
    }

    /** Makes the page a spread. */
    Sheets folded(int x) {
        leaves = List.of(new Box(0, 0, x, SIZE.height()), new Box(x, 0, SIZE.width() - x, SIZE.height()));
        return this;
    }

    PageTranscript page(int number) {
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("a.tif", new Digest("0".repeat(64)), new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.of(SIZE),
                Optional.empty(),
                leaves,
                List.of(new Reading(Reading.Source.ENGINE, "test 1", List.of(), regions)),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }
}
