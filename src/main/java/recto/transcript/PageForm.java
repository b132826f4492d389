package recto.transcript;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import recto.align.WordRuns;
import recto.model.Box;
import recto.model.Coverage;
import recto.model.Failure;
import recto.model.Note;
import recto.model.PageNumber;
import recto.model.PageOrigin;
import recto.model.PageTranscript;
import recto.model.Reading;
import recto.model.Resolution;
import recto.model.Size;
import recto.model.Step;

/** A page as it stands in {@code transcript.json}. */
record PageForm(
        PageNumber number,
        PageOrigin origin,
        PageTranscript.State state,
        Optional<Size> size,
        Optional<Resolution> resolution,
        Optional<List<Box>> leaves,
        Optional<ReadingForm> reading,
        List<ReadingForm> otherReadings,
        List<Alignment> alignments,
        Optional<Coverage> coverage,
        List<Step> steps,
        List<Note> notes,
        Optional<Failure> failure) {

    /** Where the chosen reading and another one differ; {@code otherReading} counts from 1. */
    record Alignment(int otherReading, List<Run> differences) {}

    /** First word and word after the last, in the chosen and in the other reading. */
    record Run(List<Integer> chosen, List<Integer> other) {}

    static PageForm of(PageTranscript page) {
        List<Reading> readings = page.readings();
        List<Reading> others = readings.subList(Math.min(1, readings.size()), readings.size());
        return new PageForm(
                page.number(),
                page.origin(),
                page.state(),
                page.size(),
                page.resolution(),
                Optional.of(page.leaves()).filter(leaves -> !leaves.isEmpty()),
                readings.stream().findFirst().map(ReadingForm::of),
                others.stream().map(ReadingForm::of).toList(),
                IntStream.range(1, readings.size())
                        .filter(i -> readings.get(i).source() != Reading.Source.DETAIL)
                        .mapToObj(i -> new Alignment(i, runs(readings.get(0), readings.get(i))))
                        .toList(),
                page.coverage(),
                page.steps(),
                page.notes(),
                page.failure());
    }

    PageTranscript page() {
        List<Reading> readings = new ArrayList<>();
        Stream.concat(reading.stream(), otherReadings.stream())
                .map(ReadingForm::reading)
                .forEach(readings::add);
        return new PageTranscript(
                number,
                origin,
                state,
                size,
                resolution,
                leaves.orElse(List.of()),
                readings,
                coverage,
                steps,
                notes,
                failure);
    }

    private static List<Run> runs(Reading chosen, Reading other) {
        return WordRuns.between(chosen, other).stream()
                .map(run -> new Run(List.of(run.leftFrom(), run.leftTo()), List.of(run.rightFrom(), run.rightTo())))
                .toList();
    }
}
