package recto.dates;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts together dates whose parts stand in different pieces of a masthead. */
final class Assembly {
    /** Whole days first, then by cost; a date with its weekday is a masthead's own. */
    static final Comparator<FoundDate> LIKELIEST_FIRST = Comparator.comparingDouble(Assembly::distance);

    private static final Pattern NO_DIGITS = Pattern.compile("[^0-9]");
    private static final Pattern DIGITS_ONLY = Pattern.compile("[0-9 .:,'-]+");
    private static final Pattern FULL_YEAR = Pattern.compile("1[5-9][0-9]{2}");
    private static final double DIVIDED = 0.3;
    private static final double NO_DAY = 10;
    private static final double NO_WEEKDAY = 1;
    /** A piece with more tokens is running text, whose numbers are no years of a masthead. */
    private static final int LONGEST_LINE = 14;

    private static final int LONGEST_ABBREVIATION = 3;

    private final List<DatePiece> pieces;
    private final DateHints hints;
    private final List<Part> years = new ArrayList<>();
    private final List<Part> weekdays = new ArrayList<>();
    private final List<Cluster> clusters = new ArrayList<>();

    /** A year or a weekday that stands apart. */
    private record Part(DateSpan span, String text, Segment segment) {}

    private Assembly(List<DatePiece> pieces, DateHints hints) {
        this.hints = hints;
        this.pieces = pieces;
    }

    static List<Cluster> of(List<DatePiece> pieces, DateHints hints) {
        Assembly assembly = new Assembly(pieces, hints);
        for (int i = 0; i < pieces.size(); i++) {
            assembly.look(i);
        }
        List<Cluster> found = new ArrayList<>();
        assembly.clusters.forEach(cluster -> found.addAll(assembly.completed(cluster)));
        return found;
    }

    private void look(int piece) {
        String text = pieces.get(piece).text();
        List<Segment> segments = Segments.of(text, hints);
        for (Cluster cluster : DateFinder.clusters(text, hints)) {
            List<DateSpan> spans = cluster.spans().stream()
                    .map(span -> new DateSpan(piece, span.start(), span.end()))
                    .toList();
            clusters.add(new Cluster(
                    cluster.halves(),
                    cluster.between(),
                    cluster.weekdays(),
                    spans,
                    cluster.printed(),
                    pieces.get(piece).confidence()));
        }
        long words =
                segments.stream().filter(segment -> segment.sign().isEmpty()).count();
        if (words <= LONGEST_LINE) {
            segments.forEach(segment -> alone(piece, segment));
        }
        dropDaysOfIssue(piece);
        dividedYear(piece);
    }

    /** Several weekdays in a line are those on which the paper comes out. */
    private void dropDaysOfIssue(int piece) {
        if (weekdays.stream().filter(part -> part.span.piece() == piece).count() > 1) {
            weekdays.removeIf(part -> part.span.piece() == piece);
        }
    }

    /** A year whose digits stand apart, with nothing else in the line. */
    private void dividedYear(int piece) {
        String text = pieces.get(piece).text();
        String digits = NO_DIGITS.matcher(text).replaceAll("");
        boolean known = years.stream().anyMatch(part -> part.span.piece() == piece);
        if (known
                || !DIGITS_ONLY.matcher(text).matches()
                || !FULL_YEAR.matcher(digits).matches()) {
            return;
        }
        int start = text.indexOf(digits.charAt(0));
        int end = text.lastIndexOf(digits.charAt(digits.length() - 1)) + 1;
        Num year = new Num(Integer.parseInt(digits), digits.length(), DIVIDED);
        Segment segment = new Segment(start, end, "", List.of(), List.of(year));
        years.add(new Part(new DateSpan(piece, start, end), text.substring(start, end), segment));
    }

    private void alone(int piece, Segment segment) {
        boolean taken = clusters.stream()
                .flatMap(cluster -> cluster.spans().stream())
                .anyMatch(
                        span -> span.piece() == piece && span.start() < segment.end() && segment.start() < span.end());
        if (taken) {
            return;
        }
        DateSpan span = new DateSpan(piece, segment.start(), segment.end());
        Part part = new Part(span, pieces.get(piece).text().substring(span.start(), span.end()), segment);
        if (!segment.numbers(Num::fullYear).isEmpty()) {
            years.add(part);
        }
        if (full(segment.weekdays())) {
            weekdays.add(part);
        }
    }

    private List<Cluster> completed(Cluster cluster) {
        boolean year = cluster.halves().stream().allMatch(half -> half.years().isEmpty());
        boolean day = cluster.halves().stream().noneMatch(half -> half.days().isEmpty());
        List<Cluster> found = new ArrayList<>();
        if (year && day && !years.isEmpty()) {
            years.forEach(part -> found.add(with(cluster, part, true)));
        } else {
            found.add(cluster);
        }
        return found.stream().map(this::withWeekday).toList();
    }

    private Cluster withWeekday(Cluster cluster) {
        if (full(cluster.weekdays()) || weekdays.isEmpty()) {
            return cluster;
        }
        int own = cluster.spans().get(0).piece();
        Part nearest = weekdays.stream()
                .min(Comparator.comparingDouble(part -> Math.abs(part.span.piece() - own)
                        + part.segment.weekdays().get(0).cost()))
                .orElseThrow();
        return with(cluster, nearest, false);
    }

    private static boolean full(List<Name> names) {
        return names.stream().anyMatch(name -> name.form().length() > LONGEST_ABBREVIATION);
    }

    private Cluster with(Cluster cluster, Part part, boolean year) {
        List<DateSpan> spans = new ArrayList<>(cluster.spans());
        spans.add(part.span);
        spans.sort(Comparator.comparingInt(DateSpan::piece).thenComparingInt(DateSpan::start));
        String printed = spans.stream()
                .map(span -> pieces.get(span.piece()).text().substring(span.start(), span.end()))
                .collect(Collectors.joining(" \u2026 "));
        List<Draft> halves = year
                ? cluster.halves().stream()
                        .map(half -> half.years(part.segment.numbers(Num::fullYear), half.place()))
                        .toList()
                : cluster.halves();
        double trust = Math.min(cluster.trust(), pieces.get(part.span.piece()).confidence());
        return new Cluster(
                halves, cluster.between(), year ? cluster.weekdays() : part.segment.weekdays(), spans, printed, trust);
    }

    private static double distance(FoundDate date) {
        double cost = date.best().cost();
        cost += date.best().day().isEmpty() ? NO_DAY : 0;
        return date.weekday().isEmpty() ? cost + NO_WEEKDAY : cost;
    }
}
