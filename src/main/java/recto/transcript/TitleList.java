package recto.transcript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import recto.model.KnownTitle;
import recto.model.KnownTitle.Appearance;

/** Reads lists of known newspapers and journals from YAML; {@code docs/metadata.md} describes the keys. */
public final class TitleList {
    private static final String SHIPPED = "/recto/transcript/titles.yaml";

    private record Form(List<TitleForm> titles) {}

    private record TitleForm(
            String title,
            Optional<List<String>> variants,
            Optional<String> place,
            Optional<String> country,
            Optional<String> language,
            Optional<String> calendar,
            Optional<LocalDate> first,
            Optional<LocalDate> last,
            Optional<List<AppearanceForm>> appears) {
        KnownTitle known() {
            return new KnownTitle(
                    title,
                    variants.orElse(List.of()),
                    place,
                    country,
                    language,
                    calendar,
                    first,
                    last,
                    appears.orElse(List.of()).stream()
                            .map(form -> new Appearance(form.from, form.to, form.days))
                            .toList());
        }
    }

    private record AppearanceForm(int from, int to, List<DayOfWeek> days) {}

    private TitleList() {}

    /**
     * The titles of a file, then those that come with Recto.
     *
     * @throws IOException that names the key which is unknown, missing or refused
     */
    public static List<KnownTitle> with(Path file) throws IOException {
        List<KnownTitle> titles = new ArrayList<>(read(Files.readAllBytes(file)));
        titles.addAll(shipped());
        return titles;
    }

    /** The titles that come with Recto. */
    public static List<KnownTitle> shipped() throws IOException {
        try (InputStream in = TitleList.class.getResourceAsStream(SHIPPED)) {
            return read(in.readAllBytes());
        }
    }

    private static List<KnownTitle> read(byte[] yaml) throws IOException {
        return Json.readYaml(yaml, Form.class).titles.stream()
                .map(TitleForm::known)
                .toList();
    }
}
