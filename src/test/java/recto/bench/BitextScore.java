package recto.bench;

import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import recto.align.bitext.Bead;
import recto.bench.BitextCase.Link;

/**
 * How many links are right: precision and recall, strict (both sides equal) and lax (both sides share sentences with a
 * link of gold), omissions left out, as in Sennrich and Volk 2010.
 */
record BitextScore(double strictPrecision, double strictRecall, double laxPrecision, double laxRecall) {
    static BitextScore of(List<Bead> beads, List<Link> gold) {
        List<Link> found = beads.stream()
                .map(bead -> new Link(run(bead.leftFrom(), bead.leftTo()), run(bead.rightFrom(), bead.rightTo())))
                .filter(Link::isPair)
                .toList();
        List<Link> right = gold.stream().filter(Link::isPair).toList();
        return new BitextScore(strict(found, right), strict(right, found), lax(found, right), lax(right, found));
    }

    double strict() {
        return f1(strictPrecision, strictRecall);
    }

    double lax() {
        return f1(laxPrecision, laxRecall);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "strict P %.3f R %.3f F1 %.3f   lax P %.3f R %.3f F1 %.3f",
                strictPrecision,
                strictRecall,
                strict(),
                laxPrecision,
                laxRecall,
                lax());
    }

    private static double f1(double precision, double recall) {
        return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
    }

    private static List<Integer> run(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    private static double strict(List<Link> links, List<Link> others) {
        Set<Link> all = new HashSet<>(others);
        return share(links.stream().filter(all::contains).count(), links.size());
    }

    private static double lax(List<Link> links, List<Link> others) {
        Map<Integer, Link> byLeft = new HashMap<>();
        others.forEach(other -> other.left().forEach(at -> byLeft.put(at, other)));
        long count = links.stream()
                .filter(link -> link.left().stream()
                        .filter(byLeft::containsKey)
                        .anyMatch(at -> !Collections.disjoint(byLeft.get(at).right(), link.right())))
                .count();
        return share(count, links.size());
    }

    private static double share(long count, int all) {
        return all == 0 ? 0 : (double) count / all;
    }
}
