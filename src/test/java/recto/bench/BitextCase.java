package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two texts with the links that are right.
 *
 * @param languages left and right, ISO 639-3
 * @param gold in order; an empty side is an omission
 */
record BitextCase(String name, List<String> languages, List<String> left, List<String> right, List<Link> gold) {
    /** Of the sentences of a text, how many are merged with the one before, divided, and left out on one side. */
    private static final double MERGED = 0.12;

    private static final double DIVIDED = 0.12;
    private static final double LEFT_OUT = 0.03;

    /** Sentences, from 0, that stand for each other. */
    record Link(List<Integer> left, List<Integer> right) {
        boolean isPair() {
            return !left.isEmpty() && !right.isEmpty();
        }
    }

    /** Reads files of one sentence a line and one link a line: {@code [8, 9]:[10]}. */
    static BitextCase read(Path left, Path right, Path gold) throws IOException {
        List<Link> links = Files.readAllLines(gold).stream()
                .map(line -> line.split(":"))
                .map(sides -> new Link(numbers(sides[0]), numbers(sides[1])))
                .toList();
        return new BitextCase(
                "textberg dev", List.of("deu", "fra"), Files.readAllLines(left), Files.readAllLines(right), links);
    }

    private static List<Integer> numbers(String side) {
        return Stream.of(side.split("[^0-9]+"))
                .filter(number -> !number.isEmpty())
                .map(Integer::valueOf)
                .toList();
    }

    /** Texts whose sentences stand for each other one by one. */
    static BitextCase parallel(String name, List<String> languages, List<String> left, List<String> right) {
        List<Link> links = IntStream.range(0, left.size())
                .mapToObj(i -> new Link(List.of(i), List.of(i)))
                .toList();
        return new BitextCase(name, languages, left, right, links);
    }

    /** The same with the sides exchanged. */
    BitextCase exchanged() {
        List<Link> links =
                gold.stream().map(link -> new Link(link.right, link.left)).toList();
        return new BitextCase(name + ", exchanged", List.of(languages.get(1), languages.get(0)), right, left, links);
    }

    /** The same with sentences merged, divided at commas and left out at random. */
    BitextCase disturbed(long seed) {
        Random random = new Random(seed);
        List<String> l = new ArrayList<>();
        List<String> r = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        for (Link link : gold) {
            double fate = random.nextDouble();
            List<String> lefts = link.left.stream().map(left::get).toList();
            List<String> rights = link.right.stream().map(right::get).toList();
            if (link.isPair() && fate < LEFT_OUT / 2) {
                put(rights, r, random).forEach(at -> links.add(new Link(List.of(), List.of(at))));
            } else if (link.isPair() && fate < LEFT_OUT) {
                put(lefts, l, random).forEach(at -> links.add(new Link(List.of(at), List.of())));
            } else {
                links.add(new Link(put(lefts, l, random), put(rights, r, random)));
            }
        }
        return new BitextCase(name + ", disturbed " + seed, languages, l, r, links);
    }

    private static List<Integer> put(List<String> sentences, List<String> out, Random random) {
        List<String> changed = new ArrayList<>();
        for (String sentence : sentences) {
            double fate = random.nextDouble();
            int comma = sentence.indexOf(", ", sentence.length() / 3);
            if (fate < DIVIDED && comma > 0 && comma < sentence.length() * 2 / 3 + 1) {
                changed.add(sentence.substring(0, comma + 1));
                changed.add(sentence.substring(comma + 2));
            } else if (fate > 1 - MERGED && !changed.isEmpty()) {
                changed.set(changed.size() - 1, changed.get(changed.size() - 1) + " " + sentence);
            } else {
                changed.add(sentence);
            }
        }
        List<Integer> places =
                IntStream.range(out.size(), out.size() + changed.size()).boxed().toList();
        out.addAll(changed);
        return places;
    }
}
