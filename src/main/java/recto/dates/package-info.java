/**
 * Finds dates in text and says what they mean: calendar, day, doubts, contradictions. Pure functions; start at
 * {@link recto.dates.DateFinder}. Names of months and days and what is known of calendars stand in tables beside the
 * classes.
 */
package recto.dates;
