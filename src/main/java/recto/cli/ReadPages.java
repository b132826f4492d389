package recto.cli;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.evaluate.Languages;
import recto.evaluate.LineText;
import recto.evaluate.PageText;
import recto.evaluate.Pairs;
import recto.evaluate.RegionText;
import recto.evaluate.TextFolder;
import recto.evaluate.TextFormats;
import recto.model.PageTranscript;
import recto.model.Region;
import recto.model.RegionType;
import recto.model.StageException;
import recto.model.Transcript;
import recto.transcript.TranscriptReader;

/**
 * The pages that a program read without notices of who digitised them, by the keys of {@link Pairs}: from transcripts
 * of Recto, else from files of text.
 */
final class ReadPages {
    private static final Set<RegionType> WITHOUT_TEXT =
            EnumSet.of(RegionType.PICTURE, RegionType.SEPARATOR, RegionType.NOISE, RegionType.UNREAD);

    private final SortedMap<String, PageText> transcribed = new TreeMap<>();
    private final SortedMap<String, Path> files = new TreeMap<>();

    private ReadPages() {}

    /** Looks for transcripts, and for files with one of the endings where there are none. */
    static ReadPages in(Path place, List<String> endings) throws IOException {
        ReadPages pages = new ReadPages();
        try (Stream<Path> all = Files.walk(place, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> transcripts = all.filter(file -> file.endsWith("transcript.json"))
                    .sorted()
                    .toList();
            for (Path transcript : transcripts) {
                pages.add(TranscriptReader.read(transcript));
            }
        }
        if (pages.transcribed.isEmpty()) {
            pages.files.putAll(TextFolder.files(place, endings));
        }
        return pages;
    }

    Set<String> keys() {
        return transcribed.isEmpty() ? files.keySet() : transcribed.keySet();
    }

    /** The pages of these keys as one. */
    PageText joined(String name, List<String> keys) throws IOException, StageException {
        List<PageText> pages = new ArrayList<>();
        for (String key : keys) {
            pages.add(
                    transcribed.isEmpty()
                            ? TextFormats.read(files.get(key).toString(), Files.readAllBytes(files.get(key)))
                            : transcribed.get(key));
        }
        return PageText.joined(name, pages);
    }

    private void add(Transcript transcript) {
        Map<String, List<PageTranscript>> byScan = transcript.pages().stream()
                .collect(Collectors.groupingBy(page -> page.origin().scan()));
        byScan.forEach((scan, pages) -> pages.forEach(page -> {
            String name = Pairs.withoutEnding(scan);
            String key = pages.size() == 1
                    ? name
                    : Pairs.pageKey(name, page.origin().page().value());
            transcribed.put(key, text(key, page));
        }));
    }

    private static PageText text(String name, PageTranscript page) {
        return new PageText(
                name,
                new PageText.Frame(page.size(), Optional.empty(), true),
                page.regions().stream()
                        .filter(region -> region.type() != RegionType.NOTICE)
                        .filter(region -> !region.lines().isEmpty() || !WITHOUT_TEXT.contains(region.type()))
                        .map(ReadPages::text)
                        .toList());
    }

    private static RegionText text(Region region) {
        return new RegionText(
                Optional.of(region.box()),
                region.outline(),
                Languages.of(region.language().code()),
                region.lines().stream()
                        .map(line -> new LineText(Optional.of(line.box()), line.text()))
                        .toList());
    }
}
