package recto.recognition;

import java.util.List;

/** The models among which the language of a page is looked for, where nobody names it. */
final class Candidates {
    /** By script; Fraktur goes with Latin, for the models of either read much of the other. */
    private static final List<List<String>> SCRIPTS = List.of(
            List.of("eng", "fra", "deu", "frk", "aze", "tur", "ita", "pol", "ces", "slk", "dan", "cos"),
            List.of("rus", "ukr", "bel", "bul", "aze_cyrl"),
            List.of("ara", "fas"),
            List.of("hye"),
            List.of("kat"),
            List.of("heb"),
            List.of("ell"));

    /** The models that find out the script, in the order in which they are tried. */
    private static final List<String> LEADS = List.of("eng", "rus", "ara", "hye", "kat", "ell", "heb", "frk");

    private Candidates() {}

    /** Names of the models that find out the script. */
    static List<String> leads() {
        return LEADS;
    }

    /** Names of the models that share a script with one of them. */
    static List<String> inScriptOf(String name) {
        return SCRIPTS.stream()
                .filter(names -> names.contains(name) || names.contains(profile(name)))
                .findFirst()
                .orElse(List.of(name));
    }

    /** Names of all candidate models. */
    static List<String> names() {
        return SCRIPTS.stream().flatMap(List::stream).toList();
    }

    /** The language whose letter sequences and small words speak for a model. */
    static String profile(String model) {
        return switch (model) {
            case "frk" -> "deu";
            case "rus_old" -> "rus";
            default -> model;
        };
    }
}
