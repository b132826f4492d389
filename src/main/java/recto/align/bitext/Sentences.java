package recto.align.bitext;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Divides running text into sentences by the rules of Unicode Standard Annex 29 for a language, except after
 * abbreviations of the period (a table beside the classes) and initials. Not thread-safe.
 */
public final class Sentences {
    private static final Map<String, Set<String>> ABBREVIATIONS = read();

    /** A word before a full stop, also one with inner stops and hyphens: "c.-à-d". */
    private static final Pattern LAST_WORD =
            Pattern.compile("[\\p{L}\\p{M}\\p{N}º°]+(?:[.-]+[\\p{L}\\p{M}\\p{N}]+)*(?=\\.$)");

    private static final int LONGEST = 24;

    private final BreakIterator breaks;
    private final Set<String> abbreviations;

    /** The rules of a language, ISO 639-3 ({@code und} where it is not known). */
    public Sentences(String language) {
        abbreviations = ABBREVIATIONS.getOrDefault(language, Set.of());
        breaks = BreakIterator.getSentenceInstance(new ULocale(language));
    }

    /** A sentence as offsets of the text, without the white space around it. */
    record Range(int from, int to) {}

    /** The sentences of a paragraph, in order; together they hold everything but white space. */
    List<Range> ranges(String text) {
        List<Range> ranges = new ArrayList<>();
        breaks.setText(text);
        int from = breaks.first();
        for (int to = breaks.next(); to != BreakIterator.DONE; to = breaks.next()) {
            if (to == text.length()
                    || !endsWithAbbreviation(
                            text.substring(Math.max(from, to - LONGEST), to).strip())) {
                strip(text, from, to).ifPresent(ranges::add);
                from = to;
            }
        }
        return ranges;
    }

    /** The texts of the sentences of a paragraph. */
    public List<String> of(String text) {
        return ranges(text).stream()
                .map(range -> text.substring(range.from, range.to))
                .toList();
    }

    private static Optional<Range> strip(String text, int from, int to) {
        int first = from;
        int end = to;
        while (first < end && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        while (end > first && Character.isWhitespace(text.charAt(end - 1))) {
            end--;
        }
        return first == end ? Optional.empty() : Optional.of(new Range(first, end));
    }

    /**
     * Whether a text ends with an abbreviation, or with one capital letter and a full stop, as in "G. O. Smith". ICU's
     * own filter of sentence breaks also takes the end of a word for a short abbreviation.
     */
    private boolean endsWithAbbreviation(String text) {
        Matcher matcher = LAST_WORD.matcher(text);
        boolean found = false;
        String last = "";
        while (matcher.find()) {
            last = matcher.group();
            found = true;
        }
        boolean initial =
                found && last.codePointCount(0, last.length()) == 1 && Character.isUpperCase(last.codePointAt(0));
        return initial || found && abbreviations.contains(last);
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static Map<String, Set<String>> read() {
        Map<String, Set<String>> lists = new HashMap<>();
        try (InputStream in = Sentences.class.getResourceAsStream("abbreviations.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, UTF_8))) {
            lines.lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] columns = line.split("\t");
                Set<String> list = new HashSet<>();
                for (String abbreviation : columns[1].split(" ")) {
                    list.add(abbreviation);
                    list.add(capital(abbreviation));
                }
                lists.put(columns[0], list);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lists;
    }
}
