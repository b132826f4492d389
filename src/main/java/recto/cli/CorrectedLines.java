package recto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import recto.evaluate.LineText;
import recto.evaluate.PageText;
import recto.evaluate.TextFolder;
import recto.evaluate.TextFormats;
import recto.model.StageException;
import recto.train.Grey;
import recto.train.TextLine;

/** Cuts lines whose text people corrected out of scans: PAGE and ALTO files, or pictures of lines with their text. */
final class CorrectedLines {
    private static final List<String> ENDINGS = List.of(".xml", ".alto", ".gt.txt");

    private final Consumer<String> said;
    private final List<TextLine> lines = new ArrayList<>();

    private CorrectedLines(Consumer<String> said) {
        this.said = said;
    }

    /**
     * The lines of files and folders.
     *
     * @param said told of files that give no line, and why
     */
    static List<TextLine> in(List<Path> places, Consumer<String> said) throws IOException, StageException {
        CorrectedLines found = new CorrectedLines(said);
        for (Path place : places) {
            for (Path file : TextFolder.files(place, ENDINGS).values()) {
                found.add(file);
            }
        }
        return found.lines;
    }

    private void add(Path file) throws IOException, StageException {
        PageText page = TextFormats.read(file.toString(), Files.readAllBytes(file));
        Optional<Path> scan = PagePictures.scan(file, page);
        if (scan.isEmpty()) {
            said.accept(file + " is left out: there is no scan of it beside it");
            return;
        }
        Optional<PagePictures> pictures =
                PagePictures.of(scan.get(), page.frame().size());
        if (pictures.isEmpty()) {
            said.accept(file + " is left out: " + scan.get() + " has another shape");
            return;
        }
        List<LineText> texts = page.regions().stream()
                .flatMap(region -> region.lines().stream())
                .filter(line -> !line.text().isBlank())
                .toList();
        boolean placed = texts.stream().anyMatch(line -> line.box().isPresent());
        if (!placed && texts.size() > 1) {
            said.accept(file + " is left out: it does not say where its lines stand");
        } else if (!placed) {
            texts.forEach(line -> add(line, pictures.get().line()));
        } else {
            texts.forEach(line -> add(line, line.box().flatMap(pictures.get()::line)));
        }
    }

    private void add(LineText line, Optional<Grey> picture) {
        String text = Normalizer.normalize(line.text().strip().replaceAll("\\s+", " "), Normalizer.Form.NFC);
        picture.ifPresent(grey -> lines.add(new TextLine(grey, text)));
    }
}
