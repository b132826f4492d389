package recto.train;

import java.io.IOException;
import java.io.InputStream;

/** The model that comes with the engine. */
final class English {
    private English() {}

    static byte[] bytes() throws IOException {
        try (InputStream in = English.class.getResourceAsStream("/tessdata/eng.traineddata")) {
            return in.readAllBytes();
        }
    }

    static Components model() throws IOException {
        return Components.of(bytes());
    }
}
