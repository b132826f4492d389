package recto.align.trace;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import recto.align.trace.Block.Kind;
import recto.align.trace.QuotationMarks.Span;

/** The passages of a report that are looked for, in order. */
final class Passages {
    /** Where a note is called: as Apache Tika writes it, and as Markdown does. */
    static final Pattern REFERENCE = Pattern.compile("\\[(?:(?:foot|end)noteRef:\\d+|\\^[^\\]]+)\\]");

    private static final String OUTER_MARKS =
            "\u201E\u201C\u201D\u00AB\u00BB\u201A\u2018\u2019\"\u300C\u300D\u300E\u300F\u300A\u300B\u2039\u203A ";

    private final List<Block> blocks;
    private final List<Quoted> found = new ArrayList<>();
    private int tooShort;

    private Passages(List<Block> blocks) {
        this.blocks = blocks;
    }

    /** Passages and how many quotations are too short to be told from chance. */
    record Told(List<Quoted> passages, int tooShort) {}

    /** Passages in marks of quotation, and those set off as quotations. */
    static Told quotations(List<Block> blocks) {
        Passages passages = new Passages(blocks);
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).kind() == Kind.QUOTE) {
                passages.setOff(i);
            } else if (blocks.get(i).kind() == Kind.TEXT) {
                i = passages.marked(i);
            }
        }
        return new Told(passages.found, passages.tooShort);
    }

    /** Every sentence; notes are left out. */
    static Told sentences(List<Block> blocks) {
        Passages passages = new Passages(blocks);
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).kind() != Kind.NOTE) {
                passages.sentencesOf(i);
            }
        }
        return new Told(passages.found, passages.tooShort);
    }

    private void setOff(int at) {
        String before = at > 0 && blocks.get(at - 1).kind() == Kind.TEXT
                ? end(blocks.get(at - 1).text())
                : "";
        int after = at + 1;
        while (after < blocks.size() && blocks.get(after).kind() == Kind.NOTE) {
            after++;
        }
        String next = after < blocks.size() && blocks.get(after).kind() == Kind.TEXT
                ? start(blocks.get(after).text())
                : "";
        String text = blocks.get(at).text();
        add(Passage.Kind.BLOCK, at, text, new Beside(notes(at, text, new int[] {0, text.length()}), next, before));
    }

    /**
     * Takes the quotations of a paragraph, and of those after it into which the last goes on; the last one's number.
     */
    private int marked(int at) {
        String text = blocks.get(at).text();
        int last = at;
        List<Span> spans = QuotationMarks.in(text);
        while (isOpen(spans) && goesOn(text.charAt(spans.get(spans.size() - 1).from()), last + 1)) {
            last++;
            text = text + " " + blocks.get(last).text().substring(1);
            spans = QuotationMarks.in(text);
        }
        take(at, last, text, closed(text, spans));
        return last;
    }

    private void take(int at, int last, String text, List<Span> spans) {
        List<Span> passages = spans.stream()
                .filter(span -> Tracer.canTrace(text.substring(span.from(), span.to())))
                .toList();
        tooShort += spans.size() - passages.size();
        for (int i = 0; i < passages.size(); i++) {
            int from = passages.get(i).from();
            int to = passages.get(i).to();
            int next = i + 1 < passages.size() ? passages.get(i + 1).from() : text.length();
            int previous = i > 0 ? passages.get(i - 1).to() : 0;
            List<String> notes = notes(last, text, new int[] {from, next});
            Beside beside = new Beside(notes, text.substring(to, next), text.substring(previous, from));
            add(Passage.Kind.QUOTATION, at, text.substring(from, to), beside);
        }
    }

    private static boolean isOpen(List<Span> spans) {
        return !spans.isEmpty() && !spans.get(spans.size() - 1).closed();
    }

    /** A paragraph goes on with a quotation when it begins with its mark again, or with that which closes it. */
    private boolean goesOn(char mark, int block) {
        if (block >= blocks.size() || blocks.get(block).kind() != Kind.TEXT) {
            return false;
        }
        char first = blocks.get(block).text().charAt(0);
        return first == mark || mark == '\u00AB' && first == '\u00BB' || mark == '\u201E' && first == '\u201C';
    }

    /** What is never closed was no quotation: then the text after its mark is looked through again. */
    private static List<Span> closed(String text, List<Span> spans) {
        List<Span> closed = new ArrayList<>(spans);
        while (isOpen(closed)) {
            int from = closed.remove(closed.size() - 1).from() + 1;
            QuotationMarks.in(text.substring(from))
                    .forEach(span -> closed.add(new Span(span.from() + from, span.to() + from, span.closed())));
        }
        return closed;
    }

    private void sentencesOf(int at) {
        String text = blocks.get(at).text();
        BreakIterator sentences = BreakIterator.getSentenceInstance(ULocale.ROOT);
        sentences.setText(text);
        int from = sentences.first();
        for (int to = sentences.next(); to != BreakIterator.DONE; to = sentences.next()) {
            List<String> notes = notes(at, text, new int[] {from, to});
            add(Passage.Kind.SENTENCE, at, text.substring(from, to), new Beside(notes, "", ""));
            from = to;
        }
    }

    private void add(Passage.Kind kind, int block, String text, Beside beside) {
        String bare = REFERENCE.matcher(text).replaceAll("").strip();
        String plain = kind == Passage.Kind.SENTENCE ? bare : stripped(bare);
        if (!Tracer.canTrace(plain)) {
            tooShort += kind == Passage.Kind.QUOTATION ? 0 : 1;
            return;
        }
        Passage passage = new Passage(found.size() + 1, kind, block + 1, plain);
        found.add(new Quoted(passage, beside));
    }

    private static String stripped(String text) {
        int from = 0;
        int to = text.length();
        while (from < to && OUTER_MARKS.indexOf(text.charAt(from)) >= 0) {
            from++;
        }
        while (to > from && OUTER_MARKS.indexOf(text.charAt(to - 1)) >= 0) {
            to--;
        }
        return text.substring(from, to);
    }

    /** The notes that are called in a range of a paragraph; they follow it in the order of their calls. */
    private List<String> notes(int block, String text, int[] range) {
        List<String> notes = new ArrayList<>();
        List<Integer> calls =
                REFERENCE.matcher(text).results().map(call -> call.start()).toList();
        for (int i = 0; i < calls.size(); i++) {
            int note = block + 1 + i;
            boolean there = note < blocks.size() && blocks.get(note).kind() == Kind.NOTE;
            if (there && calls.get(i) >= range[0] && calls.get(i) <= range[1]) {
                notes.add(blocks.get(note).text());
            }
        }
        return notes;
    }

    private static String end(String text) {
        return text.substring(Math.max(0, text.length() - 200));
    }

    private static String start(String text) {
        return text.substring(0, Math.min(200, text.length()));
    }
}
