package recto.recognition;

import java.util.List;

/** The models among which the language of a page is looked for, where nobody names it. */
final class Candidates {
    /** By script, in the order in which scripts are tried; the first of each finds out whether it is that script. */
    private static final List<List<String>> SCRIPTS = List.of(
            List.of("eng", "fra", "deu", "aze", "tur", "ita", "pol", "ces", "slk", "dan"),
            List.of("frk"),
            List.of("rus", "ukr", "bel", "bul", "aze_cyrl"),
            List.of("fas", "ara"),
            List.of("hye"),
            List.of("kat"),
            List.of("heb"),
            List.of("ell"));

    private Candidates() {}

    /** Names of models, those of one script together. */
    static List<List<String>> scripts() {
        return SCRIPTS;
    }

    /** Names of all candidate models. */
    static List<String> names() {
        return SCRIPTS.stream().flatMap(List::stream).toList();
    }
}
