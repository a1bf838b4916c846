package app.saywell.train.contrasts;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/// A contrast of which word sets are sought: what stands on each side, and between what.
///
/// @param id under which it is stored
/// @param names of the sides in IPA
/// @param sides for each side the sequences of ARPAbet phones that may stand there; a vowel has its stress, and an
///     empty sequence is no sound at all
/// @param around accepts the phones before and after, so that a contrast is only at the start of a word, for example
record SoughtContrast(
        String id, List<String> names, List<List<List<String>>> sides, BiPredicate<List<String>, List<String>> around) {
    private static final List<String> VOWELS =
            List.of("AA", "AE", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW");

    private static final BiPredicate<List<String>, List<String>> ANYWHERE = (before, after) -> true;
    private static final BiPredicate<List<String>, List<String>> NOT_BEFORE_R =
            (before, after) -> after.isEmpty() || !after.getFirst().equals("R");
    private static final BiPredicate<List<String>, List<String>> START = (before, after) -> before.isEmpty();
    private static final BiPredicate<List<String>, List<String>> END = (before, after) -> after.isEmpty();
    private static final BiPredicate<List<String>, List<String>> AFTER_VOWEL_AT_END =
            (before, after) -> after.isEmpty() && !before.isEmpty() && isVowel(before.getLast());
    private static final BiPredicate<List<String>, List<String>> ALONE_AT_START =
            (before, after) -> before.isEmpty() && !after.isEmpty() && isVowel(after.getFirst());
    private static final BiPredicate<List<String>, List<String>> IN_GROUP_AT_START =
            (before, after) -> before.size() == 1 && !isVowel(before.getFirst());
    private static final BiPredicate<List<String>, List<String>> BETWEEN_CONSONANTS_AT_START =
            (before, after) -> !before.isEmpty()
                    && before.size() <= 2
                    && before.stream().noneMatch(SoughtContrast::isVowel)
                    && !after.isEmpty()
                    && !isVowel(after.getFirst());
    private static final BiPredicate<List<String>, List<String>> AFTER_CONSONANT_AT_END =
            (before, after) -> after.isEmpty() && !before.isEmpty() && !isVowel(before.getLast());

    /// The contrasts that are hard for speakers of Korean, apart from that of stress: those first that are hard for
    /// most and matter in most words, of different kinds next to each other.
    static final List<SoughtContrast> ALL = List.of(
            of("l-r", "l ɹ", ALONE_AT_START, "L", "R"),
            of("ee-i", "i ɪ", NOT_BEFORE_R, "IY1", "IH1"),
            of("p-f", "p f", ANYWHERE, "P", "F"),
            of("e-a", "ɛ æ", NOT_BEFORE_R, "EH1", "AE1"),
            of("th-s", "θ s", ANYWHERE, "TH", "S"),
            of("b-v", "b v", ANYWHERE, "B", "V"),
            of("z-j", "z dʒ", ANYWHERE, "Z", "JH"),
            of("u-o", "ʌ ɑ", NOT_BEFORE_R, "AH1", "AA1"),
            of("aw-oh", "ɔ oʊ", NOT_BEFORE_R, "AO1", "OW1"),
            of("uu-oo", "ʊ u", NOT_BEFORE_R, "UH1", "UW1"),
            of("l-r-group", "l ɹ", IN_GROUP_AT_START, "L", "R"),
            of("i-e", "ɪ ɛ", NOT_BEFORE_R, "IH1", "EH1"),
            of("dh-d", "ð d", ANYWHERE, "DH", "D"),
            of("s-z-end", "s z", AFTER_VOWEL_AT_END, "S", "Z"),
            of("er-or", "ɝ ɔɹ", ANYWHERE, "ER1", "AO1 R"),
            of("u-aw", "ʌ ɔ", NOT_BEFORE_R, "AH1", "AO1"),
            of("th-t", "θ t", ANYWHERE, "TH", "T"),
            of("f-v", "f v", ANYWHERE, "F", "V"),
            of("a-u", "æ ʌ", NOT_BEFORE_R, "AE1", "AH1"),
            of("s-sh", "s ʃ", ANYWHERE, "S", "SH"),
            of("group-vowel", "– ə", BETWEEN_CONSONANTS_AT_START, "", "AH0|IH0|ER0"),
            of("l-r-end", "l ɹ", END, "AO1 L|AA1 L", "AO1 R|AA1 R"),
            of("end-vowel", "– i", AFTER_CONSONANT_AT_END, "", "IY0"),
            of("i-e-a", "ɪ ɛ æ", NOT_BEFORE_R, "IH1", "EH1", "AE1"),
            of("th-f", "θ f", ANYWHERE, "TH", "F"),
            of("er-ar", "ɝ ɑɹ", ANYWHERE, "ER1", "AA1 R"),
            of("ch-j", "tʃ dʒ", ANYWHERE, "CH", "JH"),
            of("sh-ch", "ʃ tʃ", ANYWHERE, "SH", "CH"),
            of("o-oh", "ɑ oʊ", NOT_BEFORE_R, "AA1", "OW1"),
            of("e-ay", "ɛ eɪ", NOT_BEFORE_R, "EH1", "EY1"),
            of("t-d-end", "t d", AFTER_VOWEL_AT_END, "T", "D"),
            of("n-ng", "n ŋ", AFTER_VOWEL_AT_END, "N", "NG"),
            of("end-group", "– t/d", AFTER_CONSONANT_AT_END, "", "T|D"),
            of("p-b-end", "p b", AFTER_VOWEL_AT_END, "P", "B"),
            of("k-g-end", "k ɡ", AFTER_VOWEL_AT_END, "K", "G"),
            of("ending-s", "– s/z", END, "", "S|Z"),
            of("p-t-k-end", "p t k", AFTER_VOWEL_AT_END, "P", "T", "K"),
            of("a-o", "æ ɑ", NOT_BEFORE_R, "AE1", "AA1"),
            of("v-w", "v w", ALONE_AT_START, "V", "W"),
            of("f-h", "f h", ALONE_AT_START, "F", "HH"),
            of("dh-z", "ð z", ANYWHERE, "DH", "Z"),
            of("s-z-start", "s z", ALONE_AT_START, "S", "Z"),
            of("ng-ngk", "ŋ ŋk", (before, after) -> after.isEmpty() || after.equals(List.of("S")), "NG", "NG K"),
            of("p-b-start", "p b", START, "P", "B"),
            of("t-d-start", "t d", START, "T", "D"),
            of("k-g-start", "k ɡ", START, "K", "G"));

    private static SoughtContrast of(
            String id, String names, BiPredicate<List<String>, List<String>> around, String... sides) {
        return new SoughtContrast(
                id,
                List.of(names.split(" ")),
                Arrays.stream(sides)
                        .map(side -> Arrays.stream(side.split("\\|"))
                                .map(phones -> phones.isEmpty() ? List.<String>of() : List.of(phones.split(" ")))
                                .toList())
                        .toList(),
                around);
    }

    /// Whether a side is /ɑ/ or /ɔ/ alone, which many speakers do not tell apart.
    boolean hasOpenBackVowel() {
        return sides.stream().anyMatch(side -> side.contains(List.of("AA1")) || side.contains(List.of("AO1")));
    }

    static boolean isVowel(String arpabet) {
        return VOWELS.contains(arpabet.replaceAll("\\d", ""));
    }
}
