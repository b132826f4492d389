package recto.metadata;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import recto.dates.CalendarSystem;
import recto.dates.DateFinder;
import recto.dates.DateHints;
import recto.dates.DatePiece;
import recto.dates.FoundDate;
import recto.model.KnownTitle;
import recto.model.PageTranscript;
import recto.model.Region;

/**
 * What the masthead of a first page says, before it is turned into values.
 *
 * @param head lines that it was found in
 * @param title known title that it fits
 * @param date day of the issue
 * @param numbers that may be that of the issue, the likeliest first
 * @param years printed by themselves
 * @param weekdays that are named in it
 */
record Masthead(
        Head head,
        Optional<TitleMatch> title,
        Optional<IssueDate> date,
        List<IssueNumber> numbers,
        List<PrintedYear> years,
        List<DayOfWeek> weekdays) {
    /** How much more a number counts that stands beside the date. */
    private static final double BESIDE = 2.5;

    private static final int FIRST_YEAR = 1600;
    private static final int LAST_YEAR = 2050;

    /** Reads a masthead; empty for a page without text. */
    static Optional<Masthead> of(PageTranscript page, List<KnownTitle> titles) {
        return Head.masthead(page).map(head -> {
            Optional<TitleMatch> title = TitleMatch.of(head, titles);
            DateFinder finder = new DateFinder(hints(page, title));
            Optional<Schedule> schedule = title.map(match -> new Schedule(match.known()));
            List<IssueNumber> numbers = IssueNumber.in(head, finder);
            List<IssueDate.Found> dates = dates(head, finder).stream()
                    .filter(found -> lived(title, found.date()))
                    .toList();
            Optional<IssueDate> date = IssueDate.of(dates, schedule, numbers);
            OptionalInt expected = schedule.isPresent() && date.isPresent()
                    ? schedule.get().number(date.get().day())
                    : OptionalInt.empty();
            List<Print> beside = date.map(IssueDate::lines).orElse(List.of());
            List<IssueNumber> placed = numbers.stream()
                    .map(number -> number.beside(beside) ? number.times(BESIDE) : number)
                    .toList();
            return new Masthead(
                    head,
                    title,
                    date,
                    IssueNumber.weighed(placed, expected),
                    PrintedYear.in(head),
                    Weekdays.in(head, page));
        });
    }

    /** Whether something that only mastheads have was read: a date, a year or weekday by itself, a word for number. */
    boolean isTold() {
        return date.isPresent()
                || !years.isEmpty()
                || !weekdays.isEmpty()
                || numbers.stream().anyMatch(IssueNumber::named);
    }

    /**
     * The day of an issue whose masthead shows its year and number, by the days on which the paper appears; where a
     * weekday is printed, of several numbers and years those that agree with it.
     */
    Optional<InferredDate> inferred() {
        return title.flatMap(match -> InferredDate.of(new Schedule(match.known()), this));
    }

    /** Whether a paper appeared at the time of a date; true where that is not known. */
    private static boolean lived(Optional<TitleMatch> title, FoundDate date) {
        Optional<LocalDate> first = title.flatMap(match -> match.known().first());
        Optional<LocalDate> last = title.flatMap(match -> match.known().last());
        return date.best()
                .day()
                .filter(day -> first.filter(day::isBefore).isEmpty()
                        && last.filter(day::isAfter).isEmpty())
                .isPresent();
    }

    private static DateHints hints(PageTranscript page, Optional<TitleMatch> title) {
        DateHints hints = DateHints.none()
                .languages(page.regions().stream()
                        .filter(region -> !region.lines().isEmpty())
                        .map(Region::language)
                        .map(language -> language.code())
                        .filter(code -> !code.equals("und"))
                        .distinct()
                        .toArray(String[]::new));
        int first = FIRST_YEAR;
        int last = LAST_YEAR;
        if (title.isPresent()) {
            KnownTitle known = title.get().known();
            first = known.first().map(LocalDate::getYear).orElse(first);
            last = known.last().map(LocalDate::getYear).orElse(last);
            hints = known.country().isPresent() ? hints.country(known.country().get()) : hints;
            hints = known.calendar().isPresent()
                    ? hints.calendar(CalendarSystem.valueOf(known.calendar()
                            .get()
                            .toUpperCase(java.util.Locale.ROOT)
                            .replace('-', '_')))
                    : hints;
        }
        return hints.years(first, last);
    }

    private static List<IssueDate.Found> dates(Head head, DateFinder finder) {
        List<IssueDate.Found> found = new ArrayList<>();
        int readings = head.lines().stream().mapToInt(Print::reading).max().orElse(0);
        for (int reading = 0; reading <= readings; reading++) {
            int number = reading;
            List<Print> own = head.lines().stream()
                    .filter(print -> print.reading() == number)
                    .toList();
            add(finder, own, 1, found);
        }
        if (readings > 0) {
            add(finder, head.lines(), 0.7, found);
        }
        return found;
    }

    private static void add(DateFinder finder, List<Print> prints, double weight, List<IssueDate.Found> found) {
        List<DatePiece> pieces = prints.stream()
                .map(print -> new DatePiece(print.text(), print.confidence()))
                .collect(Collectors.toList());
        if (!pieces.isEmpty()) {
            finder.assemble(pieces).forEach(date -> found.add(new IssueDate.Found(date, prints, weight)));
        }
    }

    /**
     * The inferred day, where it stands in for the printed one: there is none, or a flagged one, which has no weekday.
     */
    Optional<InferredDate> chosen() {
        boolean doubtful = date.filter(day -> day.flags().isEmpty()).isEmpty();
        return doubtful ? inferred().filter(day -> date.isEmpty() || day.weekday()) : Optional.empty();
    }

    /** The number that the issue has by its day; empty where the day or the days of appearance are in doubt. */
    OptionalInt expected() {
        return title.isPresent() && date.filter(day -> day.flags().isEmpty()).isPresent()
                ? new Schedule(title.get().known()).number(date.get().day())
                : OptionalInt.empty();
    }
}
