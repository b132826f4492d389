package recto.transcript;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.util.function.Function;

/**
 * A record of one component as that plain value.
 *
 * @param type the record
 * @param take record to a string or number
 * @param make reads the value at which a parser stands
 */
record Plain<T>(Class<T> type, Function<T, Object> take, Making<T> make) {
    /** Reads the value at which a parser stands. */
    @FunctionalInterface
    interface Making<T> {
        T from(JsonParser json) throws IOException;
    }

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
            json.writePOJO(take.apply(value));
        }
    }

    private final class Reader extends StdDeserializer<T> {
        private static final long serialVersionUID = 1L;

        Reader() {
            super(type);
        }

        @Override
        public T deserialize(JsonParser json, DeserializationContext context) throws IOException {
            if (!json.currentToken().isScalarValue()) {
                return context.reportInputMismatch(type, "expected a plain value");
            }
            return make.from(json);
        }
    }
}
