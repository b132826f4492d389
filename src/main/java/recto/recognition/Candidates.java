package recto.recognition;

import java.util.List;

/** The models among which the language of a page is looked for, where nobody names it. */
final class Candidates {
    /** By script; Fraktur goes with Latin, for the models of either read much of the other. */
    private static final List<List<String>> SCRIPTS = List.of(
            List.of("eng", "fra", "deu", "frk", "aze", "tur", "ita", "pol", "ces", "slk", "dan"),
            List.of("rus", "ukr", "bel", "bul", "aze_cyrl"),
            List.of("fas", "ara"),
            List.of("hye"),
            List.of("kat"),
            List.of("heb"),
            List.of("ell"));

    /** The models that find out the script, in the order in which they are tried. */
    private static final List<String> LEADS = List.of("eng", "frk", "rus", "fas", "hye", "kat", "heb", "ell");

    private Candidates() {}

    /** Names of the models that find out the script. */
    static List<String> leads() {
        return LEADS;
    }

    /** Names of models, those of one script together. */
    static List<List<String>> scripts() {
        return SCRIPTS;
    }

    /** Names of all candidate models. */
    static List<String> names() {
        return SCRIPTS.stream().flatMap(List::stream).toList();
    }
}
