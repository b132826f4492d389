package recto.image;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import recto.model.Size;
import recto.model.Turn;

class PixTest {
    private static final Size STORED = new Size(5, 3);

    /** Where TIFF 6.0 says that the pixel of a stored row and column belongs. */
    @ParameterizedTest
    @EnumSource(Turn.class)
    void turnsAsTheTagOrientationSays(Turn turn) throws Exception {
        byte[] pixels = new byte[15];
        for (int i = 0; i < 15; i++) {
            pixels[i] = (byte) (10 * i);
        }
        try (Pix pix = Pix.of(STORED, 8, pixels)) {
            pix.turn(turn);
            Size upright = turn.quarter() ? STORED.turned() : STORED;
            assertThat(pix.size()).isEqualTo(upright);
            assertThat(pix.pixels()).isEqualTo(expected(pixels, turn, upright));
        }
    }

    private static byte[] expected(byte[] stored, Turn turn, Size upright) {
        byte[] expected = new byte[stored.length];
        int right = upright.width() - 1;
        int bottom = upright.height() - 1;
        for (int row = 0; row < STORED.height(); row++) {
            for (int column = 0; column < STORED.width(); column++) {
                int[] at = switch (turn) {
                    case NONE -> new int[] {column, row};
                    case MIRRORED -> new int[] {right - column, row};
                    case HALF -> new int[] {right - column, bottom - row};
                    case HALF_MIRRORED -> new int[] {column, bottom - row};
                    case LEFT_MIRRORED -> new int[] {row, column};
                    case RIGHT -> new int[] {right - row, column};
                    case RIGHT_MIRRORED -> new int[] {right - row, bottom - column};
                    case LEFT -> new int[] {row, bottom - column};
                };
                expected[at[1] * upright.width() + at[0]] = stored[row * STORED.width() + column];
            }
        }
        return expected;
    }

    @Test
    void keepsBitsThatAreNoMultipleOfAWord() throws Exception {
        Size size = new Size(45, 4);
        byte[] bits = new byte[6 * 4];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = (byte) (i % 6 == 5 ? 37 * i & 0xf8 : 37 * i);
        }
        try (Pix pix = Pix.of(size, 1, bits)) {
            assertThat(pix.pixels()).isEqualTo(bits);
        }
    }
}
