package recto.train;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Makes the lines of a recipe: the same number gives the same line, whatever else is made. */
final class LineMaker {
    private static final int TRIES = 50;

    private final Recipe recipe;
    private final LineTexts texts;
    private final CharacterSet characters;
    private final Map<String, List<Font>> fonts = new TreeMap<>();

    LineMaker(Recipe recipe, LineTexts texts, CharacterSet characters, Packages packages) throws IOException {
        this.recipe = recipe;
        this.texts = texts;
        this.characters = characters;
        for (Recipe.FontUse use : recipe.fonts()) {
            Font font = font(packages.file(use.from(), use.path()));
            for (String style : use.styles()) {
                List<Font> list = fonts.computeIfAbsent(style, name -> new ArrayList<>());
                IntStream.range(0, use.weight()).forEach(i -> list.add(font));
            }
        }
    }

    private static Font font(Path file) throws IOException {
        try {
            return Font.createFont(Font.TRUETYPE_FONT, file.toFile());
        } catch (FontFormatException e) {
            throw new IOException(file + " is no font that can be used: " + e.getMessage(), e);
        }
    }

    /**
     * One line.
     *
     * @param style its name
     * @param number of the line among those of its style
     */
    TextLine line(String style, int number) {
        Recipe.Style kind = recipe.styles().get(style);
        LineStyle how = new LineStyle(kind, new Dice(recipe.seed(), style, number));
        Font font = how.dice().pick(fonts.get(style));
        String text = text(how, font);
        Field clean = Typesetter.set(text, text(how, font), font, how);
        return new TextLine(Paper.print(clean, how), text);
    }

    private String text(LineStyle how, Font font) {
        for (int i = 0; i < TRIES; i++) {
            String text = texts.line(how.style(), how.dice(), characters::covers);
            if (font.canDisplayUpTo(text) < 0) {
                return text;
            }
        }
        throw new IllegalStateException("the font " + font.getFontName() + " lacks letters that the texts need");
    }
}
