package recto.align.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import recto.model.Box;
import recto.model.PageNumber;
import recto.model.PageTranscript;

class TracerTest {
    private static final PageTranscript WEATHER = TypedPage.of(
            1, "The weather in the first days of March was", "cold, and the har-", "bour froze from pier to pier.");
    private static final PageTranscript MARKET = TypedPage.of(
            1, "On the market of the old town flour rose", "to nine roubles, and the bakers closed their shops.");

    @TempDir
    private Path folder;

    private PageIndex index;

    @AfterEach
    void close() throws IOException {
        if (index != null) {
            index.close();
        }
    }

    @Test
    void findsAPassageWithItsPageBoxLinesAndWording() throws IOException {
        index(List.of(WEATHER), List.of(MARKET));
        List<Place> places = new Tracer(index).places("cold and the harbour froze from pier");
        assertThat(places).hasSize(1);
        Place place = places.get(0);
        assertThat(place.item()).isEqualTo("item0");
        assertThat(place.score()).isEqualTo(1);
        assertThat(place.wording()).isEqualTo("cold, and the har- bour froze from pier");
        assertThat(place.pages())
                .containsExactly(new Place.OnPage(
                        new PageNumber(1),
                        List.of(),
                        new Box(0, 40, 200, 70),
                        List.of(
                                new Place.OnLine("r1", 2, new Box(0, 40, 180, 30)),
                                new Place.OnLine("r1", 3, new Box(0, 80, 200, 30)))));
    }

    @Test
    void marksWordsThatDifferAndNotSpellingOrDivision() throws IOException {
        index(List.of(WEATHER), List.of(MARKET));
        assertThat(new Tracer(index)
                        .places("COLD and the harbour thawed quickly from pier to pier")
                        .get(0)
                        .runs())
                .containsExactly(
                        new Run("COLD and the harbour", "cold, and the har- bour", false),
                        new Run("thawed quickly", "froze", true),
                        new Run("from pier to pier", "from pier to pier.", false));
    }

    @Test
    void anEllipsisStandsForAnyTextInOrder() throws IOException {
        index(List.of(WEATHER), List.of(MARKET));
        Place place =
                new Tracer(index).places("On the market […] the bakers closed").get(0);
        assertThat(place.score()).isEqualTo(1);
        assertThat(place.wording()).isEqualTo("On the market […] the bakers closed");
        assertThat(new Tracer(index).places("the bakers closed […] On the market of the old"))
                .allSatisfy(other -> assertThat(other.score()).isLessThan(0.9));
    }

    @Test
    void aPassageGoesOnOverAPageBreakWithoutTheFolio() throws IOException {
        index(List.of(
                TypedPage.of(
                        1, "many words stand on the first page and then the", "delegates of the northern districts"),
                TypedPage.withFolio(2, "17", "left the congress before the vote", "and others stayed in the hall")));
        Place place = new Tracer(index)
                .places("delegates of the northern districts left the congress before the vote")
                .get(0);
        assertThat(place.score()).isEqualTo(1);
        assertThat(place.wording()).isEqualTo("delegates of the northern districts left the congress before the vote");
        assertThat(place.pages()).extracting(page -> page.page().value()).containsExactly(1, 2);
        assertThat(place.pages().get(1).printed()).containsExactly("17");
        assertThat(place.pages().get(1).lines()).containsExactly(new Place.OnLine("r2", 1, new Box(0, 40, 330, 30)));
    }

    @Test
    void aPassageDoesNotGoOnInAnotherItem() throws IOException {
        index(
                List.of(TypedPage.of(1, "a page of an item ends with the delegates of the northern")),
                List.of(TypedPage.of(1, "districts left the congress before anyone voted on it")));
        assertThat(new Tracer(index).places("the delegates of the northern districts left the congress"))
                .allSatisfy(place -> assertThat(place.pages()).hasSize(1));
    }

    @Test
    void whatIsNotThereIsNotFound() throws IOException {
        index(List.of(WEATHER), List.of(MARKET));
        assertThat(new Tracer(index).places("the council of ministers resigned in the night"))
                .isEmpty();
        assertThat(new Tracer(index).places("the weather")).isEmpty();
        assertThat(new Tracer(index).places("")).isEmpty();
    }

    @Test
    void partsThatStandOnAnyPageAreNoFind() throws IOException {
        index(List.of(WEATHER), List.of(MARKET));
        assertThat(new Tracer(index).places("the moon … was hot … and in the … far … from here"))
                .isEmpty();
    }

    @Test
    void allPlacesOfAReprintAreGiven() throws IOException {
        index(List.of(WEATHER), List.of(MARKET), List.of(WEATHER));
        assertThat(new Tracer(index).places("and the harbour froze from pier to pier"))
                .extracting(Place::item)
                .containsExactly("item0", "item2");
    }

    @Test
    void anEmptyPageAndAnEmptyIndexHoldNothing() throws IOException {
        index(List.of(TypedPage.of(1, ""), WEATHER));
        assertThat(new Tracer(index)
                        .places("and the harbour froze from pier to pier")
                        .get(0)
                        .pages()
                        .get(0)
                        .page())
                .isEqualTo(new PageNumber(1));
        index.close();
        index();
        assertThat(new Tracer(index).places("and the harbour froze from pier to pier"))
                .isEmpty();
        assertThat(index.items()).isEmpty();
    }

    static LongStream seeds() {
        return LongStream.range(0, 12);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aMisreadPassageOfAMisreadPageIsFoundOnItsLines(long seed) throws IOException {
        Random random = new Random(seed);
        String letters = List.of("abcdefghilmnoprstu", "абвгдежзиклмнопрсту", "ابتجحخدرسشعفقكلمنهوي")
                .get((int) seed % 3);
        List<List<PageTranscript>> items = new ArrayList<>();
        List<String[]> texts = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String[] lines = IntStream.range(0, 60)
                    .mapToObj(line -> line(random, letters))
                    .toArray(String[]::new);
            texts.add(lines);
            items.add(List.of(TypedPage.of(1, misread(lines, random, letters))));
        }
        index(items);
        for (int i = 0; i < 8; i++) {
            int line = random.nextInt(57);
            String passage =
                    String.join(" ", misread(Arrays.copyOfRange(texts.get(i), line, line + 2), random, letters));
            Place place = new Tracer(index).places(passage).get(0);
            assertThat(place.item()).isEqualTo("item" + i);
            assertThat(place.pages().get(0).lines())
                    .extracting(Place.OnLine::line)
                    .contains(line + 1, line + 2)
                    .hasSizeBetween(2, 4);
            assertThat(new Tracer(index).places(line(random, letters) + line(random, letters)))
                    .isEmpty();
        }
    }

    private static String line(Random random, String letters) {
        return IntStream.range(0, 7)
                .mapToObj(word -> IntStream.range(0, 2 + random.nextInt(7))
                        .mapToObj(letter -> "" + letters.charAt(random.nextInt(letters.length())))
                        .collect(Collectors.joining()))
                .collect(Collectors.joining(" "));
    }

    /** One letter in twelve is another one. */
    private static String[] misread(String[] lines, Random random, String letters) {
        return Arrays.stream(lines)
                .map(line -> line.chars()
                        .mapToObj(letter -> letter != ' ' && random.nextInt(12) == 0
                                ? "" + letters.charAt(random.nextInt(letters.length()))
                                : "" + (char) letter)
                        .collect(Collectors.joining()))
                .toArray(String[]::new);
    }

    @SafeVarargs
    private void index(List<PageTranscript>... items) throws IOException {
        List<List<PageTranscript>> all = new ArrayList<>();
        for (List<PageTranscript> item : items) {
            all.add(item);
        }
        index(all);
    }

    private void index(List<List<PageTranscript>> items) throws IOException {
        Path place = Files.createTempDirectory(folder, "index");
        try (PageIndexWriter writer = new PageIndexWriter(place)) {
            for (int i = 0; i < items.size(); i++) {
                writer.begin("item" + i, TypedPage.head("item" + i, items.get(i).size()));
                for (PageTranscript page : items.get(i)) {
                    writer.add(page);
                }
            }
            writer.finish("made by a test");
        }
        index = PageIndex.open(place).orElseThrow();
    }
}
