package recto.train;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What a new model knows beside its network: characters, words, punctuation and forms of numbers. */
final class LanguageModel {
    private static final int PUNCTUATION = 18;
    private static final int WORDS = 19;
    private static final int NUMBERS = 20;
    /** The lists of stock models come from the web and hold addresses and marks as well. */
    private static final Pattern PLAIN = Pattern.compile("\\p{L}+([-’']\\p{L}+)*");

    private final Recipe recipe;
    private final Components from;
    private final boolean codesAreNumbers;
    private final CharacterSet characters;
    private final List<String> words;

    private LanguageModel(Recipe recipe, Sources sources, CharacterSet characters, List<String> words) {
        this.recipe = recipe;
        this.from = sources.from;
        this.codesAreNumbers = sources.codesAreNumbers;
        this.characters = characters;
        this.words = words;
    }

    /** The model that characters come from; whether the network that training goes on from knows them by number. */
    private record Sources(Components from, boolean codesAreNumbers) {}

    /** Takes characters and words from the models that a recipe names. */
    static LanguageModel of(Recipe recipe, Packages packages) throws IOException {
        Components from = Components.read(packages.file(recipe.characters().of()));
        CharacterSet characters = CharacterSet.of(from.characters())
                .changed(
                        recipe.characters().without()::contains,
                        recipe.characters().with());
        List<String> plain = new ArrayList<>();
        if (recipe.words().isPresent()) {
            Components words = Components.read(packages.file(recipe.words().get()));
            list(words, WORDS).stream()
                    .filter(word -> PLAIN.matcher(word).matches())
                    .forEach(plain::add);
        }
        boolean numbers = Components.read(packages.file(recipe.base())).codesAreNumbers();
        return new LanguageModel(recipe, new Sources(from, numbers), characters, plain);
    }

    private static List<String> list(Components model, int kind) throws IOException {
        byte[] graph = model.graphs().get(kind);
        List<String> letters = CharacterSet.of(model.characters()).characters();
        return graph == null ? List.of() : WordGraph.words(graph, letters);
    }

    CharacterSet characters() {
        return characters;
    }

    /** The words in the spelling of the list that they come from. */
    List<String> words() {
        return words;
    }

    /** Makes the model without words and without a network, all that training needs; gives its file. */
    Path characters(Path folder, Tools tools) throws IOException {
        return make(folder, new TreeSet<>(), tools);
    }

    /**
     * Makes the model without a network; gives its file.
     *
     * @param spelling that words are put into
     */
    Path whole(Path folder, Orthography spelling, Tools tools) throws IOException {
        TreeSet<String> known = new TreeSet<>();
        words.forEach(word -> known.addAll(spelling.spellings(word)));
        known.removeIf(word -> !characters.covers(word));
        return make(folder, known, tools);
    }

    private Path make(Path folder, TreeSet<String> known, Tools tools) throws IOException {
        Path file = folder.resolve(recipe.name()).resolve(recipe.name() + ".traineddata");
        if (Files.isRegularFile(file)) {
            return file;
        }
        Path lists = Files.createDirectories(folder.resolve("lists"));
        Files.writeString(lists.resolve("radical-stroke.txt"), "# none\n");
        Files.writeString(lists.resolve("characters"), characters.text());
        write(lists.resolve("words"), known);
        write(lists.resolve("punctuation"), list(from, PUNCTUATION));
        write(lists.resolve("numbers"), list(from, NUMBERS));
        List<String> command = new ArrayList<>(List.of(
                "combine_lang_model",
                "--input_unicharset=" + lists.resolve("characters"),
                "--script_dir=" + lists,
                "--lang=" + recipe.name(),
                "--output_dir=" + folder));
        if (!known.isEmpty()) {
            command.add("--words=" + lists.resolve("words"));
            command.add("--puncs=" + lists.resolve("punctuation"));
            command.add("--numbers=" + lists.resolve("numbers"));
        }
        if (codesAreNumbers) {
            // Else the network's outputs would mean other characters than those that they were trained for.
            command.add("--pass_through_recoder");
        }
        tools.run(command, line -> {});
        return file;
    }

    private static void write(Path file, Collection<String> lines) throws IOException {
        Files.writeString(file, String.join("\n", lines) + "\n", StandardCharsets.UTF_8);
    }
}
