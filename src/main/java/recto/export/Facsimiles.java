package recto.export;

import recto.model.Facsimile;
import recto.model.PageTranscript;
import recto.model.StageException;

/** Finds the picture of a page. */
@FunctionalInterface
public interface Facsimiles {
    Facsimile of(PageTranscript page) throws StageException;
}
