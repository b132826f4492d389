package recto.job;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import recto.model.Layout;
import recto.model.Step;

/** Tells what the layout analysis found, as a step of the page. */
final class LayoutStep {
    private LayoutStep() {}

    static List<Step> of(Layout layout) {
        SortedMap<String, String> found = new TreeMap<>();
        found.put("columns", Integer.toString(layout.columns()));
        found.put("regions", Integer.toString(layout.parts().size()));
        found.put("letter-height", String.format(Locale.ROOT, "%.0f", layout.letterHeight()));
        found.put("skew", String.format(Locale.ROOT, "%.1f", layout.skewDegrees()));
        layout.leaves().stream().skip(1).forEach(right -> found.put("fold", Integer.toString(right.x())));
        String reason = layout.columns() > 1 ? "" : "one column: its blocks and lines are left to the engine";
        return List.of(new Step("layout", Program.name(), found, List.of(), reason));
    }
}
