package recto.align.trace;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import recto.dates.DateFinder;
import recto.dates.DateHints;
import recto.dates.DateReading;
import recto.dates.DateSpan;
import recto.dates.FoundDate;

/** Reads citations: "Kaspi, 30 March 1919, p. 3", "газета «Каспий», № 67", a URL. */
final class Citations {
    private static final int FLAGS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    private static final Pattern ISSUE = Pattern.compile(
            "(?<!\\p{L})(?:№№?|no|nr|num|n[°º]|issue|heft|номер|вып|sayı|say|թիվ|համար|شماره|عدد|العدد)[.:]?\\s*(\\p{Nd}{1,5})(?!\\p{Nd})",
            FLAGS);
    private static final Pattern PAGE = Pattern.compile(
            "(?<!\\p{L})(?:pp?|pg|pages?|ss?|seiten?|сс?|стр|страниц[аы]|səh|sahife|sayfa|էջ|გვ|ص|صفحه|צ|עמ)[.:']?\\s*(\\p{Nd}{1,5})(?!\\p{Nd})",
            FLAGS);
    private static final Pattern URL = Pattern.compile("(?:https?://|www\\.)[^\\s<>\"\u00BB\u201C\u201D)]+");
    private static final Pattern IBIDEM = Pattern.compile(
            "(?:ibid|ibidem|idem|ebd|ebenda|ebenda|там же|ibídem|op\\. ?cit|نفسه|همان)(?!\\p{L}).*", FLAGS);
    private static final Pattern TITLE_BEFORE = Pattern.compile(
            "(\\p{Lu}[\\p{L}\\p{M}\u2019'-]+(?: \\p{L}[\\p{L}\\p{M}\u2019'-]*){0,4})[\\s,.:;(]*(?:of |from |vom |du |от |за )?$");
    private static final Pattern QUOTED_TITLE = Pattern.compile(
            "[\u00AB\u201E\u201C\"\u300C]([\\p{L}\\p{M}\\p{Nd} '\u2019.-]{2,40})[\u00BB\u201C\u201D\"\u300D]");

    private final DateFinder dates = new DateFinder(DateHints.none());
    private List<Citation> last = List.of();

    /** The citations beside a passage: those of its notes, else of a bracket after it, else of the text about it. */
    List<Citation> of(Beside beside) {
        List<Citation> found = of(beside.notes().stream());
        if (found.isEmpty()) {
            found = of(Stream.of(bracket(beside.after())));
        }
        if (found.isEmpty()) {
            found = of(Stream.of(beside.before(), beside.after()));
        }
        last = found;
        return found;
    }

    private List<Citation> of(Stream<String> texts) {
        List<Citation> found = new ArrayList<>();
        for (String text : (Iterable<String>) texts::iterator) {
            if (IBIDEM.matcher(text.strip()).matches() && !last.isEmpty()) {
                found.addAll(last);
                continue;
            }
            Citation citation = in(text);
            if (!citation.isEmpty()) {
                found.add(citation);
            }
        }
        return List.copyOf(found);
    }

    private static String bracket(String after) {
        Matcher bracket = Pattern.compile("^[\\s.,;]*[(\\[]([^)\\]]+)[)\\]]").matcher(after);
        return bracket.find() && !Passages.REFERENCE.matcher(bracket.group()).find() ? bracket.group(1) : "";
    }

    /** What a text cites. */
    Citation in(String text) {
        Optional<String> url = first(URL, text, 0).map(address -> address.replaceFirst("[.,;]+$", ""));
        String rest = URL.matcher(text).replaceAll(" ");
        Set<String> days = new LinkedHashSet<>();
        Set<String> titles = new LinkedHashSet<>();
        for (FoundDate date : dates.find(rest)) {
            Stream.concat(Stream.of(date.best()), date.alternatives().stream())
                    .map(DateReading::iso)
                    .flatMap(Optional::stream)
                    .forEach(days::add);
            DateSpan span = date.spans().get(0);
            first(TITLE_BEFORE, rest.substring(0, span.start()), 1).ifPresent(titles::add);
        }
        QUOTED_TITLE.matcher(rest).results().forEach(title -> titles.add(title.group(1)));
        return new Citation(
                text.strip(),
                List.copyOf(titles),
                List.copyOf(days),
                first(ISSUE, rest, 1).map(Citations::digits),
                first(PAGE, rest, 1).map(Citations::digits),
                url);
    }

    private static Optional<String> first(Pattern pattern, String text, int group) {
        Matcher matcher = pattern.matcher(text);
        return matcher.find() ? Optional.of(matcher.group(group)) : Optional.empty();
    }

    private static String digits(String number) {
        return Letters.of(number).toString();
    }
}
