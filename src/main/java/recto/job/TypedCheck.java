package recto.job;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import recto.align.Fit;
import recto.align.LaidText;
import recto.align.TypedText;
import recto.model.PageNumber;
import recto.model.StageException;

/** Whether the typed texts of an item belong to it, page by page. */
final class TypedCheck {
    /** Where so great a part of a page of text stands on another page, it belongs to that one. */
    private static final double ELSEWHERE = 0.5;

    private final Path folder;
    private final String name;

    /**
     * A check of an item.
     *
     * @param folder of the item
     * @param name of the folder in messages
     */
    TypedCheck(Path folder, String name) {
        this.folder = folder;
        this.name = name;
    }

    /** Lays each text on to the transcript anew; notes its score, and what is the matter with it. */
    void check(Map<String, Double> scores, List<Finding> findings) throws StageException {
        TypedTexts typed = new TypedTexts(folder);
        List<TypedText> texts = typed.texts();
        if (texts.isEmpty() || !Files.isRegularFile(folder.resolve(ItemPlace.TRANSCRIPT))) {
            return;
        }
        List<LaidText> noted = typed.laid();
        for (TypedText text : texts) {
            LaidText laid = typed.lay(text, text.name(), typed.transcript().pages());
            scores.put(name + " " + text.name(), laid.fit().score());
            String file = name + "/" + TypedTexts.FOLDER + "/" + text.name() + ".txt";
            if (!laid.fit().belongs()) {
                findings.add(new Finding(
                        Finding.Kind.TYPED,
                        file,
                        String.format(
                                Locale.ROOT,
                                "this text does not belong to these pages: score %.2f",
                                laid.fit().score())));
            } else {
                elsewhere(laid.fit(), file, findings);
            }
            stale(laid, noted, findings);
        }
    }

    /** Pages of a text with as many pages as the item should stand in the same order. */
    private void elsewhere(Fit fit, String file, List<Finding> findings) {
        Set<PageNumber> expected = new HashSet<>();
        fit.pages().forEach(page -> expected.add(page.page()));
        if (fit.typed().size() < 2) {
            return;
        }
        for (Fit.OfTyped page : fit.typed()) {
            PageNumber own = new PageNumber(page.number());
            if (expected.contains(own)
                    && page.there() >= ELSEWHERE
                    && !page.page().orElse(own).equals(own)) {
                findings.add(new Finding(
                        Finding.Kind.TYPED,
                        file,
                        "page " + own + " of this text stands on page "
                                + page.page().orElseThrow()));
            }
        }
    }

    private void stale(LaidText laid, List<LaidText> noted, List<Finding> findings) {
        boolean same = noted.stream()
                .anyMatch(
                        each -> each.name().equals(laid.name()) && each.digest().equals(laid.digest()));
        if (!same) {
            findings.add(new Finding(
                    Finding.Kind.TYPED,
                    name + "/" + ItemPlace.TRANSCRIPT,
                    "the places of " + laid.name() + " are of another text: run `recto align` again"));
        }
    }
}
