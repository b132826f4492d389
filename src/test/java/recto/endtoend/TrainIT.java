package recto.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import recto.engine.CacheFolder;
import recto.model.StageException;
import recto.train.Packages;
import recto.train.Range;
import recto.train.Recipe;
import recto.train.RecipeTraining;

/** A short training from beginning to end; it needs packages of Debian, or skips. */
class TrainIT {
    private static final Recipe.Source RUSSIAN =
            new Recipe.Source("tesseract-ocr-rus", "usr/share/tesseract-ocr/5/tessdata/rus.traineddata");
    private static final Path RULES = Path.of("models/rus_old");

    private static Recipe recipe() {
        return new Recipe(
                "smoke",
                RUSSIAN,
                1,
                new Recipe.Characters(RUSSIAN, "", "ѢѣІі", Optional.empty()),
                Optional.empty(),
                Optional.of("orthography.tsv"),
                Optional.of("patterns.txt"),
                List.of(new Recipe.Source("fortunes-ru", "usr/share/games/fortunes/ru/love")),
                1,
                List.of(new Recipe.FontUse(
                        "fonts-oldstandard",
                        "usr/share/fonts/truetype/fonts-oldstandard/OldStandard-Regular.ttf",
                        1,
                        List.of("book"))),
                Map.of(
                        "book",
                        new Recipe.Style(
                                new Range(8, 20), 0.2, 0.02, 0, new Range(1, 1), 0, new Range(0, 0), 0.5, 0.2, 0)),
                List.of(new Recipe.Stage(200, 0.0005, Map.of("book", 1))),
                2);
    }

    private static Path made(Path work, List<String> said) throws IOException {
        try {
            Packages packages = new Packages(CacheFolder.of("packages"), false, said::add);
            RecipeTraining.Folders folders = new RecipeTraining.Folders(RULES.toAbsolutePath(), work);
            return new RecipeTraining(recipe(), folders, packages, said::add).make();
        } catch (StageException e) {
            return abort(e.getMessage());
        }
    }

    @Test
    void aShortTrainingMakesAModelAndGoesOnWhereItStood(@TempDir Path folder) throws IOException {
        List<String> said = new CopyOnWriteArrayList<>();
        Path work = folder.resolve("work");
        byte[] model = Files.readAllBytes(made(work, said));
        assertThat(model.length).isGreaterThan(250_000);
        assertThat(said).anyMatch(line -> line.startsWith("run 2 of 2, stage 1 of 1: 200 of 200 lines learnt from"));

        Path lines = work.resolve("run-1/lines/stage-1-0.lstmf");
        byte[] first = Files.readAllBytes(lines);
        Files.delete(lines);
        assertThat(Files.readAllBytes(made(work, said))).isEqualTo(model);
        assertThat(Files.readAllBytes(lines)).isEqualTo(first);
    }
}
