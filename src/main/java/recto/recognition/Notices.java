package recto.recognition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import recto.model.Line;
import recto.model.Region;
import recto.model.RegionType;

/**
 * Types what those who digitised a page put on to its image: "Source gallica.bnf.fr", "Digitized by Google". Looked for
 * in the first and the last lines of a page only, and by a list of known sayings ({@code notices.txt}), for a newspaper
 * may print the name of a library, too. Nothing is moved.
 */
final class Notices {
    private static final List<String> SAYINGS = sayings();

    /** Lines at the top and at the foot that are looked at. */
    private static final int EDGE = 2;

    /** Share of the letters of a saying that may be misread. */
    private static final double MISREAD = 0.2;

    private Notices() {}

    /** The regions of a page in the same order; a notice becomes a region of its own in its place. */
    static List<Region> typed(List<Region> regions) {
        List<Line> lines = regions.stream()
                .flatMap(region -> region.lines().stream())
                .sorted(Comparator.comparingInt(line -> line.box().y()))
                .toList();
        Set<Line> notices = java.util.stream.IntStream.range(0, lines.size())
                .filter(i -> i < EDGE || i >= lines.size() - EDGE)
                .mapToObj(lines::get)
                .filter(line -> isNotice(line.text()))
                .collect(Collectors.toSet());
        return notices.isEmpty()
                ? regions
                : regions.stream()
                        .flatMap(region -> parted(region, notices).stream())
                        .toList();
    }

    private static List<Region> parted(Region region, Set<Line> notices) {
        if (region.lines().stream().noneMatch(notices::contains)) {
            return List.of(region);
        }
        List<Region> parts = new ArrayList<>();
        List<Line> run = new ArrayList<>();
        for (Line line : region.lines()) {
            if (!run.isEmpty() && notices.contains(run.get(0)) != notices.contains(line)) {
                parts.add(part(region, run, notices));
                run = new ArrayList<>();
            }
            run.add(line);
        }
        parts.add(part(region, run, notices));
        return parts;
    }

    private static Region part(Region whole, List<Line> lines, Set<Line> notices) {
        RegionType type = notices.contains(lines.get(0)) ? RegionType.NOTICE : whole.type();
        return whole.part(type, lines);
    }

    /** Whether a line is, or begins with, one of the sayings, but for a few misread letters. */
    static boolean isNotice(String line) {
        String read = letters(line);
        return SAYINGS.stream().anyMatch(saying -> distance(saying, read) <= MISREAD * saying.length());
    }

    /** Fewest changes that make a beginning of a text of a saying (Sellers 1980, fixed at the start). */
    private static int distance(String saying, String text) {
        int[] row = new int[text.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= saying.length(); i++) {
            int corner = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int same = corner + (saying.charAt(i - 1) == text.charAt(j - 1) ? 0 : 1);
                corner = row[j];
                row[j] = Math.min(same, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        int least = row[0];
        for (int value : row) {
            least = Math.min(least, value);
        }
        return least;
    }

    private static String letters(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{Nd}]", "");
    }

    private static List<String> sayings() {
        try (InputStream in = Notices.class.getResourceAsStream("notices.txt");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(Notices::letters)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
