package recto.samples;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of copy as its author wrote it down: {@code ! command argument}, {@code # heading}, or a paragraph.
 *
 * @param command such as {@code masthead}; {@code para} for a paragraph
 * @param argument the rest of its line
 * @param lines the lines under it, down to an empty line
 */
record Block(String command, String argument, List<String> lines) {
    Block {
        lines = List.copyOf(lines);
    }

    static List<Block> parse(String copy) {
        List<Block> blocks = new ArrayList<>();
        for (String part : copy.strip().split("\\n\\s*\\n")) {
            List<String> lines = part.strip().lines().toList();
            String first = lines.get(0);
            if (first.startsWith("! ")) {
                String[] words = first.substring(2).strip().split("\\s+", 2);
                blocks.add(new Block(words[0], words.length > 1 ? words[1] : "", lines.subList(1, lines.size())));
            } else if (first.startsWith("#")) {
                blocks.add(new Block(
                        first.startsWith("##") ? "subhead" : "head", first.replaceFirst("#+ ", ""), List.of()));
            } else {
                blocks.add(new Block("para", String.join(" ", lines), List.of()));
            }
        }
        return blocks;
    }
}
