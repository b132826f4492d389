package recto.transcript;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperBuilder;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.introspect.AnnotationIntrospectorPair;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.time.LocalDate;
import java.util.TreeSet;
import java.util.stream.Collectors;
import recto.model.Baseline;
import recto.model.Box;
import recto.model.Digest;
import recto.model.Outline;
import recto.model.PageNumber;
import recto.model.Size;

/** How records map to JSON and YAML; the model itself knows nothing of it. */
final class Mapping {
    private Mapping() {}

    static JsonMapper json() {
        return configured(JsonMapper.builder()).build();
    }

    static YAMLMapper yaml() {
        return configured(YAMLMapper.builder()
                        .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                        .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
                        .enable(YAMLGenerator.Feature.ALWAYS_QUOTE_NUMBERS_AS_STRINGS)
                        .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION))
                .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
                .build();
    }

    /** The same failure in words for people, with the key that it is about. */
    static IOException explained(Exception e) {
        return e instanceof JsonProcessingException json ? explained(json) : new IOException(e.getMessage(), e);
    }

    private static IOException explained(JsonProcessingException e) {
        if (e instanceof UnrecognizedPropertyException unknown) {
            String known = new TreeSet<>(unknown.getKnownPropertyIds())
                    .stream().map(Object::toString).collect(Collectors.joining(", "));
            return new IOException("unknown key " + where(unknown) + "; known here: " + known, e);
        }
        String reason = e.getCause() instanceof IllegalArgumentException refused
                ? refused.getMessage()
                : e.getOriginalMessage();
        return new IOException(
                e instanceof JsonMappingException at ? where(at) + ": " + reason : position(e, reason), e);
    }

    private static String where(JsonMappingException e) {
        String path = e.getPath().stream()
                .map(step -> step.getFieldName() == null ? Integer.toString(step.getIndex()) : step.getFieldName())
                .collect(Collectors.joining("."));
        return path.isEmpty() ? "the whole" : path;
    }

    private static String position(JsonProcessingException e, String reason) {
        return e.getLocation() == null ? reason : "line " + e.getLocation().getLineNr() + ": " + reason;
    }

    private static <M extends com.fasterxml.jackson.databind.ObjectMapper, B extends MapperBuilder<M, B>> B configured(
            B builder) {
        return builder.annotationIntrospector(
                        new AnnotationIntrospectorPair(new PlainRecords(), new JacksonAnnotationIntrospector()))
                .addModule(new Jdk8Module())
                .addModule(values())
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_ABSENT, JsonInclude.Include.ALWAYS))
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    private static SimpleModule values() {
        SimpleModule module = new SimpleModule("recto");
        module.addSerializer(Double.class, new ShortNumber()).addSerializer(double.class, new ShortNumber());
        new Numbers<>(
                        Box.class,
                        4,
                        box -> new int[] {box.x(), box.y(), box.width(), box.height()},
                        n -> new Box(n[0], n[1], n[2], n[3]))
                .addTo(module);
        new Numbers<>(
                        Baseline.class,
                        4,
                        line -> new int[] {line.x1(), line.y1(), line.x2(), line.y2()},
                        n -> new Baseline(n[0], n[1], n[2], n[3]))
                .addTo(module);
        new Numbers<>(Outline.class, Numbers.ANY, Outline::numbers, Outline::of).addTo(module);
        new Numbers<>(Size.class, 2, size -> new int[] {size.width(), size.height()}, n -> new Size(n[0], n[1]))
                .addTo(module);
        new Plain<>(Digest.class, Digest::hex, parser -> new Digest(parser.getText())).addTo(module);
        new Plain<>(PageNumber.class, PageNumber::value, parser -> new PageNumber(parser.getIntValue())).addTo(module);
        new Plain<>(LocalDate.class, LocalDate::toString, parser -> LocalDate.parse(parser.getText())).addTo(module);
        return module;
    }
}
