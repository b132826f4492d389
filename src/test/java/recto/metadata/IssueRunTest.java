package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import recto.metadata.Irregularity.Kind;
import recto.metadata.Issue.Page;
import recto.model.Note;

/** Sixty issues of a paper that appears on Wednesdays and Saturdays, over the turn of a year, with faults planted. */
class IssueRunTest {
    private static final int PAGES = 4;

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void findsNothingInACleanRun(boolean numbered) {
        assertThat(IssueRun.check(run(numbered))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void findsAMissingIssue(boolean numbered) {
        List<Issue> run = run(numbered);
        run.remove(20);
        assertThat(kinds(run)).containsExactly(Kind.ISSUE_MISSING);
    }

    @Test
    void findsADoubledIssue() {
        List<Issue> run = run(true);
        Issue twin = run.get(7);
        run.add(8, new Issue("twin", twin.title(), twin.day(), twin.number(), twin.pages(), twin.flags()));
        assertThat(IssueRun.check(run))
                .singleElement()
                .satisfies(found -> assertThat(found.kind()).isEqualTo(Kind.ISSUE_DOUBLED))
                .satisfies(found -> assertThat(found.item()).isEqualTo("twin"));
    }

    @Test
    void findsSwappedIssues() {
        List<Issue> run = run(true);
        Collections.swap(run, 30, 31);
        assertThat(kinds(run)).containsExactly(Kind.ISSUE_MISORDERED);
    }

    @Test
    void findsANumberThatDoesNotFit() {
        List<Issue> run = run(true);
        Issue issue = run.get(12);
        run.set(12, new Issue(issue.id(), issue.title(), issue.day(), Optional.of(7), issue.pages(), List.of()));
        assertThat(kinds(run)).containsExactly(Kind.NUMBER_DOES_NOT_FIT);
    }

    @Test
    void findsAWeekdayThatContradictsItsDate() {
        List<Issue> run = run(true);
        Issue issue = run.get(40);
        List<Note> flags = List.of(new Note("date-weekday", "Sunday is printed; it is a Wednesday"));
        run.set(40, new Issue(issue.id(), issue.title(), issue.day(), issue.number(), issue.pages(), flags));
        assertThat(kinds(run)).containsExactly(Kind.DATE_CONTRADICTED);
    }

    @Test
    void findsSwappedDoubledAndMissingPages() {
        assertThat(kinds(with(5, 1, 3, 2, 4))).containsExactly(Kind.PAGE_MISORDERED);
        assertThat(kinds(with(6, 1, 2, 2, 3, 4))).containsExactly(Kind.PAGE_DOUBLED);
        assertThat(kinds(with(7, 1, 2, 4))).containsExactly(Kind.PAGE_MISSING);
        assertThat(kinds(with(8, 2, 3, 4))).containsExactly(Kind.PAGE_MISSING);
        assertThat(kinds(with(9, 1, 2, 903, 4))).containsExactly(Kind.FOLIO_DOES_NOT_FIT);
    }

    @Test
    void findsAnIssueWhoseLastPagesAreMissing() {
        assertThat(IssueRun.check(with(10, 1, 2)))
                .singleElement()
                .satisfies(found -> assertThat(found.kind()).isEqualTo(Kind.FEWER_PAGES_THAN_USUAL))
                .satisfies(found -> assertThat(found.message()).contains("2 instead of 4", "59 of 60"));
    }

    @Test
    void findsNoShortIssueWhereLengthsDiffer() {
        List<Issue> run = run(true);
        for (int at = 0; at < run.size(); at += 2) {
            run.set(at, with(at, 1, 2).get(at));
        }
        assertThat(IssueRun.check(run)).isEmpty();
    }

    @Test
    void findsAPageOfAnotherIssue() {
        List<Issue> run = run(true);
        Issue issue = run.get(9);
        List<Page> pages = new ArrayList<>(issue.pages());
        pages.set(2, new Page(3, Optional.of(3), run.get(10).day()));
        run.set(9, new Issue(issue.id(), issue.title(), issue.day(), issue.number(), pages, List.of()));
        assertThat(kinds(run)).containsExactly(Kind.PAGE_OF_ANOTHER_ISSUE);
    }

    @Test
    void findsAllFaultsOfOneRunTogether() {
        List<Issue> run = with(5, 1, 3, 2, 4);
        run.remove(50);
        Collections.swap(run, 30, 31);
        assertThat(kinds(run))
                .containsExactlyInAnyOrder(Kind.PAGE_MISORDERED, Kind.ISSUE_MISSING, Kind.ISSUE_MISORDERED);
    }

    private static List<Kind> kinds(List<Issue> run) {
        return IssueRun.check(run).stream().map(Irregularity::kind).toList();
    }

    private static List<Issue> with(int at, int... folios) {
        List<Issue> run = run(true);
        Issue issue = run.get(at);
        List<Page> pages = new ArrayList<>();
        for (int folio : folios) {
            pages.add(new Page(pages.size() + 1, Optional.of(folio), issue.day()));
        }
        run.set(at, new Issue(issue.id(), issue.title(), issue.day(), issue.number(), pages, List.of()));
        return run;
    }

    private static List<Issue> run(boolean numbered) {
        List<Issue> run = new ArrayList<>();
        int number = 70;
        for (LocalDate day = LocalDate.of(1828, 9, 1); run.size() < 60; day = day.plusDays(1)) {
            if (day.getDayOfYear() == 1) {
                number = 0;
            }
            if (day.getDayOfWeek() == DayOfWeek.WEDNESDAY || day.getDayOfWeek() == DayOfWeek.SATURDAY) {
                number++;
                run.add(issue(day, numbered ? Optional.of(number) : Optional.empty()));
            }
        }
        return run;
    }

    private static Issue issue(LocalDate day, Optional<Integer> number) {
        List<Page> pages = new ArrayList<>();
        for (int page = 1; page <= PAGES; page++) {
            pages.add(new Page(page, page == 1 ? Optional.empty() : Optional.of(page), Optional.of(day)));
        }
        return new Issue("bote_" + day, "Der Bote", Optional.of(day), number, pages, List.of());
    }
}
