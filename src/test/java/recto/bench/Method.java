package recto.bench;

import java.util.Locale;
import recto.layout.LayoutAnalysis;
import recto.layout.LayoutMethod;
import recto.layout.LayoutSettings;
import recto.model.Layout;
import recto.model.PageImage;
import recto.model.StageException;
import recto.recognition.EngineLayout;

/** The methods of layout analysis that are compared. */
enum Method {
    RECTO,
    ENGINE,
    XY_CUT,
    SMEARING,
    DOCSTRUM;

    /** Its name in tables and folders. */
    String title() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The regions that it finds on a page. */
    Layout of(PageImage page) throws StageException {
        return switch (this) {
            case RECTO -> recto(page);
            case ENGINE -> EngineLayout.of(page, recto(page));
            case XY_CUT -> LayoutMethod.XY_CUT.of(page);
            case SMEARING -> LayoutMethod.SMEARING.of(page);
            case DOCSTRUM -> LayoutMethod.DOCSTRUM.of(page);
        };
    }

    private static Layout recto(PageImage page) {
        return new LayoutAnalysis(LayoutSettings.DEFAULT).analyse(page);
    }
}
