package recto.job;

import java.util.List;
import recto.export.AltoExporter;
import recto.export.Exporter;
import recto.export.JsonExporter;
import recto.export.MetadataExporter;
import recto.export.PdfExporter;
import recto.export.SearchExporter;
import recto.export.TextExporter;

/** The exporters, by the names that {@code --formats} takes. */
final class Exporters {
    private static final List<Exporter> ALL = List.of(
            new JsonExporter(),
            new MetadataExporter(),
            new TextExporter(),
            new SearchExporter(),
            new AltoExporter(),
            new PdfExporter());

    private Exporters() {}

    /** Those of some names, in the order in which they are written. */
    static List<Exporter> of(List<String> names) {
        return ALL.stream().filter(exporter -> names.contains(exporter.name())).toList();
    }
}
