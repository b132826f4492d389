package recto.dates;

import java.util.regex.Pattern;

/** A date behind which the print itself has a question mark is uncertain. */
final class Qualified {
    private static final Pattern QUESTION = Pattern.compile("^ ?(?:\\?|[(\\[] ?\\? ?[)\\]])");

    private Qualified() {}

    static FoundDate of(FoundDate date, String text) {
        int end = date.spans().get(date.spans().size() - 1).end();
        DateReading best = date.best();
        if (best.edtf().matches(".*[?\\]]")
                || !QUESTION.matcher(text.substring(end)).find()) {
            return date;
        }
        DateReading doubted = new DateReading(
                best.calendar(),
                best.why() + "; printed with a question mark",
                best.iso(),
                best.edtf() + "?",
                best.day(),
                best.cost(),
                best.score());
        return new FoundDate(date.spans(), date.printed(), date.weekday(), doubted, date.alternatives(), date.flags());
    }
}
