package recto.samples;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The list of the sample scans and the folders that they live in, relative to the project's folder. */
public final class Samples {
    /** The images. */
    public static final Path SCANS = Path.of("scans");
    /** The list and the ground truth. */
    public static final Path TRUTH = Path.of("src/test/resources/samples");

    private Samples() {}

    /** All samples, in the order of {@code samples.yaml}. */
    public static List<Sample> all() throws IOException {
        YAMLMapper yaml = YAMLMapper.builder().addModule(new Jdk8Module()).build();
        return yaml.readValue(TRUTH.resolve("samples.yaml").toFile(), new TypeReference<List<Sample>>() {});
    }

    /** The true text of a sample, page by page: one line per printed line, an empty line between regions. */
    public static List<String> texts(Sample sample) throws IOException {
        return List.of(Files.readString(TRUTH.resolve(sample.name() + ".txt")).split("\f\n"));
    }

    static String copy(Sample.SamplePage page) throws IOException {
        return Files.readString(TRUTH.resolve("source").resolve(page.copy()));
    }
}
