package recto.export;

import java.util.List;
import java.util.Optional;
import recto.model.MetadataValue;
import recto.model.TranscriptHead;

/** The values of an item by their elements. */
record Described(TranscriptHead head) {
    /** The surest value of an element. */
    Optional<String> first(String element) {
        return all(element).stream().findFirst();
    }

    /** All values of an element, the surest first, each once. */
    List<String> all(String element) {
        return head.metadata().stream()
                .filter(value -> value.name().equals(element) && !value.method().equals("unparsed"))
                .map(MetadataValue::value)
                .filter(value -> !value.isBlank())
                .distinct()
                .toList();
    }

    /** Codes of languages, ISO 639-3, as the pages were read. */
    List<String> languages() {
        return all("language").stream()
                .map(value -> value.split("-")[0])
                .filter(code -> !code.equals("und"))
                .distinct()
                .toList();
    }
}
