package recto.metadata;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import recto.dates.DateReading;
import recto.model.Box;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Alternative;
import recto.model.MetadataValue.Place;
import recto.model.Note;

/** Turns what a masthead says into values, each with its boxes. */
final class MastheadValues {
    private static final int MOST_ALTERNATIVES = 5;
    private static final double INFERRED = 0.4;
    private static final double INFERRED_WITH_WEEKDAY = 0.7;
    private static final double FLAGGED = 0.6;
    /** Confidence of a title that is not known beforehand, as a share of that of its words. */
    private static final double UNKNOWN_TITLE = 0.6;

    private final Masthead masthead;
    private final List<MetadataValue> values = new ArrayList<>();

    private MastheadValues(Masthead masthead) {
        this.masthead = masthead;
    }

    /** The values: title, date with its calendar and EDTF, issue, and what the imprint says. */
    static List<MetadataValue> of(Masthead masthead) {
        MastheadValues made = new MastheadValues(masthead);
        made.title();
        made.date();
        made.issue();
        Imprint.of(masthead).forEach(made.values::add);
        return made.values;
    }

    private void title() {
        if (masthead.title().isPresent()) {
            TitleMatch match = masthead.title().get();
            List<Box> boxes = match.prints().stream().map(Print::box).toList();
            String text =
                    String.join(" … ", match.prints().stream().map(Print::text).toList());
            String method = match.likeness() < 1
                    ? String.format(Locale.ROOT, "known title, %.0f %% alike", 100 * match.likeness())
                    : "known title";
            add(
                    "title",
                    match.known().title(),
                    new Printed(text, boxes),
                    new Reason(method, 0.5 + match.likeness() * 0.45));
        } else {
            masthead.head()
                    .title()
                    .ifPresent(print -> add(
                            "title",
                            print.text(),
                            new Printed(print.text(), List.of(print.box())),
                            new Reason("largest letters of the masthead", UNKNOWN_TITLE * print.confidence())));
        }
    }

    private void date() {
        Optional<InferredDate> inferred = masthead.chosen();
        if (inferred.isPresent()) {
            inferred(inferred.get());
        } else {
            masthead.date().ifPresent(this::printed);
        }
    }

    private void printed(IssueDate date) {
        DateReading reading = date.reading();
        List<Box> boxes = date.boxes();
        String found = date.by().printed();
        String method = "masthead; "
                + reading.calendar().name().toLowerCase(Locale.ROOT).replace('_', '-') + ": " + reading.why();
        double confidence = date.share() * (date.flags().isEmpty() ? 1 : FLAGGED);
        List<Alternative> others = date.others().entrySet().stream()
                .sorted(Map.Entry.<LocalDate, Double>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .filter(other -> other.getValue() >= 0.01)
                .limit(MOST_ALTERNATIVES)
                .map(other -> new Alternative(other.getKey().toString(), "another reading", other.getValue()))
                .toList();
        values.add(new MetadataValue(
                "date",
                date.day().toString(),
                found,
                source(),
                Optional.of(new Place(masthead.head().page(), boxes)),
                method,
                confidence,
                others,
                date.flags()));
        add("date-edtf", reading.edtf(), new Printed(found, boxes), new Reason(method, confidence));
    }

    private void inferred(InferredDate date) {
        List<Box> boxes = new ArrayList<>(date.number().boxes());
        boxes.add(date.year().print().box());
        String found = date.number().printed() + " … " + date.year().print().text();
        Note flag = new Note(
                "date-inferred",
                "the day is not printed or cannot be read; it follows from the number and the year by the days on"
                        + " which the paper appears");
        values.add(new MetadataValue(
                "date",
                date.day().toString(),
                found,
                source(),
                Optional.of(new Place(masthead.head().page(), boxes)),
                "number and year of the issue, and the days of appearance",
                date.weekday() ? INFERRED_WITH_WEEKDAY : INFERRED,
                masthead.date().map(IssueDate::day).stream()
                        .map(day -> new Alternative(day.toString(), "a doubtful date of the masthead", 0.1))
                        .toList(),
                List.of(flag)));
        add("date-edtf", date.day() + "?", new Printed(found, boxes), new Reason("inferred", INFERRED));
    }

    private void issue() {
        Optional<IssueChoice> choice = IssueChoice.of(masthead);
        if (choice.isEmpty()) {
            return;
        }
        IssueChoice issue = choice.get();
        double all =
                masthead.numbers().stream().mapToDouble(IssueNumber::weight).sum();
        List<Alternative> others = masthead.numbers().stream()
                .filter(number -> number.number() != issue.number())
                .limit(MOST_ALTERNATIVES)
                .map(number -> new Alternative(
                        Integer.toString(number.number()),
                        "'" + number.printed() + "' in the masthead",
                        number.weight() / all))
                .toList();
        values.add(new MetadataValue(
                "issue",
                Integer.toString(issue.number()),
                issue.found(),
                source(),
                Optional.of(new Place(masthead.head().page(), issue.boxes())),
                issue.method(),
                issue.confidence(),
                others,
                issue.flags()));
    }

    /** What is printed, and where. */
    private record Printed(String text, List<Box> boxes) {}

    private void add(String name, String value, Printed printed, Reason reason) {
        values.add(new MetadataValue(
                name,
                value,
                printed.text,
                source(),
                Optional.of(new Place(masthead.head().page(), printed.boxes)),
                reason.method,
                Math.min(1, reason.confidence),
                List.of(),
                List.of()));
    }

    /** How a value was found, and how sure it is. */
    private record Reason(String method, double confidence) {}

    private String source() {
        return "page " + masthead.head().page();
    }
}
