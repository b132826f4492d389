package recto.align.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexNotFoundException;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.NumericDocValues;
import org.apache.lucene.index.ReaderUtil;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.TermStates;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.FSDirectory;
import org.apache.lucene.util.BytesRef;

/** The index of the pages of transcripts. For one thread. */
public final class PageIndex implements AutoCloseable {
    static final String SHINGLES = "shingles";
    static final String NAMES = "names";
    static final String ITEM = "item";
    static final String PAGE = "page";
    static final String PAGE_OF_WINDOW = "pageOfWindow";
    static final String WORDS = "words";
    static final String SOURCES = "sources";
    static final String FORM = "form";
    /** Changes with everything that changes what an index holds. */
    static final String THIS_FORM = "1";

    /** Windows that are looked at for a passage. */
    private static final int CANDIDATES = 80;
    /** Runs of letters that a search takes, the rarest first. */
    private static final int MOST_TERMS = 96;
    /** Runs of a long passage whose rarity is looked up. */
    private static final int MOST_LOOKED_UP = 256;
    /** Windows that hold the runs of a search, all together: the bound of what it costs. */
    private static final long MOST_WINDOWS = 300_000;

    /** Windows with less than this share of the best one's score are no candidates beside it. */
    private static final float LEAST_OF_BEST = 0.25f;

    private static final int KEPT_PAGES = 256;

    private final FSDirectory directory;
    private final DirectoryReader reader;
    private final IndexSearcher searcher;
    private final Map<Integer, Optional<PageLetters>> kept = new LinkedHashMap<>();

    /** A page with its letters. */
    record PageLetters(PageWords page, Letters letters, Letters body) {
        static PageLetters of(PageWords page) {
            return new PageLetters(page, page.letters(), page.bodyLetters());
        }
    }

    private PageIndex(FSDirectory directory, DirectoryReader reader) {
        this.directory = directory;
        this.reader = reader;
        this.searcher = new IndexSearcher(reader);
    }

    /** Opens the index in a folder; empty where there is none, or one that an other version wrote. */
    public static Optional<PageIndex> open(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return Optional.empty();
        }
        FSDirectory directory = FSDirectory.open(folder);
        try {
            DirectoryReader reader = DirectoryReader.open(directory);
            PageIndex index = new PageIndex(directory, reader);
            if (THIS_FORM.equals(index.note(FORM))) {
                return Optional.of(index);
            }
            index.close();
        } catch (IndexNotFoundException none) {
            directory.close();
        }
        return Optional.empty();
    }

    /** What was indexed, as it was told to the writer. */
    public String sources() throws IOException {
        return note(SOURCES);
    }

    private String note(String key) throws IOException {
        return reader.getIndexCommit().getUserData().get(key);
    }

    /** Numbers of the pages that may hold a passage, the likeliest first; it may begin on each and go on after it. */
    Set<Integer> candidates(List<Letters> parts) throws IOException {
        return search(SHINGLES, sample(parts));
    }

    /** Numbers of the pages that have names and numbers, those with the rarest and the most first. */
    Set<Integer> withNames(Collection<String> keys) throws IOException {
        return search(NAMES, keys.stream().map(BytesRef::new).toList());
    }

    /** In how many of the windows a name or number stands. */
    double frequency(String key) throws IOException {
        return Math.max(1.0, reader.docFreq(new Term(NAMES, key))) / Math.max(1, windows());
    }

    /** Number of windows. */
    int windows() throws IOException {
        return reader.getDocCount(SHINGLES);
    }

    private Set<Integer> search(String field, List<BytesRef> values) throws IOException {
        List<Rare> terms = new ArrayList<>();
        for (BytesRef value : values) {
            Term term = new Term(field, value);
            TermStates states = TermStates.build(searcher, term, true);
            if (states.docFreq() > 0) {
                terms.add(new Rare(term, states));
            }
        }
        terms.sort(Comparator.comparingInt(rare -> rare.states.docFreq()));
        BooleanQuery.Builder query = new BooleanQuery.Builder();
        long windows = 0;
        for (Rare rare : terms.subList(0, Math.min(MOST_TERMS, terms.size()))) {
            windows += rare.states.docFreq();
            if (windows > MOST_WINDOWS && rare != terms.get(0)) {
                break;
            }
            query.add(new TermQuery(rare.term, rare.states), BooleanClause.Occur.SHOULD);
        }
        return pages(searcher.search(query.build(), CANDIDATES).scoreDocs);
    }

    private record Rare(Term term, TermStates states) {}

    private static List<BytesRef> sample(List<Letters> parts) {
        List<BytesRef> all = new ArrayList<>();
        parts.forEach(part -> all.addAll(Shingles.terms(part)));
        if (all.size() <= MOST_LOOKED_UP) {
            return all;
        }
        List<BytesRef> some = new ArrayList<>();
        for (int i = 0; i < MOST_LOOKED_UP; i++) {
            some.add(all.get((int) ((long) i * all.size() / MOST_LOOKED_UP)));
        }
        return some;
    }

    private Set<Integer> pages(ScoreDoc[] windows) throws IOException {
        Set<Integer> pages = new LinkedHashSet<>();
        for (ScoreDoc window : windows) {
            if (window.score < LEAST_OF_BEST * windows[0].score) {
                break;
            }
            LeafReaderContext leaf = reader.leaves().get(ReaderUtil.subIndex(window.doc, reader.leaves()));
            NumericDocValues numbers = leaf.reader().getNumericDocValues(PAGE_OF_WINDOW);
            if (numbers.advanceExact(window.doc - leaf.docBase)) {
                pages.add((int) numbers.longValue());
            }
        }
        return pages;
    }

    /** A page by its number in the index, from 0; empty after the last. */
    Optional<PageLetters> page(int number) throws IOException {
        Optional<PageLetters> page = kept.get(number);
        if (page == null) {
            page = load(number);
            kept.put(number, page);
            if (kept.size() > KEPT_PAGES) {
                kept.remove(kept.keySet().iterator().next());
            }
        }
        return page;
    }

    private Optional<PageLetters> load(int number) throws IOException {
        Optional<BytesRef> bytes = stored(new TermQuery(new Term(PAGE, Integer.toString(number))));
        return bytes.isEmpty() ? Optional.empty() : Optional.of(PageLetters.of(PageBytes.read(bytes.get())));
    }

    /** The item of that id. */
    TracedItem item(String id) throws IOException {
        return ItemBytes.read(stored(new TermQuery(new Term(ITEM, id)))
                .orElseThrow(() -> new IOException("the index lacks the item " + id)));
    }

    /** All items that can be found, by their ids. */
    public SortedMap<String, TracedItem> items() throws IOException {
        SortedMap<String, TracedItem> items = new TreeMap<>();
        TermsEnum ids = MultiTerms.getTerms(reader, ITEM) == null
                ? TermsEnum.EMPTY
                : MultiTerms.getTerms(reader, ITEM).iterator();
        for (BytesRef id = ids.next(); id != null; id = ids.next()) {
            items.put(id.utf8ToString(), item(id.utf8ToString()));
        }
        return items;
    }

    private Optional<BytesRef> stored(TermQuery query) throws IOException {
        ScoreDoc[] found = searcher.search(query, 1).scoreDocs;
        return found.length == 0
                ? Optional.empty()
                : Optional.of(searcher.storedFields().document(found[0].doc).getBinaryValue(WORDS));
    }

    @Override
    public void close() throws IOException {
        reader.close();
        directory.close();
    }
}
