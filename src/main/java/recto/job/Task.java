package recto.job;

import java.util.List;
import recto.image.ImageSettings;
import recto.model.Item;
import recto.model.KnownTitle;
import recto.model.Model;
import recto.model.PageNumber;
import recto.model.Scan;
import recto.model.TranscriptHead;

/** A piece of work for a worker: plain data, complete in itself. */
public sealed interface Task {
    /** What the task works on, for messages: {@code kaspi.pdf, page 3}. */
    String subject();

    /** Tell the pages of a scan from its headers. */
    record Inspect(Scan scan, ImageSettings settings) implements Task {
        @Override
        public String subject() {
            return scan.path();
        }
    }

    /**
     * Read one page.
     *
     * @param item id of the item
     * @param number page of the item
     * @param scan it stands in
     * @param page of the scan
     * @param settings that shape the text
     * @param models that may be used
     */
    record Page(String item, PageNumber number, Scan scan, PageNumber page, PageSettings settings, List<Model> models)
            implements Task {
        @Override
        public String subject() {
            return scan.path() + ", page " + page;
        }
    }

    /**
     * Write the files of an item whose pages are all worked on.
     *
     * @param item with its scans
     * @param head of the transcript
     * @param pages files of the page transcripts, in order
     * @param folder to write into, empty
     * @param settings formats
     * @param image how pictures are taken from the scans
     * @param titles that are known beforehand
     */
    record Export(
            Item item,
            TranscriptHead head,
            List<String> pages,
            String folder,
            ExportSettings settings,
            ImageSettings image,
            List<KnownTitle> titles)
            implements Task {
        @Override
        public String subject() {
            return item.id();
        }
    }
}
