package recto.samples;

import java.util.List;
import java.util.stream.Collectors;

/** Writes {@code scans/README.md} from the list of samples. */
final class ScansReadme {
    private static final String HEAD = """
            # Sample scans

            These pages were never in an archive. A program of this project sets invented texts in free fonts and ages
            them as print, paper and scanners do. Texts and images: Apache-2.0, like the project.

            | file | shows | pages | language and script | dpi |
            |---|---|---|---|---|
            """;

    private static final String FOOT = """

            The true text of each page, the boxes of its lines and what its masthead says are in
            `src/test/resources/samples/`. Languages are ISO 639-3 codes, scripts ISO 15924 codes.

            To make them again, install the Debian packages fonts-oldstandard, fonts-freefont-ttf, fonts-noto-core,
            fonts-hosny-amiri, fonts-sil-scheherazade and fonts-courier-prime, unpack the npm package
            @fontsource/unifrakturmaguntia (5.3.0) into a folder FONTS, and run

                mvn -q test-compile exec:java -Dexec.classpathScope=test \\
                    -Dexec.mainClass=recto.samples.MakeSamples -Drecto.samples.fonts=FONTS

            The same fonts and the same Java give the same bytes.
            """;

    private ScansReadme() {}

    static String of(List<Sample> samples) {
        return HEAD + samples.stream().map(ScansReadme::row).collect(Collectors.joining()) + FOOT;
    }

    private static String row(Sample sample) {
        String languages = sample.pages().stream()
                .map(page -> page.language() + " " + page.script())
                .distinct()
                .collect(Collectors.joining(", "));
        return "| `" + sample.file() + "` | " + sample.shows() + " | "
                + sample.pages().size() + " | " + languages + " | " + sample.dpi() + " |\n";
    }
}
