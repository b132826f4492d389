package recto.dates;

import java.util.Optional;

/** Years in the letters of the Armenian and Georgian alphabets: ՌՊՁԵ and ჩყპე are 1885. */
final class LetterNumerals {
    private static final int FIRST_YEAR = 1000;
    private static final String ARMENIAN = "ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔ";
    private static final String GEORGIAN = "აბგდევზჱთიკლმნჲოპჟრსტუფქღყშჩცძწჭხჴჯჰ";

    private LetterNumerals() {}

    static Optional<Num> year(String text) {
        return value(text, ARMENIAN).or(() -> value(text, GEORGIAN));
    }

    private static Optional<Num> value(String text, String letters) {
        int value = 0;
        int last = Integer.MAX_VALUE;
        for (char c : text.toCharArray()) {
            int index = letters.indexOf(c);
            int digit = index < 0 ? 0 : (index % 9 + 1) * (int) Math.pow(10, index / 9);
            boolean falls = index >= 0
                    && String.valueOf(digit).length() < String.valueOf(last).length();
            if (!falls) {
                return Optional.empty();
            }
            value += digit;
            last = digit;
        }
        return value < FIRST_YEAR ? Optional.empty() : Optional.of(new Num(value, 4, 0));
    }
}
