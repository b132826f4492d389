package recto.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import recto.evaluate.HtmlReport;
import recto.evaluate.PageComparison;
import recto.evaluate.SetScore;
import recto.model.StageException;

/**
 * The HTML page of {@code recto evaluate}: pages are kept in a file beside it until the tables that come first are
 * known.
 */
final class ReportFile implements AutoCloseable {
    private final HtmlReport report;
    private final Path target;
    private final Path pages;
    private final Writer out;

    ReportFile(HtmlReport report, Path target) throws IOException {
        this.report = report;
        this.target = target;
        pages = Files.createTempFile(target.toAbsolutePath().getParent(), "." + target.getFileName(), ".part");
        out = Files.newBufferedWriter(pages, StandardCharsets.UTF_8);
    }

    /**
     * Adds a page with pictures from its scan.
     *
     * @throws IOException the file cannot be written
     * @throws StageException the scan cannot be read; the page was added without pictures
     */
    void add(String set, PageComparison page, Optional<Path> scan) throws IOException, StageException {
        try {
            Optional<PagePictures> pictures = scan.isEmpty()
                    ? Optional.empty()
                    : PagePictures.of(scan.get(), page.truth().frame().size());
            out.write(report.page(set, page, (box, height) -> pictures.flatMap(picture -> picture.cut(box, height))));
        } catch (StageException e) {
            out.write(report.page(set, page, (box, height) -> Optional.empty()));
            throw e;
        }
    }

    /** Writes the report. */
    void finish(List<SetScore> sets) throws IOException {
        out.close();
        try (OutputStream whole = Files.newOutputStream(target)) {
            whole.write(report.head(sets, SetScore.byLanguage(sets)).getBytes(StandardCharsets.UTF_8));
            Files.copy(pages, whole);
            whole.write(HtmlReport.END.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Override
    public void close() throws IOException {
        out.close();
        Files.deleteIfExists(pages);
    }
}
