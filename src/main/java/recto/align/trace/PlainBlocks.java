package recto.align.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import recto.align.trace.Block.Kind;

/**
 * The paragraphs of plain text and Markdown, which empty lines part. Quotations are lines that begin with {@code >}
 * (CommonMark 0.31, "Block quotes"), or that all are indented where most of the text is not.
 */
final class PlainBlocks {
    private static final Pattern NOTE = Pattern.compile("\\[\\^([^\\]]+)\\]:\\s*");
    private static final Pattern REFERENCE = Pattern.compile("\\[\\^([^\\]]+)\\]");
    private static final Pattern INDENTED = Pattern.compile("(?:\t| {3,}).*", Pattern.DOTALL);
    private static final Pattern HEADING = Pattern.compile("#{1,6} +");

    private PlainBlocks() {}

    static List<Block> of(String text) {
        List<List<String>> paragraphs = paragraphs(text);
        boolean mostIndented =
                paragraphs.stream().filter(PlainBlocks::isIndented).count() * 2 > paragraphs.size();
        Map<String, Block> notes = new HashMap<>();
        List<Block> blocks = new ArrayList<>();
        for (List<String> lines : paragraphs) {
            Block block = block(lines, !mostIndented && isIndented(lines));
            Matcher note = NOTE.matcher(lines.get(0));
            if (note.lookingAt()) {
                notes.put(note.group(1), block);
            } else if (!block.text().isEmpty()) {
                blocks.add(block);
            }
        }
        return blocks.stream().flatMap(block -> withNotes(block, notes)).toList();
    }

    private static Stream<Block> withNotes(Block block, Map<String, Block> notes) {
        return Stream.concat(
                Stream.of(block),
                REFERENCE
                        .matcher(block.text())
                        .results()
                        .map(reference -> notes.getOrDefault(reference.group(1), new Block(Kind.NOTE, ""))));
    }

    private static List<List<String>> paragraphs(String text) {
        List<List<String>> paragraphs = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        for (String line : (Iterable<String>) text.lines()::iterator) {
            boolean other = !lines.isEmpty()
                    && (isQuote(line) != isQuote(lines.get(0))
                            || NOTE.matcher(line).lookingAt());
            boolean empty = (isQuote(line) ? line.strip().substring(1) : line).isBlank();
            if ((empty || other) && !lines.isEmpty()) {
                paragraphs.add(List.copyOf(lines));
                lines.clear();
            }
            if (!empty) {
                lines.add(line);
            }
        }
        if (!lines.isEmpty()) {
            paragraphs.add(lines);
        }
        return paragraphs;
    }

    private static Block block(List<String> lines, boolean indented) {
        boolean quote = isQuote(lines.get(0));
        String text = lines.stream()
                .map(line -> quote ? line.strip().replaceFirst("^(?:> ?)+", "") : line)
                .map(String::strip)
                .collect(Collectors.joining(" "));
        Matcher note = NOTE.matcher(text);
        if (note.lookingAt()) {
            return new Block(Kind.NOTE, text.substring(note.end()));
        }
        return new Block(
                quote || indented ? Kind.QUOTE : Kind.TEXT,
                HEADING.matcher(text).replaceFirst(""));
    }

    private static boolean isQuote(String line) {
        return line.strip().startsWith(">");
    }

    private static boolean isIndented(List<String> lines) {
        return lines.stream().allMatch(line -> INDENTED.matcher(line).matches());
    }
}
