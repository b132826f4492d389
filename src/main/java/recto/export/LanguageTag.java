package recto.export;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import recto.model.Language;
import recto.model.Script;

/**
 * Languages by the tags of BCP 47: the two-letter code where there is one, and the script where it is not the usual one
 * of the language ({@code ru}, {@code az-Cyrl}, {@code de-Latf}).
 */
final class LanguageTag {
    /** Codes that ISO 639 has replaced, which Java still lists. */
    private static final Set<String> OLD = Set.of("iw", "ji", "in");

    private static final Map<String, String> SHORT = Arrays.stream(Locale.getISOLanguages())
            .filter(code -> !OLD.contains(code))
            .collect(Collectors.toMap(code -> new Locale(code).getISO3Language(), code -> code, (a, b) -> a));
    private static final Map<Script, String> USUAL = Map.of(
            Script.LATN, " en fr de es it nl pl pt la cs da sv fi hu ",
            Script.CYRL, " ru uk be bg mk ",
            Script.ARMN, " hy ",
            Script.GEOR, " ka ",
            Script.ARAB, " ar fa ur ps ",
            Script.HEBR, " he yi ",
            Script.GREK, " el ");

    private LanguageTag() {}

    /** Empty where neither language nor script is known. */
    static Optional<String> of(Language language) {
        if (language.equals(Language.UNKNOWN)) {
            return Optional.empty();
        }
        String code = SHORT.getOrDefault(language.code(), language.code());
        Script script = language.script();
        boolean usual = USUAL.getOrDefault(script, "").contains(" " + code + " ");
        return Optional.of(usual || script == Script.ZZZZ ? code : code + "-" + script.code());
    }
}
