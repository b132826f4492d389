package recto.metadata;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import recto.model.Box;
import recto.model.Note;

/**
 * The number of an issue, decided from the numbers in its masthead: the likeliest, mended where the day tells that one
 * of its digits was misread, and told by the day alone where none could be read.
 *
 * @param number decided on
 * @param found what is printed, of the number or of the day that it follows from
 * @param boxes of what is printed
 * @param method how it was found
 * @param confidence 0 to 1
 * @param flags why it should be looked at
 */
record IssueChoice(int number, String found, List<Box> boxes, String method, double confidence, List<Note> flags) {
    /** Numbers of which one may be that of the issue, misread. */
    private static final int MISREAD = 3;

    /** Share of the weight of the likeliest number from which on another one may be meant as well. */
    private static final double NEARLY = 0.4;

    private static final double MENDED = 0.5;
    private static final double FROM_DAY = 0.4;
    /** Below this a number is one of several that may be meant. */
    private static final double DOUBTFUL = 0.3;

    /** Decides; empty where no number stands in a masthead, and where nothing else on the page tells of an issue. */
    static Optional<IssueChoice> of(Masthead masthead) {
        Optional<InferredDate> inferred = masthead.chosen();
        if (inferred.isPresent()) {
            return Optional.of(of(inferred.get(), masthead));
        }
        OptionalInt expected = masthead.expected();
        if (masthead.numbers().isEmpty()) {
            return expected.isPresent() ? Optional.of(fromDay(expected.getAsInt(), masthead)) : Optional.empty();
        }
        IssueNumber top = masthead.numbers().get(0);
        if (masthead.title().isEmpty() && masthead.date().isEmpty() && !top.named()) {
            // A figure on a page that says nothing else of an issue: of a box, a folder, a chapter.
            return Optional.empty();
        }
        return Optional.of(
                expected.isEmpty() ? unconfirmed(top, masthead) : checked(top, expected.getAsInt(), masthead));
    }

    /** A number that no day of appearance speaks for; flagged where another one is nearly as likely. */
    private static IssueChoice unconfirmed(IssueNumber top, Masthead masthead) {
        Optional<IssueNumber> other = masthead.numbers().stream()
                .filter(number -> number.number() != top.number() && number.weight() >= NEARLY * top.weight())
                .findFirst();
        return read(
                top,
                masthead,
                other.stream()
                        .map(number -> new Note(
                                "issue-doubtful",
                                "it may be " + number.number() + ", which was read as '" + number.printed()
                                        + "'; compare with the page"))
                        .toList());
    }

    private static IssueChoice of(InferredDate day, Masthead masthead) {
        IssueChoice read = read(day.number(), masthead, List.of());
        if (day.issue() == day.number().number()) {
            return read;
        }
        Note flag = new Note(
                "issue-mended",
                day.number().number() + " was read; there was no such issue in "
                        + day.year().year() + ", and the point after the number is easily read as one more digit");
        return new IssueChoice(
                day.issue(), read.found, read.boxes, "number, mended by its year", MENDED, List.of(flag));
    }

    private static IssueChoice checked(IssueNumber top, int due, Masthead masthead) {
        if (Math.abs(top.number() - due) <= IssueNumber.HOLIDAYS) {
            return read(top, masthead, List.of());
        }
        Note flag = new Note(
                "issue-against-date",
                top.number() + " is printed; by the days of appearance the issue of "
                        + masthead.date().orElseThrow().day() + " is number " + due);
        Optional<IssueNumber> misread = masthead.numbers().stream()
                .limit(MISREAD)
                .filter(number -> Figures.misread(number.number(), due))
                .findFirst();
        if (misread.isPresent()) {
            return new IssueChoice(
                    due,
                    misread.get().printed(),
                    misread.get().boxes(),
                    "number, mended by the day and the days of appearance",
                    MENDED,
                    List.of(flag));
        }
        IssueChoice read = read(top, masthead, List.of(flag));
        return top.named() || read.confidence >= DOUBTFUL ? read : fromDay(due, masthead);
    }

    private static IssueChoice fromDay(int due, Masthead masthead) {
        IssueDate date = masthead.date().orElseThrow();
        Note flag = new Note(
                "issue-inferred",
                "the number is not printed or cannot be read; it follows from the day by the days on which the paper"
                        + " appears");
        return new IssueChoice(
                due,
                date.by().printed(),
                date.boxes(),
                "day of the issue, and the days of appearance",
                FROM_DAY,
                List.of(flag));
    }

    private static IssueChoice read(IssueNumber number, Masthead masthead, List<Note> flags) {
        double all =
                masthead.numbers().stream().mapToDouble(IssueNumber::weight).sum();
        double share = number.weight() / all * Math.min(1, number.weight());
        return new IssueChoice(
                number.number(),
                number.printed(),
                number.boxes(),
                number.named() ? "word for number" : "place of the number in the masthead",
                share,
                flags);
    }
}
