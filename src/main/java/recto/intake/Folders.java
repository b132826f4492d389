package recto.intake;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Names of output folders: item ids made safe for the file systems of Linux, macOS and Windows, and back.
 *
 * <p>What a file system does not take is written as the percent-coded bytes of its UTF-8 form (RFC 3986, 2.1): control
 * characters, {@code % \ : * ? " < > | ~}, a leading or trailing space or dot, a leading dash, the first letter of a
 * name that Windows reserves. {@code /} stays the separator. A name over 200 bytes is cut and ends in {@code ~-} and 16
 * digits of its SHA-256: the whole id of such an item stands in its transcript.
 */
public final class Folders {
    private static final int MAX_BYTES = 200;
    private static final Pattern RESERVED =
            Pattern.compile("(con|prn|aux|nul|conin\\$|conout\\$|com[0-9¹²³]|lpt[0-9¹²³])(\\..*| *)?", Pattern.DOTALL);
    private static final Set<String> OWN_FILES = Set.of("run.json", "ledger", "ledger.jsonl", "ledger.lock");
    private static final Pattern NUMBERED = Pattern.compile("~[0-9]+$");
    private static final Pattern CODED = Pattern.compile("(%[0-9A-F]{2})+");

    private Folders() {}

    /**
     * The folder for an id that stands alone in a run; see {@link #unique} for several. At the top of the output, the
     * names of the run's own files are coded too.
     *
     * @throws IllegalArgumentException when the id is empty, has an empty part or half a surrogate pair
     */
    public static String safe(String id) {
        String[] parts = id.split("/", -1);
        for (int i = 0; i < parts.length; i++) {
            parts[i] = safePart(parts[i], i == 0);
        }
        return String.join("/", parts);
    }

    /** The id that a folder name stands for; empty when the name had to be cut. */
    public static Optional<String> original(String folder) {
        String plain = NUMBERED.matcher(folder).replaceFirst("");
        if (plain.indexOf('~') >= 0) {
            return Optional.empty();
        }
        Matcher coded = CODED.matcher(plain);
        return Optional.of(coded.replaceAll(match -> Matcher.quoteReplacement(decoded(match.group()))));
    }

    /**
     * One folder for each id. Folders that some file system would take for the same (after NFC and case folding), and a
     * folder that would hold another item's folder, get {@code ~2}, {@code ~3} and so on, in order of the ids.
     *
     * @throws IllegalArgumentException when an id comes twice or cannot be made safe
     */
    public static Map<String, String> unique(List<String> ids) {
        Set<String> sorted = new java.util.TreeSet<>(ids);
        if (sorted.size() < ids.size()) {
            throw new IllegalArgumentException("ids are unique in a run");
        }
        Set<String> taken = new HashSet<>();
        sorted.forEach(id -> addParents(folded(safe(id)), taken));
        Map<String, String> folders = new TreeMap<>();
        for (String id : sorted) {
            String plain = safe(id);
            String folder = plain;
            for (int n = 2; !taken.add(folded(folder)); n++) {
                folder = plain + "~" + n;
            }
            folders.put(id, folder);
        }
        return folders;
    }

    private static void addParents(String folder, Set<String> parents) {
        for (int slash = folder.indexOf('/'); slash >= 0; slash = folder.indexOf('/', slash + 1)) {
            parents.add(folder.substring(0, slash));
        }
    }

    private static String folded(String name) {
        String composed = Normalizer.normalize(name, Normalizer.Form.NFC);
        return Normalizer.normalize(composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    }

    private static String safePart(String part, boolean top) {
        if (part.isEmpty() || !StandardCharsets.UTF_8.newEncoder().canEncode(part)) {
            throw new IllegalArgumentException("an id is made of names with at least one whole character: " + part);
        }
        String lower = part.toLowerCase(Locale.ROOT);
        boolean reserved = RESERVED.matcher(lower).matches() || top && OWN_FILES.contains(lower);
        int[] points = part.codePoints().toArray();
        StringBuilder safe = new StringBuilder();
        for (int i = 0; i < points.length; i++) {
            boolean first = i == 0;
            boolean last = i == points.length - 1;
            boolean code = unsafe(points[i])
                    || (first || last) && (points[i] == ' ' || points[i] == '.')
                    || first && (points[i] == '-' || reserved);
            safe.append(code ? coded(points[i]) : Character.toString(points[i]));
        }
        return cut(safe.toString(), part);
    }

    private static boolean unsafe(int codePoint) {
        return Character.isISOControl(codePoint)
                || codePoint == 0x2028
                || codePoint == 0x2029
                || "%\\:*?\"<>|~".indexOf(codePoint) >= 0;
    }

    private static String coded(int codePoint) {
        byte[] bytes = Character.toString(codePoint).getBytes(StandardCharsets.UTF_8);
        StringBuilder coded = new StringBuilder();
        for (byte b : bytes) {
            coded.append(String.format(Locale.ROOT, "%%%02X", b & 0xff));
        }
        return coded.toString();
    }

    private static String decoded(String coded) {
        byte[] bytes = new byte[coded.length() / 3];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) Integer.parseInt(coded.substring(3 * i + 1, 3 * i + 3), 16);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Cuts between characters, so that the name stays readable; the digest keeps cut names apart. */
    private static String cut(String safe, String part) {
        if (utf8(safe).length <= MAX_BYTES) {
            return safe;
        }
        StringBuilder head = new StringBuilder();
        int bytes = 0;
        for (int point : safe.codePoints().toArray()) {
            bytes += utf8(Character.toString(point)).length;
            if (bytes > MAX_BYTES - 20) {
                break;
            }
            head.appendCodePoint(point);
        }
        String digest = Sha256.of(utf8(part)).hex().substring(0, 16);
        return head + "~-" + digest;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
