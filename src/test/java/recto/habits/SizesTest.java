package recto.habits;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import recto.habits.Sources.Method;
import recto.habits.Sources.Source;

/** Files and methods stay small. The figures are printed, so that they can be seen to creep. */
class SizesTest {
    private static final int LONGEST_FILE = 350;
    private static final int LONGEST_METHOD = 40;
    private static final int MOST_PARAMETERS = 4;
    /** Methods that still have one parameter too many. */
    private static final Set<String> DUE = Set.of("EvaluationTable.line", "Models.<init>", "Originals.facsimile");

    @Test
    void filesAndMethodsStaySmall() throws IOException {
        List<Source> sources = Sources.parsed(Sources.MAIN);
        List<Method> methods =
                sources.stream().flatMap(source -> source.methods().stream()).toList();
        int[] files = sorted(sources.stream().map(Source::lines));
        int[] lengths = sorted(methods.stream().map(Method::lines));
        System.out.printf(
                "%d files, lines: median %d, 90%% %d, most %d; %d methods, lines: 90%% %d, most %d%n",
                files.length,
                at(files, 0.5),
                at(files, 0.9),
                at(files, 1),
                lengths.length,
                at(lengths, 0.9),
                at(lengths, 1));
        assertThat(sources).filteredOn(source -> source.lines() > LONGEST_FILE).isEmpty();
        assertThat(methods)
                .filteredOn(method -> method.lines() > LONGEST_METHOD)
                .isEmpty();
        assertThat(methods)
                .filteredOn(method -> method.parameters() > MOST_PARAMETERS && !DUE.contains(method.name()))
                .isEmpty();
    }

    private static int[] sorted(Stream<Integer> numbers) {
        return numbers.mapToInt(Integer::intValue).sorted().toArray();
    }

    private static int at(int[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1];
    }
}
