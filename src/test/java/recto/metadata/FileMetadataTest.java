package recto.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.Digest;
import recto.model.MetadataValue;
import recto.model.Scan;

class FileMetadataTest {
    @TempDir
    Path folder;

    @Test
    void readsTheTagsOfATiff() throws IOException {
        assertThat(lines(tiff("1918:03:30 10:11:12", "Опись 7")))
                .containsExactly(
                        "created 1918-03-30T10:11:12 stated",
                        "creator Հայ stated",
                        "description Опись 7 stated",
                        "device Scanner stated",
                        "resolution 300 x 300 dpi stated");
    }

    @Test
    void keepsADateThatIsNone() throws IOException {
        assertThat(lines(tiff("1918:02:30 10:11:12", "x")))
                .contains("created 1918:02:30 10:11:12 unparsed", "description x stated");
        assertThat(lines(tiff("soon", "x"))).contains("created soon unparsed");
    }

    @Test
    void keepsControlCharactersAsFound() throws IOException {
        assertThat(lines(tiff("1918:03:30 10:11:12", "a\u0001b"))).contains("description a\u0001b unparsed");
    }

    @Test
    void namesTheTagAndTheFile() throws IOException {
        assertThat(FileMetadata.of(tiff("1918:03:30 10:11:12", "x")))
                .first()
                .isEqualTo(new MetadataValue(
                        "created",
                        "1918-03-30T10:11:12",
                        "1918:03:30 10:11:12",
                        "file tag Exif IFD0:Date/Time of a.tif",
                        "stated",
                        0.9));
    }

    @Test
    void readsTheInfoOfAPdfButNotItsText() throws IOException {
        String pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n"
                + "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
                + "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n"
                + "4 0 obj<</Title(Annual report)/Author(A. Clerk)/Producer(P 1)/CreationDate(D:19990203040506Z)>>endobj\n"
                + "trailer<</Root 1 0 R/Info 4 0 R>>\n%%EOF\n";
        Scan scan = scan("a.pdf", "application/pdf", pdf.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(lines(scan))
                .containsExactly(
                        "created 1999-02-03T04:05:06Z stated",
                        "creator A. Clerk stated",
                        "software P 1 stated",
                        "title Annual report stated");
    }

    @Test
    void neverFailsOnDamage() throws IOException {
        byte[] whole =
                Files.readAllBytes(Path.of(tiff("1918:03:30 10:11:12", "x").location()));
        Random random = new Random(7);
        for (int i = 0; i < 60; i++) {
            byte[] damaged = Arrays.copyOf(whole, random.nextInt(whole.length));
            for (int k = 0; k < damaged.length / 20; k++) {
                damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            }
            for (String type : List.of("image/tiff", "image/jpeg", "image/png", "image/webp", "application/pdf")) {
                assertThat(FileMetadata.of(scan("a.tif", type, damaged))).isNotNull();
            }
        }
        assertThat(FileMetadata.of(scan("a.jp2", "image/jp2", new byte[9]))).isEmpty();
    }

    @Test
    void neverFailsOnTheOddFilesKeptElsewhere() throws IOException {
        Path inputs = Path.of(Optional.ofNullable(System.getenv("RECTO_SHARED"))
                        .orElse(System.getProperty("recto.shared", "../shared")))
                .resolve("inputs");
        assumeTrue(Files.isDirectory(inputs), "no " + inputs + " here: its files are not looked at");
        for (String kind : List.of("tiff", "jpeg", "png", "gif", "bmp", "webp", "pdf")) {
            String type = kind.equals("pdf") ? "application/pdf" : "image/" + kind;
            try (Stream<Path> files = Files.list(inputs.resolve(kind))) {
                for (Path file : files.sorted().toList()) {
                    assertThat(FileMetadata.of(scan(file, type)))
                            .allSatisfy(value -> assertThat(value.value()).hasSizeLessThanOrEqualTo(10_000));
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1918:03:30, 1918-03-30",
        "1918-03-30T10:11, 1918-03-30T10:11:00",
        "1918-03-30T10:11:12.345+04:00, 1918-03-30T10:11:12+04:00",
        "2000:02:29 00:00:00, 2000-02-29T00:00:00",
        "0000:00:00 00:00:00, ",
        "1900:02:29 00:00:00, ",
        "1918:03:30 25:00:00, ",
        "30.3.1918, "
    })
    void readsDatesOfTags(String found, String expected) {
        assertThat(Dates.ofTag(found)).isEqualTo(Optional.ofNullable(expected));
    }

    @ParameterizedTest
    @CsvSource({"300.0, 300.0, Inch, 300 x 300 dpi", "118.11, 118.11, cm, 300 x 300 dpi", "0.0, 0.0, Inch, ", "1, 1, , "
    })
    void readsResolutions(String x, String y, String unit, String expected) {
        assertThat(Resolutions.dpi(x, y, unit == null ? "" : unit)).isEqualTo(Optional.ofNullable(expected));
    }

    private static List<String> lines(Scan scan) {
        return FileMetadata.of(scan).stream()
                .map(value -> value.name() + " " + value.value() + " " + value.method())
                .toList();
    }

    private Scan scan(String name, String type, byte[] bytes) throws IOException {
        return scan(Files.write(folder.resolve(name), bytes), type);
    }

    private static Scan scan(Path file, String type) throws IOException {
        String name = file.getFileName().toString();
        return new Scan(name, file.toString(), new Digest("0".repeat(64)), Files.size(file), type, List.of());
    }

    /** A TIFF of one pixel with a date, a description, an artist, a scanner and a resolution. */
    private Scan tiff(String date, String description) throws IOException {
        Object[][] tags = {
            {256, 1},
            {257, 1},
            {258, 8},
            {259, 1},
            {262, 1},
            {270, description},
            {272, "Scanner"},
            {273, 8},
            {277, 1},
            {278, 1},
            {279, 1},
            {282, 300.0},
            {283, 300.0},
            {296, 2},
            {306, date},
            {315, "Հայ"}
        };
        ByteBuffer directory = ByteBuffer.allocate(2 + 12 * tags.length + 4);
        ByteArrayOutputStream values = new ByteArrayOutputStream();
        int start = 12 + directory.capacity();
        directory.putShort((short) tags.length);
        for (Object[] tag : tags) {
            directory.putShort(((Integer) tag[0]).shortValue());
            if (tag[1] instanceof Integer number) {
                directory.putShort((short) 4).putInt(1).putInt(number);
            } else {
                byte[] bytes = tag[1] instanceof String text
                        ? (text + "\0\0\0\0").getBytes(StandardCharsets.UTF_8)
                        : ByteBuffer.allocate(8).putInt(300).putInt(1).array();
                boolean text = tag[1] instanceof String;
                directory.putShort((short) (text ? 2 : 5)).putInt(text ? bytes.length : 1);
                directory.putInt(start + values.size());
                values.write(bytes);
            }
        }
        ByteBuffer file = ByteBuffer.allocate(start + values.size());
        file.put((byte) 'M').put((byte) 'M').putShort((short) 42).putInt(12).putInt(0);
        file.put(directory.array()).put(values.toByteArray());
        return scan("a.tif", "image/tiff", file.array());
    }
}
