package recto.model;

/**
 * A language in a script.
 *
 * @param code ISO 639-3, three letters; {@code und} where it is not known
 * @param script the script it is written in here
 */
public record Language(String code, Script script) {
    public static final Language UNKNOWN = new Language("und", Script.ZZZZ);

    public Language {
        if (!code.matches("[a-z]{3}")) {
            throw new IllegalArgumentException("not an ISO 639-3 code: " + code);
        }
    }
}
