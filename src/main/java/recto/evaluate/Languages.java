package recto.evaluate;

import com.ibm.icu.util.ULocale;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Languages as files name them, made alike: ISO 639-3 codes where they can be told, else the name in small letters. */
public final class Languages {
    /** PAGE names languages in English; the engine has two names of its own for German in Fraktur. */
    private static final Map<String, String> BY_NAME = Stream.concat(
                    Stream.of(ULocale.getISOLanguages())
                            .map(ULocale::new)
                            .map(locale -> Map.entry(
                                    locale.getDisplayLanguage(ULocale.ENGLISH).toLowerCase(Locale.ROOT),
                                    locale.getISO3Language())),
                    Stream.of(Map.entry("frk", "deu"), Map.entry("deu_latf", "deu")))
            .filter(entry -> !entry.getValue().isEmpty())
            .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (first, second) -> first));

    private Languages() {}

    /** The language of a tag ({@code de-DE}), a code ({@code deu}) or an English name; empty where none is stated. */
    public static Optional<String> of(String stated) {
        String name = stated.strip().toLowerCase(Locale.ROOT);
        if (name.isEmpty() || name.equals("und") || name.equals("zxx") || name.equals("mul")) {
            return Optional.empty();
        }
        String code = ULocale.forLanguageTag(name.replace('_', '-')).getISO3Language();
        return Optional.of(BY_NAME.getOrDefault(name, code.isEmpty() ? name : code));
    }
}
