package recto.dates;

import java.time.LocalDate;
import java.util.Optional;

/** Writes readings in ISO 8601 and in the Extended Date/Time Format (ISO 8601-2:2019, annex A). */
final class Edtf {
    private Edtf() {}

    /**
     * A day.
     *
     * @param open whether a calendar that may be a day off is not held by anything else
     * @param doubted whether something contradicts the day
     */
    static DateReading day(Candidate candidate, double cost, boolean open, boolean doubted) {
        LocalDate day = candidate.day();
        boolean range = open && Candidates.uncertain(candidate.calendar());
        String edtf = range ? "[" + day.minusDays(1) + ".." + day.plusDays(1) + "]" : doubted ? day + "?" : "" + day;
        return new DateReading(
                candidate.calendar(), candidate.why(), Optional.of(day.toString()), edtf, Optional.of(day), cost, 1);
    }

    /** A month, or another stretch of days: ISO 8601. */
    static String stretch(LocalDate first, LocalDate last) {
        boolean month =
                first.getDayOfMonth() == 1 && last.equals(first.plusMonths(1).minusDays(1));
        return month ? first.toString().substring(0, 7) : first + "/" + last;
    }

    /** A day of a month whose year is not known. */
    static DateReading yearless(CalendarSystem calendar, String why, String monthDay, double cost) {
        return new DateReading(calendar, why, Optional.empty(), "XXXX-" + monthDay, Optional.empty(), cost, 1);
    }
}
