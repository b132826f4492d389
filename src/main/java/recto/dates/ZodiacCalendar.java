package recto.dates;

import java.time.LocalDate;
import java.util.Optional;

/**
 * The Iranian solar calendar whose months are the signs of the zodiac: a month begins on the day at whose noon (Tehran)
 * the sun has entered the sign. Place of the sun: Meeus, Astronomical Algorithms, chapter 25, low accuracy (0.01
 * degrees, a quarter of an hour).
 */
final class ZodiacCalendar {
    private static final int YEARS = 621;
    private static final double MONTH = 365.2422 / 12;
    /** Noon of Tehran (51.4 degrees east) after 0 h universal time, in days. */
    private static final double NOON = 0.5 - 51.4 / 360;

    private static final double J2000 = LocalDate.of(2000, 1, 1).toEpochDay() + 0.5;

    private ZodiacCalendar() {}

    static Optional<LocalDate> gregorian(int year, int month, int day) {
        if (month < 1 || month > 12 || day < 1) {
            return Optional.empty();
        }
        LocalDate found = start(year, month).plusDays(day - 1L);
        LocalDate next = month == 12 ? start(year + 1, 1) : start(year, month + 1);
        return found.isBefore(next) ? Optional.of(found) : Optional.empty();
    }

    static CalendarDay of(LocalDate gregorian) {
        int year = gregorian.getYear() - YEARS;
        if (start(year, 1).isAfter(gregorian)) {
            year--;
        }
        int month = 12;
        while (start(year, month).isAfter(gregorian)) {
            month--;
        }
        int day = (int) (gregorian.toEpochDay() - start(year, month).toEpochDay()) + 1;
        return new CalendarDay(CalendarSystem.PERSIAN_ZODIAC, year, month, day);
    }

    private static LocalDate start(int year, int month) {
        double target = 30.0 * (month - 1);
        LocalDate day = LocalDate.of(year + YEARS, 3, 20).plusDays(Math.round((month - 1) * MONTH) - 3);
        while (behind(day, target) > 0) {
            day = day.plusDays(1);
        }
        return day;
    }

    /** Degrees that the sun has still to go to the target at noon of the day; negative when it is past it. */
    private static double behind(LocalDate day, double target) {
        double rest = (target - longitude(day.toEpochDay() + NOON)) % 360;
        return rest > 180 ? rest - 360 : rest < -180 ? rest + 360 : rest;
    }

    private static double longitude(double epochDay) {
        double t = (epochDay - J2000) / 36525;
        double mean = 280.46646 + 36000.76983 * t + 0.0003032 * t * t;
        double anomaly = Math.toRadians(357.52911 + 35999.05029 * t - 0.0001537 * t * t);
        double centre = (1.914602 - 0.004817 * t) * Math.sin(anomaly)
                + (0.019993 - 0.000101 * t) * Math.sin(2 * anomaly)
                + 0.000289 * Math.sin(3 * anomaly);
        double node = Math.toRadians(125.04 - 1934.136 * t);
        return (mean + centre - 0.00569 - 0.00478 * Math.sin(node)) % 360;
    }
}
