package recto.dates;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * One or several tokens that mean something together, or one that means nothing.
 *
 * @param start offset in the text
 * @param end offset after it
 * @param sign what stands there, if it is neither a word nor a number; else empty
 */
record Segment(int start, int end, String sign, List<Name> names, List<Num> numbers) {
    boolean is(Name.Kind kind) {
        return names.stream().anyMatch(name -> name.kind() == kind);
    }

    boolean sign(String among) {
        return !sign.isEmpty() && among.contains(sign);
    }

    boolean month() {
        return names.stream().anyMatch(name -> name.kind().month());
    }

    List<Name> months() {
        return names.stream().filter(name -> name.kind().month()).toList();
    }

    List<Name> weekdays() {
        return names.stream().filter(name -> name.kind() == Name.Kind.WEEKDAY).toList();
    }

    List<Num> numbers(Predicate<Num> which) {
        return numbers.stream().filter(which).toList();
    }

    Optional<Name.Kind> mark() {
        return names.stream()
                .map(Name::kind)
                .filter(kind -> kind.compareTo(Name.Kind.JULIAN_MARK) >= 0)
                .findFirst();
    }
}
