package recto.layout;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import recto.model.RegionType;

/** Finds the ink that lies in no region, so that every mark above the size of a speck is accounted for. */
final class Leftovers {
    /** Marks within squares of this side are put together, in letter heights. */
    private static final double SQUARE = 12;

    /** Marks at least this high may be letters, in letter heights. */
    private static final double LEGIBLE = 0.7;

    private final Anatomy anatomy;
    private final Bitmap covered;

    Leftovers(Anatomy anatomy, List<Patch> patches) {
        this.anatomy = anatomy;
        Bitmap ink = anatomy.sheet().ink();
        this.covered = new Bitmap(ink.width, ink.height);
        patches.forEach(patch -> patch.slices().forEach(covered::fill));
    }

    /** Borders and other noise, and marks of the size of letters that were not taken for text. */
    List<Patch> patches() {
        double letter = anatomy.sheet().letter();
        Map<Integer, Rect> squares = new TreeMap<>();
        List<Patch> result = new java.util.ArrayList<>();
        for (Component component : Component.of(anatomy.sheet().ink())) {
            Rect rect = component.rect();
            int size = Math.max(rect.width(), rect.height());
            if (size < Marks.SPECK * letter || covered.get(rect.middleX(), rect.middleY())) {
                continue;
            }
            if (size > SQUARE * letter) {
                result.add(Patch.of(RegionType.NOISE, rect));
            } else {
                int side = (int) (SQUARE * letter);
                squares.merge(rect.middleY() / side * 10000 + rect.middleX() / side, rect, Rect::union);
            }
        }
        for (Rect square : squares.values()) {
            boolean legible = Math.min(square.width(), square.height()) >= LEGIBLE * letter;
            result.add(Patch.of(legible ? RegionType.UNREAD : RegionType.NOISE, square));
        }
        return result;
    }
}
