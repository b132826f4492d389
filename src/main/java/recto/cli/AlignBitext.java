package recto.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import recto.align.bitext.Bead;
import recto.align.bitext.Bitext;
import recto.align.bitext.BitextAligner;
import recto.align.bitext.BitextSide;
import recto.align.bitext.Dictionary;
import recto.model.StageException;

/** The options that belong to {@code recto align --bitext}, and what it does. */
final class AlignBitext {
    @Option(
            names = "--languages",
            split = ",",
            paramLabel = "CODE",
            description =
                    "Languages of the two texts, ISO 639-3: rus,aze. Default: what most regions of an item are in."
                            + " Where one item is named twice, its regions are told apart by them.")
    private List<String> languages = List.of();

    @Option(
            names = "--sentences",
            description =
                    "With --bitext: the text files have one sentence a line. Default: running text, with empty lines between"
                            + " paragraphs.")
    private boolean sentences;

    @Option(
            names = "--dictionary",
            paramLabel = "FILE",
            description =
                    "With --bitext: words and phrases that stand for each other: lines of two columns with a tab between.")
    private Path dictionary;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FOLDER",
            defaultValue = "bitext",
            description =
                    "With --bitext: folder for bitext.json, bitext.tmx (TMX 1.4b), bitext.tei.xml and bitext.html. Default:"
                            + " ${DEFAULT-VALUE}.")
    private Path output;

    /** Pairs the texts and writes the files. */
    void run(CommandLine line, List<Path> texts) throws StageException {
        Dictionary known = dictionary(line);
        BitextInput input = new BitextInput(sentences, texts.get(0).equals(texts.get(1)));
        BitextSide left = side(line, input, texts, 0);
        BitextSide right = side(line, input, texts, 1);
        Bitext bitext = BitextAligner.align(left, right, known);
        BitextOutput.write(bitext, output);
        long pairs = bitext.beads().stream().filter(Bead::isPair).count();
        long alone = bitext.beads().size() - pairs;
        line.getOut()
                .println(left.sentences().size() + " and " + right.sentences().size() + " sentences: " + pairs
                        + " pairs, " + alone + " sentences without counterpart; see "
                        + Names.shown(output.resolve("bitext.html").toString()));
        line.getOut().flush();
    }

    private BitextSide side(CommandLine line, BitextInput input, List<Path> texts, int at) throws StageException {
        if (!languages.isEmpty() && languages.size() != 2) {
            throw new ParameterException(line, "--languages: expected two codes with a comma between: rus,aze");
        }
        Optional<String> language = languages.isEmpty() ? Optional.empty() : Optional.of(languages.get(at));
        language.filter(code -> !code.matches("[a-z]{3}")).ifPresent(code -> {
            throw new ParameterException(line, "--languages: not an ISO 639-3 code: " + Names.shown(code));
        });
        if (input.oneItem() && (language.isEmpty() || languages.get(0).equals(languages.get(1)))) {
            throw new ParameterException(
                    line, "--languages: give two languages to tell the two texts of one item apart: rus,aze");
        }
        Path text = texts.get(at);
        Inputs.check(line, List.of(text));
        if (Files.isDirectory(text) && !Files.isRegularFile(text.resolve(BitextInput.TRANSCRIPT))) {
            throw new ParameterException(
                    line, "there is no " + BitextInput.TRANSCRIPT + " in " + Names.shown(text.toString()));
        }
        return input.read(text, language);
    }

    private Dictionary dictionary(CommandLine line) {
        if (dictionary == null) {
            return Dictionary.EMPTY;
        }
        try {
            return Dictionary.of(Files.readAllLines(dictionary));
        } catch (IOException | IllegalArgumentException wrong) {
            throw new ParameterException(
                    line, "--dictionary: " + Names.shown(dictionary.toString()) + ": " + wrong.getMessage(), wrong);
        }
    }
}
