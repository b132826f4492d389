package recto.recognition;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import recto.model.Model;
import recto.model.Note;

/**
 * An old spelling, which a model of today's spelling betrays by what it reads of it.
 *
 * @param model of today's spelling
 * @param better model that knows it; need not be there
 * @param letters that a model of today's spelling does not know
 * @param name in words
 * @param sign what betrays it
 * @param share of the words of a text that have the sign
 */
record Period(String model, String better, String letters, String name, Pattern sign, double share) {
    /**
     * Russian before the decree of 10 October 1918: hardly a word of today ends in ъ, and every sixth of then. Where ь
     * is read for it, endings come out that no word of today has either.
     */
    private static final Period PRE_REFORM_RUSSIAN = new Period(
            "rus",
            "rus_old",
            "ѣ, і, ѳ, ѵ",
            "the Russian spelling before 1918",
            Pattern.compile("\\p{IsCyrillic}[ъЪ](?!\\p{L})|(?:х|[аиоыя]м)ь(?!\\p{L})|[ѣѢѳѲ]|[а-я][іi]|[іi][а-я]"),
            0.06);

    private static final List<Period> ALL = List.of(PRE_REFORM_RUSSIAN);

    /** Names of the models that know an old spelling; they need not be there. */
    static List<String> models() {
        return ALL.stream().map(Period::better).toList();
    }

    /** Whether a model's language has an old spelling that is known here. */
    static boolean known(Model model) {
        return ALL.stream().anyMatch(period -> period.isOf(model));
    }

    private boolean isOf(Model used) {
        return used.name().equals(model) || used.name().equals(better);
    }

    /** The old spelling of a text that a model has read; empty where it is today's or none that is known here. */
    static Optional<Period> of(Model model, String text) {
        for (Period period : ALL) {
            long words = text.split("\\s+").length;
            if (period.isOf(model)
                    && period.sign.matcher(text).results().count() >= Math.max(2, period.share * words)) {
                return Optional.of(period);
            }
        }
        return Optional.empty();
    }

    /** The model that knows it, of those that are there. */
    Optional<Model> model(List<Model> models) {
        return models.stream().filter(each -> each.name().equals(better)).findFirst();
    }

    /** What a reader should know where no model knows it. */
    Note unread(Model used) {
        return new Note(
                "old-letters",
                "the text is in " + name + "; the model " + used.name() + " does not know its letters " + letters
                        + " and reads others in their place");
    }
}
