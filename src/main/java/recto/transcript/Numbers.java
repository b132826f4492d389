package recto.transcript;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * A record of whole numbers as an array: {@code [x, y, width, height]}.
 *
 * @param type the record
 * @param length how many numbers, or {@link #ANY}
 * @param take record to numbers
 * @param make numbers to record
 */
record Numbers<T>(Class<T> type, int length, Function<T, int[]> take, Function<int[], T> make) {
    /** The length of records that hold as many numbers as they like. */
    static final int ANY = 0;

    void addTo(SimpleModule module) {
        module.addSerializer(type, new Writer());
        module.addDeserializer(type, new Reader());
    }

    private final class Writer extends StdSerializer<T> {
        private static final long serialVersionUID = 1L;

        Writer() {
            super(type);
        }

        @Override
        public void serialize(T value, JsonGenerator json, SerializerProvider provider) throws IOException {
            int[] numbers = take.apply(value);
            json.writeArray(numbers, 0, numbers.length);
        }
    }

    private final class Reader extends StdDeserializer<T> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(type);
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.isExpectedStartArrayToken()) {
                return context.reportInputMismatch(type, "expected an array of numbers");
            }
            IntStream.Builder numbers = IntStream.builder();
            int count = 0;
            for (; json.nextToken() == JsonToken.VALUE_NUMBER_INT; count++) {
                numbers.add(json.getIntValue());
            }
            if (json.currentToken() != JsonToken.END_ARRAY || length != ANY && count != length) {
                return context.reportInputMismatch(type, "expected %s", expected());
            }
            return make.apply(numbers.build().toArray());
        }

        private String expected() {
            return length == ANY ? "whole numbers" : length + " whole numbers, and no more than " + length;
        }
    }
}
