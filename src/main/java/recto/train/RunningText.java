package recto.train;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Words of text files, HTML pages and catalogues of translations, with the marks that stand at them. */
final class RunningText {
    private static final Pattern MARKUP =
            Pattern.compile("(?s)<(script|style|pre|tt|code)\\b.*?</\\1>|<[^>]*>|&[#a-zA-Z0-9]+;");
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private RunningText() {}

    /**
     * The words of a file, or of all files of a folder by name.
     *
     * @throws IOException if one cannot be read
     */
    static List<String> words(Path place) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(place)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        List<String> words = new ArrayList<>();
        for (Path file : files) {
            try {
                String text = Catalogue.holds(file)
                        ? Catalogue.translations(file)
                        : Files.readString(file, StandardCharsets.UTF_8);
                String plain = MARKUP.matcher(text).replaceAll(" ");
                SPACE.splitAsStream(Normalizer.normalize(plain, Normalizer.Form.NFC))
                        .filter(word -> word.codePoints().anyMatch(RunningText::isText))
                        .forEach(words::add);
            } catch (CharacterCodingException notText) {
                // Folders of texts hold indexes and pictures as well.
            }
        }
        return words;
    }

    private static boolean isText(int c) {
        return Character.isLetterOrDigit(c) || c == '—' || c == '–';
    }
}
