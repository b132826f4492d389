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
    private static final double OTHER_FORMS = 0.6;
    private static final String RULE = "—";

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

    /** Makes a line. */
    TextLine line(Mixture.Line line) {
        Recipe.Style kind = recipe.styles().get(line.style());
        LineStyle how = new LineStyle(kind, new Dice(recipe.seed(), line.style(), line.number()));
        if (how.dice().chance(kind.rules())) {
            return new TextLine(Paper.print(Typesetter.rule(how), how), RULE);
        }
        Font font = how.dice().pick(fonts.get(line.style()));
        String text = text(how, font);
        Field clean = Typesetter.set(drawn(text, font, how.dice()), text(how, font), font, how);
        return new TextLine(Paper.print(clean, how), text);
    }

    /** The text with other forms of letters in some lines, where the font has them. */
    private String drawn(String text, Font font, Dice dice) {
        int[] pairs = recipe.characters().drawn().orElse("").codePoints().toArray();
        if (pairs.length == 0 || !dice.chance(OTHER_FORMS)) {
            return text;
        }
        String drawn = text;
        for (int i = 0; i < pairs.length; i += 2) {
            drawn = drawn.replace(Character.toString(pairs[i]), Character.toString(pairs[i + 1]));
        }
        return font.canDisplayUpTo(drawn) < 0 ? drawn : text;
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
