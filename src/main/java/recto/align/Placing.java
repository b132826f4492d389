package recto.align;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import recto.align.ReadText.ReadWord;
import recto.align.TypedText.TypedWord;
import recto.model.Box;

/** Gives typed words the places of the read words that their letters fell on. */
final class Placing {
    private final Laid laid;

    Placing(Laid laid) {
        this.laid = laid;
    }

    /** Letters of a typed word on one read word: how many, and the first and last of them. */
    private record Hit(int letters, int first, int last, int typedFirst, int typedLast) {
        static Hit of(int read, int typed) {
            return new Hit(1, read, read, typed, typed);
        }

        Hit and(Hit other) {
            return new Hit(
                    letters + other.letters,
                    Math.min(first, other.first),
                    Math.max(last, other.last),
                    Math.min(typedFirst, other.typedFirst),
                    Math.max(typedLast, other.typedLast));
        }
    }

    /** The places of a word by what was read; none where nothing was. */
    List<Place> places(int word) {
        TreeMap<Integer, Hit> hits = hits(word);
        List<Place> places = new ArrayList<>();
        List<Integer> line = new ArrayList<>();
        boolean divided = hits.keySet().stream()
                        .map(read -> laid.read().get(read).line())
                        .distinct()
                        .count()
                > 1;
        int typedFrom = laid.typedFrom(word);
        for (int read : hits.keySet()) {
            if (!line.isEmpty() && !sameLine(line.get(0), read)) {
                int typedTo = hits.get(read).typedFirst;
                places.add(place(word, line, hits, part(word, typedFrom, typedTo)));
                typedFrom = typedTo;
                line.clear();
            }
            line.add(read);
        }
        if (!line.isEmpty()) {
            String rest = part(word, typedFrom, laid.typedFrom(word + 1));
            places.add(place(word, line, hits, divided ? rest : ""));
        }
        return places;
    }

    private boolean sameLine(int one, int other) {
        return laid.read().get(one).line() == laid.read().get(other).line();
    }

    /** The characters of a typed word from one of its letters up to another. */
    private String part(int word, int from, int to) {
        TypedWord typed = laid.typed().get(word);
        int first = laid.typedFrom(word);
        int letters = laid.typedFrom(word + 1) - first;
        int points = typed.text().codePointCount(0, typed.text().length());
        int start = typed.text().offsetByCodePoints(0, (int) ((long) (from - first) * points / letters));
        int end = typed.text().offsetByCodePoints(0, (int) ((long) (to - first) * points / letters));
        return typed.text().substring(start, Math.max(start, end));
    }

    private Place place(int word, List<Integer> line, TreeMap<Integer, Hit> hits, String part) {
        Box box = line.stream()
                .map(read -> box(word, read, hits.get(read)))
                .reduce(Box::union)
                .orElseThrow();
        ReadWord first = laid.read().get(line.get(0));
        ReadWord last = laid.read().get(line.get(line.size() - 1));
        return new Place(
                first.page(),
                List.of(first.index(), last.index() + 1),
                box,
                Optional.of(part).filter(text -> !text.isEmpty()));
    }

    private TreeMap<Integer, Hit> hits(int word) {
        TreeMap<Integer, Hit> hits = new TreeMap<>();
        int from = laid.typedFrom(word);
        int to = laid.typedFrom(word + 1);
        int sure = 0;
        for (int at = from; at < to; at++) {
            sure += laid.partner(at) == Monotone.NONE ? 0 : 1;
        }
        boolean guessing = 2 * sure < to - from;
        for (int at = from; at < to; at++) {
            int read = laid.partner(at) == Monotone.NONE && guessing ? laid.guess(at) : laid.partner(at);
            if (read != Monotone.NONE) {
                hits.merge(laid.readLetters().word(read), Hit.of(read, at), Hit::and);
            }
        }
        int most = hits.values().stream().mapToInt(Hit::letters).max().orElse(0);
        hits.values().removeIf(hit -> hit.letters < most && isStray(hit));
        return hits;
    }

    /** A single letter, where others are together, is mostly a chance match; so are marks without letters. */
    private boolean isStray(Hit hit) {
        int word = laid.readLetters().word(hit.first);
        int length = laid.readFrom(word + 1) - laid.readFrom(word);
        boolean marks = true;
        for (int at = hit.first; at <= hit.last; at++) {
            marks &= laid.readLetters().isMark(at);
        }
        return marks || hit.letters == 1 && length > 2;
    }

    /** The box of a read word, or the part of it that falls to this typed word by its letters. */
    private Box box(int word, int read, Hit hit) {
        ReadWord there = laid.read().get(read);
        int first = laid.readFrom(read);
        int end = laid.readFrom(read + 1);
        double from = first;
        for (int at = hit.first - 1; at >= first && from == first; at--) {
            if (isOther(at, word)) {
                from = (at + 1 + hit.first) / 2.0;
            }
        }
        double to = end;
        for (int at = hit.last + 1; at < end && to == end; at++) {
            if (isOther(at, word)) {
                to = (hit.last + 1 + at) / 2.0;
            }
        }
        return part(there.box(), (from - first) / (end - first), (to - first) / (end - first), there.rightToLeft());
    }

    private boolean isOther(int readLetter, int word) {
        int owner = laid.owner(readLetter);
        return owner != Monotone.NONE && owner != word;
    }

    private static Box part(Box box, double from, double to, boolean rightToLeft) {
        double start = rightToLeft ? 1 - to : from;
        double end = rightToLeft ? 1 - from : to;
        int left = Math.min(box.right() - 1, box.x() + (int) Math.round(start * box.width()));
        int right = Math.max(left + 1, box.x() + (int) Math.round(end * box.width()));
        return new Box(left, box.y(), right - left, box.height());
    }

    /** What was read at places. */
    String read(int word) {
        return hits(word).keySet().stream()
                .map(read -> laid.read().get(read).word().text())
                .collect(Collectors.joining(" "));
    }
}
