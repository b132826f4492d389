package recto.habits;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which package may know which, and where each library is used. */
class LayersTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("recto");

    /** The stages, and the stages that each may know beside the model. */
    private static final Map<String, Set<String>> STAGES = Map.ofEntries(
            Map.entry("intake", Set.of()),
            Map.entry("engine", Set.of()),
            Map.entry("image", Set.of("engine")),
            Map.entry("layout", Set.of()),
            Map.entry("recognition", Set.of("engine")),
            Map.entry("dates", Set.of()),
            Map.entry("spelling", Set.of()),
            Map.entry("metadata", Set.of("dates")),
            Map.entry("align", Set.of("dates", "spelling")),
            Map.entry("train", Set.of("engine")),
            Map.entry("transcript", Set.of("align")),
            Map.entry("export", Set.of("transcript", "spelling")),
            Map.entry("evaluate", Set.of()));

    /** A library by its packages, and the packages of ours that may use it. */
    private record Fence(List<String> library, List<String> rooms) {
        Fence(String library, String... rooms) {
            this(List.of(library.split(" ")), List.of(rooms));
        }

        @Override
        public String toString() {
            return library + " only in " + rooms;
        }
    }

    static Stream<Fence> fences() {
        return Stream.of(
                new Fence("com.fasterxml.jackson", "transcript"),
                new Fence("org.apache.tika", "intake", "metadata", "align"),
                new Fence("org.apache.pdfbox org.apache.fontbox org.apache.xmpbox", "image", "export"),
                new Fence(
                        "net.sourceforge.tess4j net.sourceforge.lept4j com.sun.jna org.bytedeco",
                        "recognition",
                        "image"),
                new Fence("org.bytedeco", "engine"),
                new Fence("com.twelvemonkeys javax.imageio", "image"),
                new Fence("com.ibm.icu", "dates", "metadata", "align", "layout", "evaluate", "recognition", "train"),
                new Fence("com.github.difflib", "align"),
                new Fence("org.apache.lucene", "align"),
                new Fence("org.apache.commons.csv", "metadata", "align"),
                new Fence("javax.xml.stream com.ctc.wstx", "export", "metadata", "evaluate", "align"),
                new Fence("picocli", "cli"),
                new Fence("ch.qos.logback", "cli"));
    }

    @ParameterizedTest
    @MethodSource("fences")
    void librariesStayBehindTheirFences(Fence fence) {
        String[] rooms = fence.rooms.stream().map(LayersTest::room).toArray(String[]::new);
        String[] library = fence.library.stream().map(name -> name + "..").toArray(String[]::new);
        noClasses()
                .that()
                .resideInAPackage("recto..")
                .and()
                .resideOutsideOfPackages(rooms)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(library)
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void theModelKnowsNothingElse() {
        noClasses()
                .that()
                .resideInAPackage("recto.model..")
                .should()
                .dependOnClassesThat(DescribedPredicate.not(resideInAnyPackage("recto.model..", "java..")))
                .check(CLASSES);
    }

    static Stream<String> stages() {
        return STAGES.keySet().stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("stages")
    void stagesDoNotKnowEachOther(String stage) {
        String[] allowed = Stream.concat(Stream.of(stage, "model"), STAGES.get(stage).stream())
                .map(LayersTest::room)
                .toArray(String[]::new);
        DescribedPredicate<JavaClass> stranger =
                resideInAnyPackage("recto..").and(DescribedPredicate.not(resideInAnyPackage(allowed)));
        noClasses()
                .that()
                .resideInAPackage(room(stage))
                .should()
                .dependOnClassesThat(stranger.as("are of other packages than " + Arrays.toString(allowed)))
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void theJobDoesNotKnowTheCommandLine() {
        noClasses()
                .that()
                .resideInAPackage("recto.job..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("recto.cli..")
                .allowEmptyShould(true)
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCycle() {
        slices().matching("recto.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    private static String room(String name) {
        return "recto." + name + "..";
    }
}
