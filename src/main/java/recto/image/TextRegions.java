package recto.image;

import java.util.ArrayList;
import java.util.List;
import recto.model.Box;
import recto.model.Language;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;

/** Groups the lines of a file's own text into regions: a new one starts where the text jumps. */
final class TextRegions {
    private TextRegions() {}

    static List<Region> of(List<Line> lines) {
        List<Region> regions = new ArrayList<>();
        List<Line> open = new ArrayList<>();
        Box box = null;
        for (Line line : lines) {
            if (box != null && jumps(box, open.get(open.size() - 1).box(), line.box())) {
                regions.add(region(regions.size() + 1, box, open));
                open = new ArrayList<>();
                box = null;
            }
            open.add(line);
            box = box == null ? line.box() : box.union(line.box());
        }
        if (box != null) {
            regions.add(region(regions.size() + 1, box, open));
        }
        return regions;
    }

    /** Upwards, far down, or aside. */
    private static boolean jumps(Box region, Box last, Box next) {
        int height = Math.min(last.height(), next.height());
        boolean up = next.bottom() < last.y();
        boolean far = next.y() - last.bottom() > 1.3 * height;
        int overlap = Math.min(region.right(), next.right()) - Math.max(region.x(), next.x());
        return up || far || overlap < 0.1 * Math.min(region.width(), next.width());
    }

    private static Region region(int number, Box box, List<Line> lines) {
        return new Region("r" + number, RegionType.TEXT, box, Language.UNKNOWN, lines);
    }
}
