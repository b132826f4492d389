package recto.evaluate;

import com.ibm.icu.text.Normalizer2;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What is made alike before two texts are compared. Always: Unicode NFC, and each run of white space is one space.
 *
 * @param folds the named rules that apply as well
 */
public record Folding(Set<Fold> folds) {
    /** Quotes, dashes and long s: what ground truth sets keep or replace as they like. */
    public static final Folding USUAL = new Folding(EnumSet.of(Fold.QUOTES, Fold.DASHES, Fold.LONG_S));

    /** White space and line ends only. */
    public static final Folding NONE = new Folding(Set.of());

    private static final Pattern SPACE = Pattern.compile("[\\p{IsWhite_Space}\u200B\u2060\uFEFF]+");

    public Folding {
        folds = Collections.unmodifiableSet(new TreeSet<>(folds));
    }

    /** The text as it is compared. */
    public String apply(String text) {
        String folded = Normalizer2.getNFCInstance().normalize(text);
        for (Fold fold : folds) {
            folded = fold.apply(folded);
        }
        folded = Normalizer2.getNFCInstance().normalize(folded);
        return SPACE.matcher(folded).replaceAll(" ").strip();
    }

    /** The codes of the rules, sorted, as every output names them. */
    public List<String> codes() {
        return folds.stream().map(Fold::code).sorted().toList();
    }
}
