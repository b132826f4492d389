package recto.transcript;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Writes a number with four digits after the point at most, on every Java version alike: {@code 0.93}, {@code 300}. */
final class ShortNumber extends StdSerializer<Double> {
    private static final long serialVersionUID = 1L;
    private static final int DIGITS = 4;

    ShortNumber() {
        super(Double.class);
    }

    @Override
    public void serialize(Double value, JsonGenerator json, SerializerProvider provider) throws IOException {
        BigDecimal rounded = new BigDecimal(value).setScale(DIGITS, RoundingMode.HALF_UP);
        json.writeNumber(
                rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString());
    }
}
