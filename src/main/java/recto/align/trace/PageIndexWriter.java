package recto.align.trace;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.store.FSDirectory;
import recto.model.PageTranscript;
import recto.model.TranscriptHead;

/**
 * Writes the index of the pages of transcripts, page by page; memory does not grow with their number. A page is
 * searched in windows that overlap, the last of which reaches on to the next page of the item. For one thread.
 */
public final class PageIndexWriter implements AutoCloseable {
    /** Letters of a window, and from the start of one to that of the next. */
    static final int WINDOW = 1200;

    static final int STEP = 800;
    /** Letters of the next page that belong to the last window. */
    private static final int BEYOND = WINDOW - STEP;

    private static final int BUFFER_MIB = 48;
    private static final FieldType TERMS = terms();

    private final FSDirectory directory;
    private final IndexWriter index;
    private int pages;
    private TracedItem item;
    private PageWords before;

    /** Starts an index in an empty folder. */
    public PageIndexWriter(Path folder) throws IOException {
        directory = FSDirectory.open(folder);
        index = new IndexWriter(
                directory,
                new IndexWriterConfig()
                        .setOpenMode(IndexWriterConfig.OpenMode.CREATE)
                        .setRAMBufferSizeMB(BUFFER_MIB));
    }

    /**
     * Begins an item.
     *
     * @param id by which it is to be told from all others
     */
    public void begin(String id, TranscriptHead head) throws IOException {
        flush(Letters.of(""));
        item = TracedItem.of(id, head);
        Document stored = new Document();
        stored.add(new StringField(PageIndex.ITEM, item.item(), Field.Store.NO));
        stored.add(new StoredField(PageIndex.WORDS, ItemBytes.write(item)));
        index.addDocument(stored);
    }

    /** Adds the next page of the item. */
    public void add(PageTranscript page) throws IOException {
        PageWords words = PageWords.of(item.item(), page);
        Letters goingOn = words.bodyLetters();
        flush(goingOn.part(0, Math.min(BEYOND, goingOn.length())));
        before = words;
    }

    /** Number of pages added. */
    public int pages() {
        return pages + (before == null ? 0 : 1);
    }

    /**
     * Ends the index.
     *
     * @param sources what was indexed, in words of the caller, to be had from {@link PageIndex#sources}
     */
    public void finish(String sources) throws IOException {
        flush(Letters.of(""));
        index.setLiveCommitData(Map.of(PageIndex.SOURCES, sources, PageIndex.FORM, PageIndex.THIS_FORM)
                .entrySet());
        index.commit();
    }

    private void flush(Letters beyond) throws IOException {
        if (before != null) {
            write(before, beyond);
            before = null;
        }
    }

    private void write(PageWords page, Letters beyond) throws IOException {
        Document stored = new Document();
        stored.add(new StringField(PageIndex.PAGE, Integer.toString(pages), Field.Store.NO));
        stored.add(new StoredField(PageIndex.WORDS, PageBytes.write(page)));
        index.addDocument(stored);
        int own = page.letters().length();
        Letters letters = page.letters().then(beyond, page.words().size());
        for (int from = 0; from == 0 || from + BEYOND < letters.length(); from += STEP) {
            Document window = new Document();
            int to = Math.min(from + WINDOW, letters.length());
            window.add(new Field(PageIndex.SHINGLES, new Shingles(letters, from, to), TERMS));
            window.add(new NumericDocValuesField(PageIndex.PAGE_OF_WINDOW, pages));
            names(page, letters, from, Math.min(to, own)).forEach(window::add);
            index.addDocument(window);
        }
        pages++;
    }

    /** Names and numbers of the words in a window, as far as they are on its own page. */
    private static List<Field> names(PageWords page, Letters letters, int from, int to) {
        if (from >= to) {
            return List.of();
        }
        return page.words().subList(letters.origin(from), letters.origin(to - 1) + 1).stream()
                .flatMap(word -> Name.of(word.text()).stream())
                .map(Name::key)
                .distinct()
                .<Field>map(key -> new StringField(PageIndex.NAMES, key, Field.Store.NO))
                .toList();
    }

    private static FieldType terms() {
        FieldType type = new FieldType();
        type.setIndexOptions(IndexOptions.DOCS);
        type.setOmitNorms(true);
        type.setTokenized(true);
        type.freeze();
        return type;
    }

    @Override
    public void close() throws IOException {
        // What was not finished is not kept
        index.rollback();
        directory.close();
    }
}
