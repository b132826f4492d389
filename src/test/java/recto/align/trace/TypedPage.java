package recto.align.trace;

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
import recto.model.TranscriptHead;
import recto.model.Turn;
import recto.model.Word;

/** Pages as a typewriter would set them: each character ten pixels wide, each line forty pixels below the last. */
public final class TypedPage {
    /** Pixels from one line to the next. */
    public static final int LINE = 40;
    /** Pixels of a character. */
    public static final int CHARACTER = 10;

    private static final Digest DIGEST = new Digest("0".repeat(64));

    private TypedPage() {}

    /** A page of one region, {@code r1}. */
    public static PageTranscript of(int number, String... lines) {
        return page(number, regions(List.of(region("r1", RegionType.TEXT, 0, List.of(lines)))));
    }

    /** A page with a folio above its text. */
    static PageTranscript withFolio(int number, String folio, String... lines) {
        return page(
                number,
                regions(List.of(
                        region("r1", RegionType.FOLIO, 0, List.of(folio)),
                        region("r2", RegionType.TEXT, 1, List.of(lines)))));
    }

    /** A head for a number of pages. */
    public static TranscriptHead head(String item, int pages) {
        return new TranscriptHead(item, "recto", "", DIGEST, List.of(), List.of(), List.of(), pages);
    }

    private static List<Region> regions(List<Optional<Region>> regions) {
        return regions.stream().flatMap(Optional::stream).toList();
    }

    private static Optional<Region> region(String id, RegionType type, int first, List<String> lines) {
        List<Line> set = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            line(lines.get(i), first + i).ifPresent(set::add);
        }
        return set.stream()
                .map(Line::box)
                .reduce(Box::union)
                .map(box -> new Region(id, type, box, Language.UNKNOWN, set));
    }

    private static Optional<Line> line(String text, int number) {
        List<Word> words = new ArrayList<>();
        int at = 0;
        for (String word : text.strip().split("\\s+")) {
            if (!word.isEmpty()) {
                words.add(new Word(
                        word, new Box(at * CHARACTER, number * LINE, word.length() * CHARACTER, LINE - CHARACTER), 1));
                at += word.length() + 1;
            }
        }
        return words.stream().map(Word::box).reduce(Box::union).map(box -> new Line(box, Optional.empty(), words));
    }

    private static PageTranscript page(int number, List<Region> regions) {
        return new PageTranscript(
                new PageNumber(number),
                new PageOrigin("scan.png", DIGEST, new PageNumber(number), Turn.NONE),
                PageTranscript.State.READ,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(new Reading(Reading.Source.ENGINE, "", List.of(), regions)),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty());
    }
}
