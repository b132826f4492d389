package recto.align.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.DefaultHandler;
import recto.align.trace.Block.Kind;

/**
 * The paragraphs of a marked-up text: of XHTML, as Apache Tika makes it of office files, PDF and HTML, or of TEI P5. A
 * quotation inside a paragraph gets marks of quotation.
 */
final class MarkedBlocks extends DefaultHandler {
    private static final Set<String> PARAGRAPHS = Set.of(
            "p", "li", "td", "th", "h1", "h2", "h3", "h4", "h5", "h6", "dd", "dt", "pre", "head", "ab", "l", "item",
            "cell", "div", "body");
    private static final Set<String> UNSEEN = Set.of("script", "style", "title", "teiheader", "meta", "nav");
    private static final Set<String> INLINE_QUOTES = Set.of("q", "quote", "said");
    private static final Set<String> BLOCK_QUOTES = Set.of("quote", "cit");
    /** Names of paragraph styles for quotations: English, German, French, Spanish, Russian, Turkish. */
    private static final Pattern QUOTE_STYLE = Pattern.compile(
            "(?i)(?:^|[ _-])(?:block|intense|long)?(?:quot|zitat|cita|цитат|alıntı|blocktext|block_text).*");

    private static final Pattern NOTE_STYLE = Pattern.compile("(?i)(?:foot|end)[ _-]?note.*");

    private final List<Block> blocks = new ArrayList<>();
    private final Deque<Kind> kinds = new ArrayDeque<>(List.of(Kind.TEXT));
    private final Deque<StringBuilder> texts = new ArrayDeque<>(List.of(new StringBuilder()));
    private final List<Block> notes = new ArrayList<>();
    private int unseen;

    List<Block> blocks() {
        flush();
        return List.copyOf(blocks);
    }

    @Override
    public void startElement(String uri, String local, String qualified, Attributes attributes) {
        String name = name(local, qualified);
        unseen += UNSEEN.contains(name) ? 1 : 0;
        Kind kind = kind(name, attributes);
        if (isNote(name)) {
            texts.peek().append("[footnoteRef:0]");
            texts.push(new StringBuilder());
        } else if (isInlineQuote(name)) {
            texts.peek().append(" \u201C");
        } else if (isParagraph(name) || kind != kinds.peek()) {
            flush();
        } else if (name.equals("br") || name.equals("lb")) {
            texts.peek().append(' ');
        }
        kinds.push(kind);
    }

    @Override
    public void endElement(String uri, String local, String qualified) {
        String name = name(local, qualified);
        unseen -= UNSEEN.contains(name) ? 1 : 0;
        Kind ended = kinds.pop();
        Kind outer = kinds.peek();
        kinds.push(ended);
        if (isNote(name) && texts.size() > 1) {
            add(Kind.NOTE, texts.pop().toString(), notes);
        } else if (INLINE_QUOTES.contains(name) && ended == outer && ended != Kind.QUOTE) {
            texts.peek().append("\u201D");
        } else if (isParagraph(name) || ended != outer) {
            flush();
        }
        kinds.pop();
    }

    @Override
    public void characters(char[] characters, int start, int length) {
        if (unseen == 0) {
            texts.peek().append(characters, start, length);
        }
    }

    @Override
    public void ignorableWhitespace(char[] characters, int start, int length) {
        characters(characters, start, length);
    }

    private Kind kind(String name, Attributes attributes) {
        String style = attributes.getValue("class") == null ? "" : attributes.getValue("class");
        if (isNote(name)
                || kinds.peek() == Kind.NOTE
                || NOTE_STYLE.matcher(style).matches()) {
            return Kind.NOTE;
        }
        boolean block = name.equals("blockquote")
                || QUOTE_STYLE.matcher(style).matches()
                || BLOCK_QUOTES.contains(name) && texts.peek().toString().isBlank();
        return block ? Kind.QUOTE : kinds.peek();
    }

    /** A quotation inside a paragraph: always, or because it begins after other words of it. */
    private boolean isInlineQuote(String name) {
        boolean inside =
                !BLOCK_QUOTES.contains(name) || !texts.peek().toString().isBlank();
        return INLINE_QUOTES.contains(name) && inside && kinds.peek() != Kind.QUOTE;
    }

    /** Notes of TEI, and the source that it gives of a quotation. */
    private static boolean isNote(String name) {
        return name.equals("note") || name.equals("bibl");
    }

    private static boolean isParagraph(String name) {
        return PARAGRAPHS.contains(name) || name.equals("blockquote");
    }

    private static String name(String local, String qualified) {
        return (local == null || local.isEmpty() ? qualified : local).toLowerCase(Locale.ROOT);
    }

    private void flush() {
        if (texts.size() > 1) {
            texts.peek().append(' ');
            return;
        }
        add(kinds.peek(), texts.peek().toString(), blocks);
        texts.peek().setLength(0);
        blocks.addAll(notes);
        notes.clear();
    }

    private static void add(Kind kind, String text, List<Block> to) {
        String plain = text.replaceAll("[\\s\u00A0]+", " ").strip();
        if (!plain.isEmpty()) {
            to.add(new Block(kind, plain));
        }
    }
}
