package recto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import recto.evaluate.PageComparison;
import recto.evaluate.PageScore;
import recto.evaluate.PageText;
import recto.evaluate.PlacedText;
import recto.evaluate.Scoring;
import recto.evaluate.TextFormats;
import recto.model.StageException;

/** Scores pages one after the other, and adds them to the report where one is wanted. */
final class PageScores {
    private static final String TEXT = ".gt.txt";

    private final Scoring scoring;
    private final Optional<String> language;
    private final Optional<ReportFile> report;
    private final Consumer<String> say;

    /**
     * @param language of pages whose ground truth states none
     * @param say takes what the user should know
     */
    PageScores(Scoring scoring, Optional<String> language, Optional<ReportFile> report, Consumer<String> say) {
        this.scoring = scoring;
        this.language = language;
        this.report = report;
        this.say = say;
    }

    /** The scores of a page, from its file of ground truth and the keys of what was read of it. */
    PageScore of(String set, Path file, ReadPages pages, Map.Entry<String, List<String>> pair)
            throws IOException, StageException {
        PageText truth = truth(pair.getKey(), file);
        Optional<PageText> read =
                pair.getValue().isEmpty() ? Optional.empty() : Optional.of(pages.joined(truth.name(), pair.getValue()));
        Optional<String> known = language.or(() -> read.flatMap(PageText::language));
        if (report.isEmpty()) {
            return read.map(page -> scoring.score(truth, page))
                    .orElseGet(() -> scoring.missing(truth))
                    .orLanguage(known);
        }
        PageComparison page = scoring.compare(truth, read);
        PageScore score = page.score().orLanguage(known);
        try {
            report.get().add(set, page.with(score), PagePictures.scan(file, truth));
        } catch (StageException e) {
            say.accept("no pictures of " + truth.name() + ": " + e.getMessage());
        }
        return score;
    }

    private static PageText truth(String key, Path file) throws IOException, StageException {
        PageText page = TextFormats.read(key.substring(key.lastIndexOf('/') + 1), Files.readAllBytes(file));
        String name = file.getFileName().toString();
        Path layout = file.resolveSibling(name.replace(TEXT, ".xml"));
        return name.endsWith(TEXT) && Files.isRegularFile(layout)
                ? PlacedText.of(page, TextFormats.read(layout.toString(), Files.readAllBytes(layout)))
                : page;
    }
}
