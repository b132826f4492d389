package recto.recognition;

import recto.model.Model;
import recto.model.StageException;

/** A few lines that can be read with any model. */
@FunctionalInterface
interface Lines {
    /** What a model reads of them. */
    Probe.Sample read(Model model) throws StageException;
}
