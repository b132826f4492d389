package recto.layout;

import java.util.List;
import java.util.Set;

/**
 * What was found on the reduced copy of a page, in its cells.
 *
 * @param marks ink by kind, without rules
 * @param across rules from left to right
 * @param down rules from top to bottom
 * @param separators of columns
 * @param strips text lines, cut at the separators
 */
record Anatomy(
        Sheet sheet, Marks marks, List<Rect> across, List<Rect> down, List<Separator> separators, List<Strip> strips) {
    /** Longest gap within a line, in letter heights. */
    private static final double LINE_GAP = 2.5;

    /** Rows of marks nearer than this to the edge of the scan are dirt unless they look printed, in letter heights. */
    private static final double EDGE = 3;

    static Anatomy of(Sheet sheet) {
        double letter = sheet.letter();
        List<Rect> largeLetters = largeLetters(sheet);
        List<List<Rect>> down = Rules.down(sheet.ink(), letter, largeLetters);
        List<List<Rect>> across = Rules.across(sheet.ink(), letter, largeLetters);
        Bitmap text = sheet.ink().copy();
        text.subtract(Rules.cells(sheet.ink(), down, across));
        List<Component> components = Component.of(text);
        Marks marks = Marks.of(components, text, letter);
        List<Rect> rulesAcross = WornRules.with(
                whole(across), components.stream().map(Component::rect).toList(), letter);
        List<Separator> separators = separators(marks, down, across, sheet);
        List<Strip> strips = Chains.of(
                        marks.letters(),
                        letter,
                        (a, b) -> b.left() - a.right() <= reach(a, b, letter) && !parted(a, b, separators))
                .stream()
                .filter(strip -> !strip.weak(letter))
                .toList();
        return new Anatomy(
                sheet,
                marks,
                outside(rulesAcross, marks),
                outside(whole(down), marks),
                separators,
                withoutMargins(strips, sheet));
    }

    private static List<Rect> largeLetters(Sheet sheet) {
        double letter = sheet.letter();
        return Component.of(sheet.ink()).stream()
                .map(Component::rect)
                .filter(rect -> rect.height() >= 3 * letter && rect.height() < 16 * letter)
                .filter(rect -> rect.width() >= 1.2 * letter && rect.width() < 14 * letter)
                .toList();
    }

    private static List<Separator> separators(
            Marks marks, List<List<Rect>> down, List<List<Rect>> across, Sheet sheet) {
        if (marks.letters().isEmpty()) {
            return List.of();
        }
        Rect frame = marks.letters().stream().reduce(Rect::union).orElseThrow();
        Bitmap solid = new Bitmap(sheet.ink().width, sheet.ink().height);
        marks.letters().forEach(solid::fill);
        marks.pictures().forEach(solid::fill);
        List<Rect> gaps = WhiteGaps.of(solid, sheet.letter(), frame);
        RuleEnds ends = new RuleEnds(blocked(marks, across, sheet), sheet.letter());
        List<List<Rect>> rules = down.stream().map(ends::carriedOn).toList();
        return new Separators(sheet.letter(), marks.letters()).of(rules, gaps);
    }

    /** What ends a rule: not narrow marks, which may be what is left of it. */
    private static Bitmap blocked(Marks marks, List<List<Rect>> across, Sheet sheet) {
        Bitmap blocked = new Bitmap(sheet.ink().width, sheet.ink().height);
        marks.letters().stream()
                .filter(rect -> rect.width() >= 0.4 * sheet.letter())
                .forEach(blocked::fill);
        marks.pictures().forEach(blocked::fill);
        across.forEach(rule -> rule.forEach(blocked::fill));
        return blocked;
    }

    /**
     * How far the next letter of a line may be; type of very different height stands in one line only where it is
     * close.
     */
    private static double reach(Rect a, Rect b, double letter) {
        if (Math.max(a.height(), b.height()) > 3 * Math.max(letter, Math.min(a.height(), b.height()))) {
            return letter;
        }
        return Math.max(LINE_GAP * letter, 1.2 * Math.min(a.height(), b.height()));
    }

    private static List<Rect> whole(List<List<Rect>> chains) {
        return chains.stream()
                .map(chain -> chain.stream().reduce(Rect::union).orElseThrow())
                .sorted(Rect.FROM_TOP)
                .toList();
    }

    /**
     * Single marks to the left and right of all lines of text are dirt, and so are short rows of marks at the edge of
     * the scan.
     */
    private static List<Strip> withoutMargins(List<Strip> strips, Sheet sheet) {
        double letter = sheet.letter();
        List<Rect> sure = strips.stream()
                .filter(strip -> strip.looksPrinted(letter) && strip.letter() < 2 * letter)
                .map(Strip::rect)
                .toList();
        if (sure.isEmpty()) {
            return strips;
        }
        Rect frame = sure.stream().reduce(Rect::union).orElseThrow();
        Rect scan = new Rect(0, 0, sheet.ink().width, sheet.ink().height).grown((int) (-EDGE * letter));
        Set<Strip> figures = Rows.figures(strips, letter);
        return strips.stream()
                .filter(strip -> strip.letters() >= 4
                        || figures.contains(strip)
                        || strip.rect().right() > frame.left() - letter
                                && strip.rect().left() < frame.right() + letter)
                .filter(strip -> strip.looksPrinted(letter)
                        || strip.rect().sharedWidth(scan) > 0 && strip.rect().sharedHeight(scan) > 0)
                .toList();
    }

    private static List<Rect> outside(List<Rect> rules, Marks marks) {
        return rules.stream()
                .filter(rule -> marks.pictures().stream()
                        .noneMatch(picture -> picture.contains(rule.middleX(), rule.middleY())))
                .toList();
    }

    private static boolean parted(Rect a, Rect b, List<Separator> separators) {
        int y = (Math.max(a.top(), b.top()) + Math.min(a.bottom(), b.bottom())) / 2;
        for (Separator separator : separators) {
            if (separator.covers(y)) {
                int x = separator.at(y).middleX();
                if (a.middleX() < x && b.middleX() >= x) {
                    return true;
                }
            }
        }
        return false;
    }
}
