package recto.train;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a model is made. The same recipe with the same packages gives the same lines, byte by byte.
 *
 * @param name of the model
 * @param base the stock model that training goes on from
 * @param seed of all chance
 * @param characters that the model can read
 * @param words file of a model whose words are learnt from and known to the new one; without it running text is all
 * @param orthography name of the file, beside the recipe, with the rules that turn modern spelling into that of the
 *     model; without it words stay as they are
 * @param patterns name of the file, beside the recipe, with things that no word list has: dates, prices, abbreviations;
 *     {@code #} stands for a digit
 * @param texts where running text comes from
 * @param running share of the lines that are running text, 0 to 1; the others are words at random
 * @param fonts that lines are printed in
 * @param styles kinds of lines, by name
 * @param stages of training, in order
 * @param runs how often training is done, each time with other lines; the model has the mean of their weights
 */
public record Recipe(
        String name,
        Source base,
        long seed,
        Characters characters,
        Optional<Source> words,
        Optional<String> orthography,
        Optional<String> patterns,
        List<Source> texts,
        double running,
        List<FontUse> fonts,
        Map<String, Style> styles,
        List<Stage> stages,
        int runs) {
    public Recipe {
        texts = List.copyOf(texts);
        fonts = List.copyOf(fonts);
        styles = Map.copyOf(styles);
        stages = List.copyOf(stages);
        if (!name.matches("[A-Za-z0-9_]+")) {
            throw new IllegalArgumentException("a model is named with letters, digits and _, not '" + name + "'");
        }
        if (words.isEmpty() && texts.isEmpty()) {
            throw new IllegalArgumentException("without words and texts there is nothing to learn from");
        }
        if (stages.isEmpty()) {
            throw new IllegalArgumentException("without a stage nothing is trained");
        }
        if (runs < 1) {
            throw new IllegalArgumentException("training is done at least once: runs: 1");
        }
        for (Stage stage : stages) {
            if (!styles.keySet().containsAll(stage.lines().keySet())) {
                throw new IllegalArgumentException("a stage has lines of a style that is not described: " + stage);
            }
        }
    }

    /** The recipe of one of its runs, from 1 on: the first has its seed, the next ones those that follow. */
    Recipe run(int number) {
        return new Recipe(
                name,
                base,
                seed + number - 1,
                characters,
                words,
                orthography,
                patterns,
                texts,
                running,
                fonts,
                styles,
                stages,
                1);
    }

    /**
     * A file, or the files of a folder, in a package of Debian.
     *
     * @param from name of the package
     * @param path of the file or folder in it
     */
    public record Source(String from, String path) {}

    /**
     * What the model can read.
     *
     * @param of a model whose characters are taken over
     * @param without characters of it that are left out
     * @param with further characters
     * @param drawn pairs of characters: in some lines the first of a pair is printed as the second looks
     */
    public record Characters(Source of, String without, String with, Optional<String> drawn) {
        public Characters {
            if (drawn.orElse("").codePointCount(0, drawn.orElse("").length()) % 2 != 0) {
                throw new IllegalArgumentException("'drawn' has pairs of characters, not " + drawn.get());
            }
        }
    }

    /**
     * A font.
     *
     * @param from name of the package
     * @param path of the file in it
     * @param weight how often it is taken, beside the others
     * @param styles of lines that it serves
     */
    public record FontUse(String from, String path, int weight, List<String> styles) {
        public FontUse {
            styles = List.copyOf(styles);
            if (weight < 1) {
                throw new IllegalArgumentException("a font has a weight of at least 1: " + path);
            }
        }
    }

    /**
     * A kind of lines, and what happens to them on paper.
     *
     * @param letters how many characters a line has
     * @param modern share of lines that keep the spelling of the sources
     * @param rules share of lines that are a printed rule, read as a dash
     * @param capitals share of lines all in capitals
     * @param width of letters, 1 for those of the font
     * @param spaced share of lines with spaced letters
     * @param weight how much ink is added to letters, or taken from them, in parts of the letter size
     * @param bilevel share of lines in black and white
     * @param damage how strongly lines are damaged, 0 to 1
     * @param uneven share of lines as columns of newspapers have them, 0 to 1: spaces widened to fill the column, words
     *     that stand off the line, ends that bend away or are cut off, thick hyphens
     */
    public record Style(
            Range letters,
            double modern,
            double rules,
            double capitals,
            Range width,
            double spaced,
            Range weight,
            double bilevel,
            double damage,
            double uneven) {}

    /**
     * A part of the training.
     *
     * @param iterations lines that are learnt from
     * @param rate of learning
     * @param lines styles and their shares of the lines, as whole numbers
     */
    public record Stage(int iterations, double rate, Map<String, Integer> lines) {
        public Stage {
            lines = Map.copyOf(lines);
            if (iterations < 1 || !(rate > 0) || lines.isEmpty()) {
                throw new IllegalArgumentException("a stage has iterations, a rate of learning and lines");
            }
        }
    }
}
