package recto.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComponentsTest {
    @Test
    void aModelIsWrittenAsItWasRead() throws IOException {
        byte[] model = English.bytes();
        assertThat(Components.of(model).bytes()).isEqualTo(model);
    }

    @Test
    void anotherNetworkLeavesTheOtherPartsAlone() throws IOException {
        Components model = English.model();
        byte[] network = {1, 2, 3};
        Components changed = Components.of(model.withNetwork(network).bytes());
        assertThat(changed.network()).isEqualTo(network);
        assertThat(changed.characters()).isEqualTo(model.characters());
        assertThat(changed.kinds()).isEqualTo(model.kinds());
    }

    @Test
    void whatIsNoModelIsRefused() {
        assertThatThrownBy(() -> Components.of("no model at all, but long enough to look at"
                        .getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
                .hasMessageContaining("table of parts");
    }

    @Test
    void theWordsOfAModelAreFound() throws IOException {
        Components model = English.model();
        List<String> letters = CharacterSet.of(model.characters()).characters();
        assertThat(WordGraph.words(model.words().orElseThrow(), letters))
                .contains("house", "language", "the")
                .doesNotContain("thhe")
                .hasSizeGreaterThan(50_000);
    }

    @Test
    void whetherCodesAreTheNumbersOfTheCharactersIsToldByTheTable() throws IOException {
        assertThat(English.model().codesAreNumbers()).isFalse();
        assertThat(withCodes(0, 1, 2).codesAreNumbers()).isTrue();
        assertThat(withCodes(0, 2, 1).codesAreNumbers()).isFalse();
    }

    private static Components withCodes(int... codes) {
        int kinds = 23;
        int head = Integer.BYTES + kinds * Long.BYTES;
        ByteBuffer model =
                ByteBuffer.allocate(1000).order(ByteOrder.LITTLE_ENDIAN).putInt(kinds);
        for (int kind = 0; kind < kinds; kind++) {
            model.putLong(kind == kinds - 1 ? head : -1);
        }
        model.putInt(codes.length);
        for (int code : codes) {
            model.put((byte) 0).putInt(1).putInt(code);
        }
        return Components.of(Arrays.copyOf(model.array(), model.position()));
    }

    @Test
    void aCharacterSetLosesAndGainsCharacters() throws IOException {
        CharacterSet set = CharacterSet.of(English.model().characters());
        CharacterSet changed = set.changed("qx"::contains, "ѣаq");
        assertThat(set.covers("quick")).isTrue();
        assertThat(set.covers("снѣгъ")).isFalse();
        assertThat(changed.covers("ѣа")).isTrue();
        assertThat(changed.covers("x")).isFalse();
        assertThat(changed.covers("q")).isTrue();
        List<String> again = CharacterSet.of(changed.text().lines().toList()).characters();
        assertThat(again).isEqualTo(changed.characters());
        assertThat(again.subList(0, 3)).isEqualTo(set.characters().subList(0, 3));
    }
}
