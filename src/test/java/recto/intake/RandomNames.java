package recto.intake;

import java.util.LinkedHashSet;
import java.util.Random;
import java.util.Set;

/** Names as archives, cameras and accidents make them, from a seed. */
final class RandomNames {
    private static final String[] PARTS = {
        "a",
        "A",
        "b",
        "kaspi",
        "Kaspi",
        "İ",
        "ı",
        "i",
        "é",
        "e\u0301",
        "й",
        "и\u0306",
        "թերթ",
        "გაზეთი",
        "\u200b",
        "صفحه",
        "📰",
        " ",
        "  ",
        ".",
        "..",
        "-",
        "_",
        "~",
        "~2",
        "~-",
        "%",
        "%41",
        "%2F",
        "\\",
        ":",
        "*",
        "?",
        "\"",
        "<",
        ">",
        "|",
        "\n",
        "\u0001",
        "\u007f",
        "\u2028",
        "1",
        "02",
        "10",
        "1918-03-30",
        "p",
        "no",
        "con",
        "NUL",
        "aux.tif",
        "com1",
        "COM¹",
        ".tif",
        ".TIF",
        "text",
        "run.json",
        "ledger",
        "x".repeat(90),
        "ж".repeat(60),
        "?".repeat(80)
    };

    private RandomNames() {}

    static Set<String> distinct(Random random, int count) {
        Set<String> names = new LinkedHashSet<>();
        while (names.size() < count) {
            names.add(path(random));
        }
        return names;
    }

    private static String path(Random random) {
        StringBuilder path = new StringBuilder(name(random));
        while (random.nextInt(3) == 0) {
            path.append('/').append(name(random));
        }
        return path.toString();
    }

    private static String name(Random random) {
        StringBuilder name = new StringBuilder();
        for (int parts = 1 + random.nextInt(4); parts > 0; parts--) {
            name.append(PARTS[random.nextInt(PARTS.length)]);
        }
        String made = name.toString();
        return made.equals(".") || made.equals("..") ? made + "x" : made;
    }
}
