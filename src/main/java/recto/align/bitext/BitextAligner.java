package recto.align.bitext;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Aligns a text with its translation, sentence by sentence, without a dictionary or a model made beforehand. What is
 * known at first: lengths (Gale and Church 1993), numbers, days, marks, and words that look alike in plain Latin
 * letters. With these the texts are aligned, the alignment teaches which words stand for which (IBM model 1), how often
 * sentences are joined and left out, and which letters stand for which, and with that the texts are aligned again
 * (after Moore 2002, Varga and others 2005), a few times. Every bead is held against chance, so that a sentence whose
 * counterpart is missing fits nothing. Memory grows with the length of the texts, not with its square.
 */
public final class BitextAligner {
    private static final int ROUNDS = 4;
    /** Tables with more places are looked at near a first guess only. */
    private static final int WHOLE = 500_000;
    /** How far around the path of one round the next one looks, in sentences. */
    private static final int WIDTH = 40;
    /** How far around anchors the first round looks, and around the diagonal where anchors are rare. */
    private static final int FAR = 60;

    private static final int VERY_FAR = 1_000;
    /** From so many sentences on, bands of the usual width do not fit into two gigabytes. */
    private static final int LONG = 20_000;

    private static final int LONG_NEAR = 25;
    /** With fewer anchors than one in so many sentences lengths guide the first round. */
    private static final int SPARSE = 30;

    private final List<String> leftTexts;
    private final List<String> rightTexts;
    private final Side left;
    private final Side right;
    private final Cognates cognates;
    private final List<Cognates.Pair> known;

    private BitextAligner(BitextSide left, BitextSide right, Dictionary dictionary) {
        leftTexts = left.texts();
        rightTexts = right.texts();
        this.left = Side.of(leftTexts, new Tokens(left.language()));
        this.right = Side.of(rightTexts, new Tokens(right.language()));
        cognates = new Cognates(this.left, this.right);
        known = dictionary.pairs(this.left, this.right);
    }

    /** Pairs two texts. */
    public static Bitext align(BitextSide left, BitextSide right, Dictionary dictionary) {
        if (left.sentences().isEmpty() || right.sentences().isEmpty()) {
            return new Bitext(
                    left,
                    right,
                    alone(left.sentences().size(), right.sentences().size()));
        }
        return new Bitext(left, right, new BitextAligner(left, right, dictionary).align());
    }

    private static List<Bead> alone(int left, int right) {
        List<Bead> beads = new ArrayList<>();
        for (int i = 0; i < left; i++) {
            beads.add(new Bead(i, i + 1, 0, 0, 1));
        }
        for (int j = 0; j < right; j++) {
            beads.add(new Bead(left, left, j, j + 1, 1));
        }
        return beads;
    }

    private List<Bead> align() {
        Lengths lengths = new Lengths(leftTexts, rightTexts);
        Edges edges = new Edges(leftTexts, rightTexts);
        List<Cognates.Pair> alike = with(cognates.by(LetterDistance.exact()));
        Learning there = new Learning(left, right, true, alike);
        Learning back = new Learning(left, right, false, alike);
        Band band = first(alike);
        WordScores words = words(band, there.before(), back.before());
        List<Bead> beads = beads(band, new BeadScores(band, words, lengths, edges), Habits.usual());
        alike = with(cognates.by(LetterDistance.exact().learnt(together(alike, beads))));
        there = new Learning(left, right, true, alike);
        back = new Learning(left, right, false, alike);
        for (int round = 0; round < ROUNDS; round++) {
            lengths.learn(beads);
            edges.learn(beads);
            band = Band.around(beads, left.size(), right.size(), near(WIDTH));
            words = words(band, there.after(beads), back.after(beads));
            beads = beads(band, new BeadScores(band, words, lengths, edges), Habits.of(beads));
        }
        return sorted(beads);
    }

    private List<Cognates.Pair> with(List<Cognates.Pair> pairs) {
        List<Cognates.Pair> all = new ArrayList<>(pairs);
        all.addAll(known);
        return all;
    }

    private Band first(List<Cognates.Pair> alike) {
        if ((long) left.size() * right.size() <= WHOLE) {
            return Band.whole(left.size(), right.size());
        }
        List<int[]> anchors = Anchors.of(left, right, alike);
        if (anchors.size() >= left.size() / SPARSE) {
            return Band.through(anchors, left.size(), right.size(), near(FAR));
        }
        Band wide = Band.through(anchors, left.size(), right.size(), VERY_FAR);
        return Band.around(GaleChurch.align(leftTexts, rightTexts, wide), left.size(), right.size(), near(FAR));
    }

    private int near(int usual) {
        return left.size() > LONG ? LONG_NEAR : usual;
    }

    private WordScores words(Band band, Ratios there, Ratios back) {
        return new WordScores(band, new Evidence(left, right, there), new Evidence(right, left, back));
    }

    private static List<Bead> beads(Band band, BeadScores scores, Habits habits) {
        return Decoding.of(new Posterior(band, scores, habits));
    }

    /** Plain forms of words that are alike and stand in sentences that stand for each other. */
    private List<String[]> together(List<Cognates.Pair> alike, List<Bead> beads) {
        Map<Integer, List<Cognates.Pair>> byLeft =
                alike.stream().filter(this::areWords).collect(Collectors.groupingBy(Cognates.Pair::left));
        List<String[]> together = new ArrayList<>();
        for (Bead bead : beads) {
            Set<Integer> others = words(right, bead.rightFrom(), bead.rightTo());
            for (int word : words(left, bead.leftFrom(), bead.leftTo())) {
                for (Cognates.Pair pair : byLeft.getOrDefault(word, List.of())) {
                    if (others.contains(pair.right())) {
                        together.add(cognates.plain(pair));
                    }
                }
            }
        }
        return together;
    }

    private boolean areWords(Cognates.Pair pair) {
        return !Tokens.isNumber(left.words().get(pair.left()));
    }

    private static Set<Integer> words(Side side, int first, int end) {
        Set<Integer> words = new HashSet<>();
        for (int i = first; i < end; i++) {
            for (int word : side.sentence(i)) {
                words.add(word);
            }
        }
        return words;
    }

    /** Between two pairs, sentences left alone on the left come before those on the right. */
    private static List<Bead> sorted(List<Bead> beads) {
        List<Bead> sorted = new ArrayList<>();
        int at = 0;
        while (at < beads.size()) {
            int end = at;
            while (end < beads.size() && !beads.get(end).isPair()) {
                end++;
            }
            List<Bead> gap = beads.subList(at, end);
            int l = at == end ? 0 : gap.get(0).leftFrom();
            int r = at == end ? 0 : gap.get(0).rightFrom();
            for (Bead bead : gap.stream().filter(b -> b.left() == 1).toList()) {
                sorted.add(new Bead(l, l + 1, r, r, bead.score()));
                l++;
            }
            for (Bead bead : gap.stream().filter(b -> b.right() == 1).toList()) {
                sorted.add(new Bead(l, l, r, r + 1, bead.score()));
                r++;
            }
            if (end < beads.size()) {
                sorted.add(beads.get(end));
            }
            at = end + 1;
        }
        return sorted;
    }
}
