package recto.recognition;

import java.util.List;
import recto.model.Model;
import recto.model.PageImage;
import recto.model.Reading;
import recto.model.Region;
import recto.model.StageException;

/** Reads parts of one page with any model. One thread only. */
final class Parts {
    private final EngineShelf shelf;
    private final PageImage page;

    Parts(EngineShelf shelf, PageImage page) {
        this.shelf = shelf;
        this.page = page;
    }

    /** A region read anew as one block; without lines where nothing is read. */
    Region read(Region region, Model model, Copy copy) throws StageException {
        return new PageReader(shelf, page, List.of(model)).read(region, copy);
    }

    /** The same as a sample by which script and language are told. */
    Probe.Sample sample(Region region, Model model, Copy copy) throws StageException {
        return Probe.Sample.of(List.of(read(region, model, copy)));
    }

    /** Mean confidence of a region by characters; 0 where it has none. */
    static double confidence(Region region) {
        return new Reading(Reading.Source.ENGINE, "", List.of(), List.of(region)).confidence();
    }
}
