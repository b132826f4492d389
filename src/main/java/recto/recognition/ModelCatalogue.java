package recto.recognition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import recto.model.Digest;
import recto.model.Language;
import recto.model.Script;

/** The models that Recto knows, read from {@code models.tsv} beside this class, and the codes that lead to them. */
final class ModelCatalogue {
    /** The release that all models of the catalogue belong to, as provenance names it. */
    static final String RELEASE = "tessdata_fast 4.1.0";

    static final String LICENCE = "Apache-2.0";

    /** Codes of languages that have another code in the catalogue, or no model of their own but one that serves. */
    private static final Map<String, String> STANDS_FOR = Map.of(
            "azj", "aze",
            "azb", "fas",
            "ota", "fas",
            "pes", "fas",
            "arb", "ara",
            "gsw", "deu");

    private static final ModelCatalogue CATALOGUE = new ModelCatalogue(read());

    private final List<KnownModel> models;

    private ModelCatalogue(List<KnownModel> models) {
        this.models = models;
    }

    static ModelCatalogue get() {
        return CATALOGUE;
    }

    List<KnownModel> models() {
        return models;
    }

    Optional<KnownModel> byName(String name) {
        return models.stream().filter(model -> model.name().equals(name)).findFirst();
    }

    /** The name of the model for a code: the engine's own, ISO 639-3 or ISO 639-1; an unknown code names itself. */
    String name(String code) {
        String three = code.length() == 2 ? iso3(code) : code;
        String known = byName(three).isPresent() ? three : STANDS_FOR.getOrDefault(three, three);
        return byName(known)
                .or(() -> models.stream()
                        .filter(model -> model.languages().get(0).code().equals(known))
                        .findFirst())
                .map(KnownModel::name)
                .orElse(code);
    }

    private static String iso3(String code) {
        try {
            String three = Locale.forLanguageTag(code).getISO3Language();
            return three.isEmpty() ? code : three;
        } catch (java.util.MissingResourceException unknown) {
            // No code of ISO 639-1: it may still be the name of somebody's own model.
            return code;
        }
    }

    private static List<KnownModel> read() {
        try (InputStream in = ModelCatalogue.class.getResourceAsStream("models.tsv");
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(ModelCatalogue::parse)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("the catalogue of models cannot be read from the program itself", e);
        }
    }

    private static KnownModel parse(String line) {
        String[] cells = line.split("\t");
        Script script = Script.valueOf(cells[2].toUpperCase(Locale.ROOT));
        List<Language> languages = Stream.of(cells[1].split(","))
                .map(code -> new Language(code, script))
                .toList();
        return new KnownModel(
                cells[0], languages, script, cells[3], cells[4], Long.parseLong(cells[5]), new Digest(cells[6]));
    }
}
