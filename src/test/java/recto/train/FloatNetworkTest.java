package recto.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FloatNetworkTest {
    private static final int FLAGS = 65;

    private static ByteBuffer space() {
        return ByteBuffer.allocate(10_000).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static byte[] bytes(ByteBuffer written) {
        return Arrays.copyOf(written.array(), written.position());
    }

    private static void string(ByteBuffer out, String text) {
        out.putInt(text.length()).put(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static void node(ByteBuffer out, String type) {
        out.put((byte) 0);
        string(out, type);
        out.put((byte) 0).put((byte) 1).putInt(0).putInt(3).putInt(2).putInt(6);
        string(out, "name");
    }

    private static byte[] network(boolean whole) {
        ByteBuffer out = space();
        node(out, "Series");
        out.putInt(2);
        node(out, "Input");
        out.putInt(1).putInt(36).putInt(0).putInt(1).putInt(0);
        node(out, "Softmax");
        out.put((byte) (whole ? 133 : 132)).putInt(2).putInt(3);
        if (whole) {
            out.put((byte) 0).put(new byte[] {127, -127, 5, 0, 64, 127});
            out.putInt(2).putDouble(0.5).putDouble(0.25);
        } else {
            out.putDouble(0);
            for (double weight : new double[] {63.5, -63.5, 2.5, 0, 16, 31.75}) {
                out.putDouble(weight);
            }
        }
        string(out, "[1,36,0,1 O1c2]");
        out.putInt(whole ? FLAGS : FLAGS - 1).putInt(7).putInt(8).putInt(9).putFloat(0.9f);
        return bytes(out);
    }

    @Test
    void weightsAreWholeNumbersTimesTheScaleOfTheirRow() throws IOException {
        assertThat(FloatNetwork.of(network(true))).isEqualTo(network(false));
    }

    @Test
    void aNetworkThatCanBeTrainedStaysAsItIs() throws IOException {
        assertThat(FloatNetwork.of(network(false))).isEqualTo(network(false));
    }

    @Test
    void aStockModelIsUnderstoodToItsEnd() throws IOException {
        byte[] network = English.model().network();
        byte[] made = FloatNetwork.of(network);
        assertThat(made.length).isGreaterThan(6 * network.length);
        assertThat(FloatNetwork.of(made)).isEqualTo(made);
    }

    @Test
    void whatIsCutOffOrUnknownIsRefused() {
        byte[] network = network(true);
        assertThatThrownBy(() -> FloatNetwork.of(Arrays.copyOf(network, 90)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("ends too early");
        ByteBuffer strange = space();
        node(strange, "Teapot");
        assertThatThrownBy(() -> FloatNetwork.of(bytes(strange))).hasMessageContaining("Teapot");
    }

    @Test
    void theMeanOfNetworksHasTheMeanOfEachWeight() throws IOException {
        ByteBuffer other = ByteBuffer.wrap(network(false)).order(ByteOrder.LITTLE_ENDIAN);
        ByteBuffer expected = ByteBuffer.wrap(network(false)).order(ByteOrder.LITTLE_ENDIAN);
        int first = indexOf(other, 63.5);
        other.putDouble(first, 0.5);
        expected.putDouble(first, 32);
        int last = indexOf(other, 31.75);
        other.putDouble(last, -31.75);
        expected.putDouble(last, 0);

        assertThat(FloatNetwork.mean(List.of(network(true), other.array()))).isEqualTo(expected.array());
        assertThat(FloatNetwork.mean(List.of(network(false)))).isEqualTo(network(false));
    }

    private static int indexOf(ByteBuffer bytes, double value) {
        return IntStream.range(0, bytes.limit() - Double.BYTES)
                .filter(at -> bytes.getDouble(at) == value)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void networksOfOtherFormsHaveNoMean() {
        byte[] small = small();
        assertThatThrownBy(() -> FloatNetwork.mean(List.of(small, network(false))))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("not of one form");
    }

    private static byte[] small() {
        ByteBuffer out = space();
        node(out, "Softmax");
        out.put((byte) 132).putInt(1).putInt(1).putDouble(0).putDouble(1);
        string(out, "[O1c1]");
        out.putInt(FLAGS - 1).putInt(7).putInt(8).putInt(9).putFloat(0.9f);
        return bytes(out);
    }
}
