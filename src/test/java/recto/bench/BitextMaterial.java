package recto.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Parallel texts that the script of the benchmark fetches: verses of a Quran translation (English, Russian; npm
 * quran-json) and messages of a browser (Russian, Azerbaijani; Debian firefox-esr-l10n). They are parallel verse by
 * verse and message by message; merged, divided and left out sentences are made, so that there is something to find.
 */
final class BitextMaterial {
    /** Verses and messages of each text. */
    private static final int SENTENCES = 600;
    /** Messages with fewer words are labels. */
    private static final int WORDS = 5;

    private static final Pattern MESSAGE =
            Pattern.compile("(?m)^([a-zA-Z][\\w-]*|\\s+\\.[a-z]+) =([^\\n]*(?:\\n[ \\t]+[^.\\s\\[*}][^\\n]*)*)");

    private BitextMaterial() {}

    /** The texts that are in a folder. */
    static List<BitextCase> cases(Path folder) throws IOException {
        List<BitextCase> cases = new ArrayList<>();
        Path english = folder.resolve("quran_en.json");
        if (Files.exists(english)) {
            BitextCase verses = BitextCase.parallel(
                    "verses", List.of("rus", "eng"), verses(folder.resolve("quran_ru.json")), verses(english));
            cases.add(verses.disturbed(1));
            cases.add(verses.disturbed(2));
        }
        Path russian = folder.resolve("ru.xpi");
        if (Files.exists(russian)) {
            BitextCase messages = messages(russian, folder.resolve("az.xpi"));
            cases.add(messages.disturbed(1));
            cases.add(messages.disturbed(2));
        }
        return cases;
    }

    private static List<String> verses(Path file) throws IOException {
        List<String> verses = new ArrayList<>();
        for (JsonNode chapter : new ObjectMapper().readTree(file.toFile())) {
            chapter.path("verses")
                    .forEach(verse -> verses.add(verse.path("translation").asText()));
        }
        return verses.subList(0, SENTENCES);
    }

    private static BitextCase messages(Path left, Path right) throws IOException {
        SortedMap<String, String> lefts = messages(left);
        SortedMap<String, String> rights = messages(right);
        List<String> l = new ArrayList<>();
        List<String> r = new ArrayList<>();
        for (Map.Entry<String, String> message : lefts.entrySet()) {
            String other = rights.getOrDefault(message.getKey(), "");
            boolean sentence = Stream.of(message.getValue(), other).allMatch(text -> text.split(" ").length >= WORDS);
            if (sentence && l.size() < SENTENCES) {
                l.add(message.getValue());
                r.add(other);
            }
        }
        return BitextCase.parallel("messages", List.of("rus", "aze"), l, r);
    }

    /** Messages by file and number in the file of the left language; a key names a message. */
    private static SortedMap<String, String> messages(Path file) throws IOException {
        SortedMap<String, String> messages = new TreeMap<>();
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (entry.getName().endsWith(".ftl")) {
                    String name = entry.getName().replaceFirst("^.*/([^/]+/[^/]+)$", "$1");
                    add(name, new String(zip.getInputStream(entry).readAllBytes(), UTF_8), messages);
                }
            }
        }
        return messages;
    }

    private static void add(String name, String text, Map<String, String> messages) {
        Matcher matcher = MESSAGE.matcher(text);
        String owner = "";
        while (matcher.find()) {
            String key = matcher.group(1).strip();
            owner = key.startsWith(".") ? owner : key;
            String value =
                    matcher.group(2).replaceAll("<[^>]*>|\\{[^}]*\\}", " ").replaceAll("\\s+", " ");
            messages.put(name + " " + owner + " " + key, value.strip());
        }
    }
}
