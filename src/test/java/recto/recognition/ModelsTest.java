package recto.recognition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import recto.model.FailureKind;
import recto.model.Layout;
import recto.model.Model;
import recto.model.StageException;

class ModelsTest {
    private static final URI NOWHERE = URI.create("http://127.0.0.1:9/");

    @TempDir
    private Path folder;

    private final List<ModelEvent> news = new ArrayList<>();

    private Models models(boolean offline, URI release, Path... own) {
        return new Models(new ModelFolders(List.of(own), folder.resolve("cache")), offline, false, release, news::add);
    }

    private static byte[] english() throws IOException {
        try (InputStream in = ModelsTest.class.getResourceAsStream("/tessdata/eng.traineddata")) {
            return in.readAllBytes();
        }
    }

    private static RecognitionSettings languages(String... codes) {
        return new RecognitionSettings(List.of(codes));
    }

    @ParameterizedTest
    @CsvSource({
        "rus,rus",
        "aze_cyrl,aze_cyrl",
        "frk,frk",
        "aze,aze",
        "fas,fas",
        "pes,fas",
        "ru,rus",
        "de,deu",
        "tr,tur",
        "fa,fas",
        "hy,hye",
        "my_own,my_own",
        "Fraktur,Fraktur",
        "ota,fas",
        "azj,aze"
    })
    void knowsModelsByTheEnginesNamesAndByIsoCodes(String code, String name) {
        assertThat(ModelCatalogue.get().name(code)).isEqualTo(name);
    }

    @Test
    void takesEnglishOutOfTheProgramWithoutAnyNetwork() throws Exception {
        Model model = models(true, NOWHERE).add("eng");
        assertThat(model.source()).isEqualTo("tessdata_fast 4.1.0");
        assertThat(model.licence()).isEqualTo("Apache-2.0");
        assertThat(model.digest()).isEqualTo(FileDigest.of(Path.of(model.location())));
    }

    @Test
    void namesTheCommandWhenAModelIsMissingAndFetchingIsForbidden() {
        assertThatThrownBy(() -> models(true, NOWHERE).resolve(languages("rus")))
                .isInstanceOf(StageException.class)
                .hasMessageContaining("no-model")
                .hasMessageContaining("recto models add rus")
                .hasMessageContaining("--offline");
    }

    @Test
    void saysWhyAFetchFailed() {
        assertThatThrownBy(() -> models(false, NOWHERE).add("hye"))
                .hasMessageContaining("no connection to 127.0.0.1")
                .hasMessageContaining("recto models add hye");
    }

    @Test
    void refusesACodeThatNobodyKnows() {
        assertThatThrownBy(() -> models(false, NOWHERE).add("klingon")).hasMessageContaining("'klingon'");
    }

    @Test
    void findsOneFlippedBitInTheCache() throws Exception {
        Path file = Path.of(models(true, NOWHERE).add("eng").location());
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> models(true, NOWHERE).add("eng"))
                .hasMessageContaining("damaged")
                .hasMessageContaining("recto models add eng");
        assertThat(models(true, NOWHERE).list())
                .filteredOn(state -> state.name().equals("eng"))
                .extracting(ModelState::state)
                .containsExactly(ModelState.State.DAMAGED);
    }

    @Test
    void doesNotLoadAModelThatChangedSinceItWasNoted() throws Exception {
        Models models = models(true, NOWHERE);
        List<Model> set = models.resolve(languages("eng"));
        byte[] bytes = english();
        bytes[1000] ^= 1;
        Files.write(Path.of(set.get(0).location()), bytes);
        try (TesseractRecognizer reader = new TesseractRecognizer(languages("eng"), set)) {
            assertThatThrownBy(() -> reader.read(Pages.set(0, "A line of text that would be read"), Layout.NONE))
                    .isInstanceOf(StageException.class)
                    .hasMessageContaining("was changed");
        }
    }

    @Test
    void takesAModelOfTheUserAsItIsAndSaysSo() throws Exception {
        Path own = Files.createDirectory(folder.resolve("own"));
        Files.writeString(own.resolve("eng.traineddata"), "trained at home");
        Models models = models(true, NOWHERE, own);
        Model model = models.add("eng");
        assertThat(model.location()).isEqualTo(own.resolve("eng.traineddata").toString());
        assertThat(model.source()).contains("of the user");
        assertThat(model.licence()).isEmpty();
        assertThat(models.list())
                .filteredOn(state -> state.name().equals("eng"))
                .extracting(ModelState::state)
                .containsExactly(ModelState.State.OWN);
    }

    @Test
    void saysThatARottenModelOfTheUserCannotBeLoaded() throws Exception {
        Path own = Files.createDirectory(folder.resolve("own"));
        Files.writeString(own.resolve("eng.traineddata"), "trained at home");
        List<Model> set = models(true, NOWHERE, own).resolve(languages("eng"));
        try (TesseractRecognizer reader = new TesseractRecognizer(languages("eng"), set)) {
            assertThatThrownBy(() -> reader.read(Pages.set(0, "A line of text that would be read"), Layout.NONE))
                    .isInstanceOfSatisfying(
                            StageException.class,
                            e -> assertThat(e.failure().kind()).isEqualTo(FailureKind.NO_MODEL));
        }
    }

    @Test
    void offersWhatIsThereWhenNoLanguageIsNamedAndTellsOfTheRest() throws Exception {
        List<Model> found = models(true, NOWHERE).resolve(RecognitionSettings.DEFAULT);
        assertThat(found).extracting(Model::name).containsExactly("eng", "rus_old");
        assertThat(news)
                .extracting(ModelEvent::model)
                .contains("rus", "hye", "kat")
                .doesNotContain("eng", "rus_old");
        assertThat(news).allMatch(event -> event.problem().contains("recto models add " + event.model()));
    }

    @Test
    void goesOnWithABrokenDownloadAndPinsTheDigest() throws Exception {
        byte[] bytes = english();
        List<String> ranges = new ArrayList<>();
        HttpServer server = serve(bytes, ranges);
        try {
            Path cache = Files.createDirectories(folder.resolve("cache"));
            KnownModel known = ModelCatalogue.get().byName("eng").orElseThrow();
            Files.write(cache.resolve("eng.traineddata.part"), Arrays.copyOf(bytes, 1_000_000));
            new ModelFetch(cache, new ReleaseDownload(address(server)), false, news::add).fetch(known);
            assertThat(ranges).containsExactly("bytes=1000000-");
            assertThat(cache.resolve("eng.traineddata")).hasBinaryContent(bytes);
            assertThat(cache.resolve("eng.traineddata.part")).doesNotExist();
            assertThat(news.get(news.size() - 1)).isEqualTo(new ModelEvent("eng", bytes.length, bytes.length, ""));
        } finally {
            server.stop(0);
        }
    }

    @Test
    void refusesAFileWithAnotherDigestAndKeepsNothingOfIt() throws Exception {
        byte[] bytes = english();
        bytes[5000] ^= 1;
        HttpServer server = serve(bytes, new ArrayList<>());
        try {
            Path cache = folder.resolve("cache");
            KnownModel known = ModelCatalogue.get().byName("eng").orElseThrow();
            ModelFetch fetch = new ModelFetch(cache, new ReleaseDownload(address(server)), false, news::add);
            assertThatThrownBy(() -> fetch.fetch(known)).hasMessageContaining("wrong digest");
            assertThat(cache).isDirectoryNotContaining("glob:**.traineddata*");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void takesAModelOutOfADebianPackageWithoutInstallingIt() throws Exception {
        assumeTrue(DebianPackages.available(), "no apt-get and dpkg-deb here");
        Path cache = folder.resolve("cache");
        KnownModel known = ModelCatalogue.get().byName("fas").orElseThrow();
        ModelFetch fetch = new ModelFetch(cache, new ReleaseDownload(NOWHERE), true, news::add);
        try {
            fetch.fetch(known);
        } catch (IOException e) {
            assumeTrue(false, "no package to be had: " + e.getMessage());
        }
        assertThat(FileDigest.of(cache.resolve("fas.traineddata"))).isEqualTo(known.digest());
        assertThat(news).extracting(ModelEvent::done).containsExactly(0L, known.bytes());
        fetch.fetch(known);
        assertThat(news).as("the second time it is there").hasSize(2);
    }

    private static URI address(HttpServer server) {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    private static HttpServer serve(byte[] bytes, List<String> ranges) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/eng.traineddata", exchange -> {
            String range = exchange.getRequestHeaders().getFirst("Range");
            int from = range == null ? 0 : Integer.parseInt(range.replaceAll("[^0-9]", ""));
            if (range != null) {
                ranges.add(range);
            }
            exchange.sendResponseHeaders(range == null ? 200 : 206, bytes.length - from);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(bytes, from, bytes.length - from);
            }
        });
        server.start();
        return server;
    }
}
