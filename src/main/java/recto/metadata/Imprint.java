package recto.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import recto.model.Box;
import recto.model.MetadataValue;
import recto.model.MetadataValue.Place;

/** The rest of what a masthead states: volume or year, price, place, editor. */
final class Imprint {
    private static final int CASELESS = Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE;
    private static final double SURE = 0.8;
    private static final double LIKELY = 0.5;

    private static final Pattern VOLUME_AFTER = Pattern.compile(
            "(?<number>\\p{Nd}{1,3})[.:]?(?:er|ster|ter|-?й|-?ій|e|è?me)?\\s{0,2}[JZ]ahr(?:gang|g)\\b"
                    + "|(?<other>\\p{Nd}{1,3})[.:]?(?:-?й|-?ій|e|è?me)?\\s{0,2}(?:годъ|год|année|yıl)(?!\\p{L})",
            CASELESS);
    private static final Pattern VOLUME_BEFORE = Pattern.compile(
            "(?<!\\p{L})(?:jahrgang|vol\\.?|volume|année|годъ|год|рік|rok|rocznik|sənə|sene|yıl|سنه|سال|السنة|տարի|წელიწადი)"
                    + "[\\s.:]{0,3}(?<number>\\p{Nd}{1,3}|[MDCLXVI]{1,8})(?![\\p{Nd}\\p{L}])",
            CASELESS);
    private static final Pattern ORDINAL =
            Pattern.compile("(\\p{L}{5,30})[\\s.-]{1,3}[JZ]ahr(?:gang|g|gäng)", CASELESS);
    private static final Pattern PRICE = Pattern.compile(
            "(?<!\\p{L})(?:preis|price|prix|цѣна|цена|ціна|cena|qiymət(?:i)?|fiyat(?:ı)?|قیمت[يی]?|գինը|ფასი|pränumeration|abonnement|subscription)"
                    + "(?!\\p{L}).{0,60}",
            CASELESS);
    /** A price names a sum. */
    private static final Pattern SUM = Pattern.compile(
            "\\p{Nd}|kr|kop|frank|mark|kreuzer|gulden|batzen|rappen|pfennig|cent|коп|руб|франк|qəpik|manat|kuruş|غروش|پاره|کوپک|կոպ|კაპ",
            CASELESS);

    private static final Pattern EDITOR = Pattern.compile(
            "(?<!\\p{L})(?:redakt(?:eur|ion|or|oru)|redigirt von|herausgeber|hrsg\\.?|editor|rédacteur|gérant|редакторъ?|издатель|"
                    + "yayımlayan|müdir|mühərrir|مدیر|محرر|صاحب امتیاز|խմբագիր|რედაქტორი)(?!\\p{L})[\\s:.,-]{0,4}(?<name>\\p{Lu}[\\p{L}.\\s-]{2,50})");
    private static final Pattern PLACE = Pattern.compile("^\\P{L}{0,2}(?<place>\\p{Lu}\\p{L}{2,20}),(?:\\s|$)");

    private final Head head;
    private final List<MetadataValue> values = new ArrayList<>();

    private Imprint(Head head) {
        this.head = head;
    }

    /** The values that a masthead states; of each the one that is read with most confidence. */
    static List<MetadataValue> of(Masthead masthead) {
        Imprint imprint = new Imprint(masthead.head());
        imprint.volume();
        imprint.price();
        imprint.editor();
        imprint.place(masthead);
        return imprint.values;
    }

    private void volume() {
        for (Print print : byConfidence()) {
            for (Pattern pattern : List.of(VOLUME_AFTER, VOLUME_BEFORE, ORDINAL)) {
                Matcher match = pattern.matcher(print.text());
                if (match.find() && number(pattern, match).orElse(0) > 0) {
                    String value = Integer.toString(number(pattern, match).getAsInt());
                    add("volume", value, print, match);
                    return;
                }
            }
        }
    }

    private static OptionalInt number(Pattern pattern, Matcher match) {
        if (pattern == ORDINAL) {
            return GermanOrdinals.number(match.group(1));
        }
        String printed = Optional.ofNullable(match.group("number"))
                .orElseGet(() -> pattern == VOLUME_AFTER ? match.group("other") : "");
        OptionalInt digits = Figures.number(printed);
        return digits.isPresent() ? digits : Figures.roman(printed.toUpperCase(java.util.Locale.ROOT));
    }

    private void price() {
        for (Print print : byConfidence()) {
            Matcher match = PRICE.matcher(print.text());
            if (match.find() && SUM.matcher(match.group()).find()) {
                add("price", match.group().strip(), print, match);
                return;
            }
        }
    }

    private void editor() {
        for (Print print : byConfidence()) {
            Matcher match = EDITOR.matcher(print.text());
            if (match.find()) {
                add("editor", match.group("name").strip(), print, match);
                return;
            }
        }
    }

    private void place(Masthead masthead) {
        Optional<String> known = masthead.title().flatMap(match -> match.known().place());
        for (Print print : byConfidence()) {
            Matcher match = PLACE.matcher(print.text());
            if (!match.find()) {
                continue;
            }
            boolean same = known.filter(
                            place -> Fuzzy.alike(Fuzzy.folded(place), Fuzzy.folded(match.group("place"))) >= SURE)
                    .isPresent();
            if (same || beforeDate(print, match, masthead)) {
                add("place", same ? known.get() : match.group("place"), print, match);
                return;
            }
        }
    }

    /** Whether a date follows in the same line; a weekday is a part of the date. */
    private static boolean beforeDate(Print print, Matcher place, Masthead masthead) {
        return masthead.date()
                .filter(date -> date.lines().contains(print)
                        && date.by().spans().stream()
                                .filter(span -> date.prints().get(span.piece()).equals(print))
                                .allMatch(span -> span.start() >= place.end("place")))
                .isPresent();
    }

    private List<Print> byConfidence() {
        return head.lines().stream()
                .sorted(java.util.Comparator.comparingDouble(Print::confidence).reversed())
                .toList();
    }

    private void add(String name, String value, Print print, Matcher match) {
        List<Box> boxes = print.boxes(match.start(), match.end());
        values.add(new MetadataValue(
                name,
                value,
                match.group().strip(),
                "page " + head.page(),
                Optional.of(new Place(head.page(), boxes)),
                "words of the masthead",
                print.confidence() >= SURE ? SURE : LIKELY,
                List.of(),
                List.of()));
    }
}
