package recto.metadata;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import recto.model.KnownTitle;

/**
 * A known title that stands in a masthead.
 *
 * @param known title
 * @param variant that fits best
 * @param prints lines that it stands in
 * @param likeness 0 to 1
 */
record TitleMatch(KnownTitle known, String variant, List<Print> prints, double likeness) {
    /** Below this a title is another one. */
    private static final double ALIKE = 0.72;
    /** How much higher than usual the letters of a title are. */
    private static final double LARGE = 1.4;
    /** Fewest letters of a title that may be misread. */
    private static final int LONG = 6;
    /** Fewest letters of a misread title that may stand inside a word: shorter ones stand somewhere by chance. */
    private static final int LONGER = 10;

    /** The known title that fits a masthead best. */
    static Optional<TitleMatch> of(Head head, List<KnownTitle> titles) {
        List<TitleMatch> matches = new ArrayList<>();
        int readings = head.lines().stream().mapToInt(Print::reading).max().orElse(0);
        for (int reading = 0; reading <= readings; reading++) {
            int number = reading;
            List<Print> large = head.lines().stream()
                    .filter(print -> print.reading() == number && print.height() >= LARGE * head.usual())
                    .toList();
            for (KnownTitle title : titles) {
                best(title, large).ifPresent(matches::add);
            }
        }
        return matches.stream()
                .max(Comparator.comparingDouble(TitleMatch::likeness)
                        .thenComparingInt(match -> match.variant.length()));
    }

    private static Optional<TitleMatch> best(KnownTitle title, List<Print> large) {
        String hay = large.stream().map(print -> Fuzzy.folded(print.text())).collect(Collectors.joining(" "));
        Optional<TitleMatch> best = Optional.empty();
        List<String> forms = new ArrayList<>(title.variants());
        forms.add(0, title.title());
        for (String form : forms) {
            String needle = Fuzzy.folded(form);
            double likeness = standing(form, needle, large, hay);
            if (likeness >= ALIKE && best.filter(b -> b.likeness >= likeness).isEmpty()) {
                best = Optional.of(new TitleMatch(title, form, holding(needle, large), likeness));
            }
        }
        return best;
    }

    private static double standing(String form, String needle, List<Print> large, String hay) {
        if (needle.length() < LONGER) {
            double words = large.stream()
                    .mapToDouble(print -> asWords(needle, print.text()))
                    .max()
                    .orElse(0);
            return needle.length() < LONG && words < 1 ? 0 : words;
        }
        return Math.max(Fuzzy.within(needle, hay.replace(" ", "")), byWords(form, hay));
    }

    /** How alike a title is to a word of a line, or to some words that follow each other; spaced letters are such. */
    private static double asWords(String needle, String line) {
        String[] words = line.split("\\s+");
        double best = 0;
        for (int from = 0; from < words.length; from++) {
            StringBuilder joined = new StringBuilder();
            for (int to = from; to < words.length && joined.length() <= needle.length(); to++) {
                joined.append(Fuzzy.folded(words[to]));
                best = Math.max(best, Fuzzy.alike(needle, joined.toString()));
            }
        }
        return best;
    }

    /** How well the words of a title stand in some lines, where a picture may stand between them. */
    private static double byWords(String form, String hay) {
        double sum = 0;
        int letters = 0;
        for (String word : form.split("[\\s-]+")) {
            String needle = Fuzzy.folded(word);
            double likeness = Fuzzy.within(needle, hay);
            if (likeness < ALIKE) {
                return 0;
            }
            sum += likeness * needle.length();
            letters += needle.length();
        }
        return letters == 0 ? 0 : sum / letters;
    }

    /** The lines that hold a part of the title. */
    private static List<Print> holding(String needle, List<Print> large) {
        List<Print> holding = large.stream()
                .filter(print -> {
                    String text = Fuzzy.folded(print.text());
                    return text.length() > 1
                            && (Fuzzy.within(text, needle) >= ALIKE || Fuzzy.within(needle, text) >= ALIKE);
                })
                .toList();
        return holding.isEmpty() ? large : holding;
    }
}
