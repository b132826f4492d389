package recto.transcript;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.jsontype.TypeResolverBuilder;
import com.fasterxml.jackson.databind.jsontype.impl.StdTypeResolverBuilder;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import recto.model.Script;

/** Says of types without annotations what annotations would: the names of enums, and the cases of sealed interfaces. */
final class PlainRecords extends NopAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
        for (int i = 0; i < values.length; i++) {
            names[i] = values[i] instanceof Script script ? script.code() : hyphened(values[i].name());
        }
        return names;
    }

    @Override
    public TypeResolverBuilder<?> findTypeResolver(MapperConfig<?> config, AnnotatedClass type, JavaType base) {
        if (!isCase(type.getRawType())) {
            return null;
        }
        return new StdTypeResolverBuilder()
                .init(
                        JsonTypeInfo.Value.construct(
                                JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true, null),
                        null);
    }

    @Override
    public List<NamedType> findSubtypes(Annotated type) {
        if (!type.getRawType().isSealed()) {
            return null;
        }
        return Arrays.stream(type.getRawType().getPermittedSubclasses())
                .map(sub -> new NamedType(sub, name(sub)))
                .toList();
    }

    @Override
    public String findTypeName(AnnotatedClass type) {
        return isCase(type.getRawType()) ? name(type.getRawType()) : null;
    }

    private static boolean isCase(Class<?> type) {
        return type.isSealed() && type.isInterface()
                || type.isRecord() && Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed);
    }

    private static String name(Class<?> type) {
        return hyphened(type.getSimpleName().replaceAll("(?<=[a-z0-9])(?=[A-Z])", "_"));
    }

    private static String hyphened(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
