package recto.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import recto.evaluate.LineText;
import recto.evaluate.PageText;
import recto.evaluate.PlacedText;
import recto.evaluate.TextFormats;
import recto.model.Box;

/**
 * A page of ground truth with the places of its lines, and of its words where it has them.
 *
 * @param name of the page
 * @param lines in reading order
 */
record TruthPage(String name, List<List<TruthWord>> lines) {
    private static final Pattern JSON_WORD =
            Pattern.compile("\\[\\[(\\d+), (\\d+), (\\d+), (\\d+)\\], \"([^\"]*)\"\\]");

    /** Scans whose ground truth is measured in tenths of a millimetre have so many dots per inch. */
    private static final double DPI = 300;

    private static final double TENTHS = 254;

    /** Reads what lies in a folder under a name. */
    static TruthPage read(Path folder, String name) throws Exception {
        Path text = folder.resolve(name + ".gt.txt");
        Path xml = folder.resolve(name + ".xml");
        Path json = folder.resolve(name + ".words.json");
        PageText typed = Files.exists(text) ? TextFormats.read(name, Files.readAllBytes(text)) : null;
        if (!Files.exists(xml)) {
            Map<String, Deque<Box>> boxes = Files.exists(json) ? jsonWords(json) : Map.of();
            return new TruthPage(
                    name, typed.lines().map(line -> line(line, boxes)).toList());
        }
        PageText layout = TextFormats.read(name, Files.readAllBytes(xml));
        PageText placed = typed == null ? layout : PlacedText.of(typed, layout);
        Map<String, Deque<List<Box>>> words = xmlWords(xml);
        List<LineText> lines = placed.regions().stream()
                .flatMap(region -> region.lines().stream())
                .filter(line -> !line.text().isBlank())
                .toList();
        return new TruthPage(name, lines.stream().map(line -> line(line, words)).toList());
    }

    private static List<TruthWord> line(LineText line, Map<String, Deque<List<Box>>> words) {
        String[] texts = line.text().strip().split("[\\s\\p{Z}\u200B\uFEFF]+");
        List<Box> boxes = Optional.ofNullable(words.get(key(line.text())))
                .map(Deque::poll)
                .orElse(List.of());
        List<Box> whole =
                line.box().or(() -> boxes.stream().reduce(Box::union)).stream().toList();
        return IntStream.range(0, texts.length)
                .mapToObj(i -> new TruthWord(
                        texts[i], whole, boxes.size() == texts.length ? Optional.of(boxes.get(i)) : Optional.empty()))
                .toList();
    }

    /** A line whose words are known by their texts, where a text is there once. */
    private static List<TruthWord> line(String line, Map<String, Deque<Box>> boxes) {
        List<TruthWord> words = new ArrayList<>();
        List<Box> known = new ArrayList<>();
        for (String text : line.strip().split("[\\s\\p{Z}\u200B\uFEFF]+")) {
            Optional<Box> box = Optional.ofNullable(boxes.get(text))
                    .filter(all -> all.size() == 1)
                    .map(Deque::peek);
            box.ifPresent(known::add);
            words.add(new TruthWord(text, List.of(), box));
        }
        // Some words of the line are missing in it: it is taken to run over the whole width.
        List<Box> whole =
                known.stream().reduce(Box::union).map(box -> new Box(0, box.y(), 1 << 16, box.height())).stream()
                        .toList();
        return words.stream()
                .map(word -> new TruthWord(word.text(), whole, word.box()))
                .toList();
    }

    private static Map<String, Deque<Box>> jsonWords(Path file) throws IOException {
        Map<String, Deque<Box>> words = new HashMap<>();
        JSON_WORD
                .matcher(Files.readString(file))
                .results()
                .forEach(hit -> words.computeIfAbsent(hit.group(5), text -> new ArrayDeque<>())
                        .add(box(IntStream.rangeClosed(1, 4)
                                .map(i -> Integer.parseInt(hit.group(i)))
                                .toArray())));
        return words;
    }

    private static Map<String, Deque<List<Box>>> xmlWords(Path file) throws Exception {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        Document document = factory.newDocumentBuilder().parse(file.toFile());
        NodeList units = document.getElementsByTagNameNS("*", "MeasurementUnit");
        boolean tenths = units.getLength() > 0 && units.item(0).getTextContent().equals("mm10");
        double scale = tenths ? DPI / TENTHS : 1;
        NodeList lines = document.getElementsByTagNameNS("*", "TextLine");
        Map<String, Deque<List<Box>>> words = new HashMap<>();
        for (int i = 0; i < lines.getLength(); i++) {
            line((Element) lines.item(i), words, scale);
        }
        return words;
    }

    private static void line(Element line, Map<String, Deque<List<Box>>> words, double scale) {
        List<String> texts = new ArrayList<>();
        List<Box> boxes = new ArrayList<>();
        for (Element word : elements(line, "Word")) {
            texts.add(elements(word, "Unicode").get(0).getTextContent().strip());
            boxes.add(box(elements(word, "Coords").get(0).getAttribute("points")));
        }
        for (Element word : elements(line, "String")) {
            texts.add(word.getAttribute("CONTENT").strip());
            double x = scale * number(word, "HPOS");
            double y = scale * number(word, "VPOS");
            double right = x + scale * number(word, "WIDTH");
            double bottom = y + scale * number(word, "HEIGHT");
            boxes.add(box(new int[] {(int) x, (int) y, (int) right, (int) bottom}));
        }
        if (boxes.size() > 1) {
            words.computeIfAbsent(key(String.join(" ", texts)), text -> new ArrayDeque<>())
                    .add(boxes);
        }
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList found = parent.getElementsByTagNameNS("*", name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static int number(Element element, String attribute) {
        String value = element.getAttribute(attribute);
        return value.isEmpty() ? 0 : (int) Double.parseDouble(value);
    }

    private static Box box(String points) {
        int[] edges = {Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0};
        if (points.isBlank()) {
            return new Box(0, 0, 1, 1);
        }
        for (String point : points.strip().split("[\\s\\p{Z}\u200B\uFEFF]+")) {
            String[] sides = point.split(",");
            int x = (int) Double.parseDouble(sides[0]);
            int y = (int) Double.parseDouble(sides[1]);
            edges[0] = Math.min(edges[0], x);
            edges[1] = Math.min(edges[1], y);
            edges[2] = Math.max(edges[2], x);
            edges[3] = Math.max(edges[3], y);
        }
        return box(edges);
    }

    private static Box box(int[] edges) {
        return new Box(
                Math.max(0, edges[0]),
                Math.max(0, edges[1]),
                Math.max(1, edges[2] - edges[0]),
                Math.max(1, edges[3] - edges[1]));
    }

    private static String key(String line) {
        return Normalizer.normalize(line, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    }

    /** All words. */
    List<TruthWord> words() {
        return lines.stream().flatMap(List::stream).toList();
    }

    /** The text, line by line. */
    static String text(List<List<TruthWord>> lines) {
        return lines.stream()
                .map(line -> line.stream().map(TruthWord::text).collect(Collectors.joining(" ")) + "\n")
                .collect(Collectors.joining());
    }
}
