package recto.export;

import java.nio.file.Path;
import recto.model.StageException;
import recto.model.TranscriptHead;

/** One output format. */
public interface Exporter {
    /** Name in {@code --formats}: {@code alto}. */
    String name();

    /**
     * Starts the files of one item.
     *
     * @param head of the item
     * @param facsimiles pictures of its pages
     * @param folder that exists and is empty of this format's files
     */
    PageSink open(TranscriptHead head, Facsimiles facsimiles, Path folder) throws StageException;
}
