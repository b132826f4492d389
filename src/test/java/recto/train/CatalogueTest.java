package recto.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {
    /** A catalogue with these translations, whose originals are all empty. */
    private static byte[] catalogue(ByteOrder order, List<String> translations) {
        int count = translations.size();
        int tables = 28 + 16 * count;
        ByteBuffer out = ByteBuffer.allocate(4096).order(order);
        out.putInt(0x950412DE).putInt(0).putInt(count).putInt(28).putInt(28 + 8 * count);
        int place = tables;
        for (int i = 0; i < count; i++) {
            byte[] text = translations.get(i).getBytes(StandardCharsets.UTF_8);
            out.putInt(28 + 8 * i, 0).putInt(32 + 8 * i, tables);
            out.putInt(28 + 8 * (count + i), text.length).putInt(32 + 8 * (count + i), place);
            out.position(place).put(text);
            place += text.length;
        }
        return java.util.Arrays.copyOf(out.array(), place);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void givesTheTranslationsWithoutHeadAndPlaces(boolean little, @TempDir Path folder) throws IOException {
        ByteOrder order = little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        byte[] bytes = catalogue(order, List.of("Language: ru\n", "Старый лес — $name|, 1812", "день\0дня"));
        Path file = Files.write(folder.resolve("game.mo"), bytes);
        assertThat(RunningText.words(folder)).containsExactly("Старый", "лес", "—", "1812", "день", "дня");
        assertThat(Catalogue.translations(file)).doesNotContain("Language");
    }

    @Test
    void otherFilesAreNoCatalogues(@TempDir Path folder) throws IOException {
        Path text = Files.writeString(folder.resolve("a.mo"), "no catalogue at all, but long enough");
        assertThatThrownBy(() -> Catalogue.translations(text)).isInstanceOf(CharacterCodingException.class);
        byte[] cut = java.util.Arrays.copyOf(catalogue(ByteOrder.LITTLE_ENDIAN, List.of("", "слово")), 50);
        Path broken = Files.write(folder.resolve("b.mo"), cut);
        assertThatThrownBy(() -> Catalogue.translations(broken)).isInstanceOf(CharacterCodingException.class);
    }
}
