package recto.endtoend;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import recto.model.FailureKind;

/**
 * What should become of a file, in the notation of the lists of odd files: {@code pages=1 warn=repaired or
 * error=damaged}. Alternatives are separated by "or" or a bar; each may ask for a number of pages, for notes
 * ({@code warn}), for the failure of a page ({@code page-error}), or that the file is refused ({@code error}) or
 * skipped.
 *
 * @param alternatives one of which has to fit
 */
record Expectation(List<Alternative> alternatives) {
    private static final Pattern KEY = Pattern.compile("\\b(pages|page-error|error|warn|text)=([a-z0-9-]*)");
    private static final Set<String> KINDS =
            Arrays.stream(FailureKind.values()).map(FailureKind::code).collect(Collectors.toSet());

    /** One way in which it may come out. */
    record Alternative(
            boolean skipped,
            Optional<Integer> pages,
            Optional<String> error,
            Set<String> pageErrors,
            Set<String> notes,
            Optional<String> text) {}

    static Expectation of(String text) {
        List<Alternative> alternatives = new ArrayList<>();
        // "error=... if heb is asked for and absent": a condition that the test does not meet.
        String unconditional = text.replaceAll("; error=[^;]* if [^;]*", "")
                // "(another reader gives up: error=damaged is acceptable)": an alternative.
                .replaceAll("\\([^()]*(error=[a-z-]+) is acceptable\\)", "or $1");
        for (String part : unconditional.split("\\bor\\b|\\|")) {
            alternatives.add(alternative(part.strip()));
        }
        return new Expectation(alternatives);
    }

    private static Alternative alternative(String part) {
        Optional<Integer> pages = Optional.empty();
        Optional<String> error = Optional.empty();
        Set<String> pageErrors = new HashSet<>();
        Set<String> notes = new HashSet<>();
        Optional<String> text = Optional.empty();
        if (part.startsWith("skipped")) {
            return new Alternative(true, pages, error, pageErrors, notes, text);
        }
        Matcher keys = KEY.matcher(part);
        while (keys.find()) {
            String value = keys.group(2);
            switch (keys.group(1)) {
                case "pages" -> pages = pages.or(() -> Optional.of(Integer.valueOf(value)));
                case "error" -> error = Optional.of(value);
                case "page-error" -> pageErrors.add(value);
                case "text" -> text = Optional.of(value);
                default -> notes.add(value);
            }
        }
        String first = part.split("[^a-z-]", 2)[0];
        if (error.isEmpty() && KINDS.contains(first)) {
            error = Optional.of(first);
        }
        return new Alternative(false, pages, error, pageErrors, notes, text);
    }

    /** Whether what became of the file is one of the alternatives. */
    boolean fits(Fate fate) {
        return alternatives.stream().anyMatch(alternative -> fits(alternative, fate));
    }

    private static boolean fits(Alternative wanted, Fate fate) {
        if (wanted.skipped()) {
            return fate.skipped();
        }
        if (wanted.error().isPresent()) {
            // A file of one page may be refused as a whole, or its only page may fail: the reader is told the same.
            return fate.refused().equals(wanted.error())
                    || fate.pages() == 1
                            && fate.pageErrors().equals(Set.of(wanted.error().get()));
        }
        return !fate.skipped()
                && fate.refused().isEmpty()
                && wanted.pages().map(pages -> pages == fate.pages()).orElse(fate.pages() > 0)
                && wanted.pageErrors().equals(fate.pageErrors())
                && fate.notes().containsAll(wanted.notes())
                && wanted.text()
                        .map(word -> word.isEmpty()
                                ? fate.text().isBlank()
                                : fate.text().contains(word))
                        .orElse(true);
    }
}
