package recto.recognition;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.function.LongConsumer;

/** Downloads a model from the upstream release; what a broken download left is gone on with. */
final class ReleaseDownload {
    static final URI RELEASE = URI.create("https://github.com/tesseract-ocr/tessdata_fast/raw/4.1.0/");

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final int OK = 200;
    private static final int PARTIAL = 206;
    private static final int RANGE_NOT_SATISFIABLE = 416;

    private final URI release;

    ReleaseDownload(URI release) {
        this.release = release;
    }

    /**
     * Downloads into a file, from where that file ends.
     *
     * @param progress takes the number of bytes had so far
     * @throws IOException that says what failed; what came until then stays in the file
     */
    void into(Path part, KnownModel model, LongConsumer progress) throws IOException {
        long had = Files.exists(part) ? Files.size(part) : 0;
        HttpRequest.Builder request =
                HttpRequest.newBuilder(release.resolve(model.path())).timeout(PATIENCE);
        if (had > 0) {
            request.header("Range", "bytes=" + had + "-");
        }
        HttpResponse<InputStream> answer = send(request.build());
        try (InputStream body = answer.body()) {
            if (answer.statusCode() == RANGE_NOT_SATISFIABLE) {
                return;
            }
            if (answer.statusCode() != OK && answer.statusCode() != PARTIAL) {
                throw new IOException(request.build().uri() + " answers " + answer.statusCode());
            }
            copy(body, part, answer.statusCode() == PARTIAL ? had : 0, progress);
        }
    }

    private static HttpResponse<InputStream> send(HttpRequest request) throws IOException {
        HttpClient client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.NORMAL)
                .connectTimeout(PATIENCE)
                .build();
        try {
            return client.send(request, HttpResponse.BodyHandlers.ofInputStream());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the download was interrupted", e);
        } catch (IOException e) {
            throw new IOException("no connection to " + request.uri().getHost() + " (" + e + ")", e);
        }
    }

    private static void copy(InputStream body, Path part, long from, LongConsumer progress) throws IOException {
        StandardOpenOption place = from > 0 ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING;
        long done = from;
        try (OutputStream out =
                Files.newOutputStream(part, StandardOpenOption.CREATE, StandardOpenOption.WRITE, place)) {
            byte[] buffer = new byte[1 << 16];
            for (int n = body.read(buffer); n >= 0; n = body.read(buffer)) {
                out.write(buffer, 0, n);
                done += n;
                progress.accept(done);
            }
        }
    }
}
