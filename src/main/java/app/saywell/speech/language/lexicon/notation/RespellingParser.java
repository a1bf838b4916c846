package app.saywell.speech.language.lexicon.notation;

import static java.util.Map.entry;

import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Parses pronunciations in plain letters, as in newspapers: `huh-LOH`, `MIN-jee`, `per-SEP-shun`.
///
/// Syllables are separated by hyphens or spaces. The syllable in capitals has the main stress.
final class RespellingParser {
    private static final int MAX_LETTERS = 4;

    private static final Map<String, String> VOWELS = Map.ofEntries(
            entry("ah", "AA"),
            entry("aa", "AA"),
            entry("o", "AA"),
            entry("a", "AE"),
            entry("uh", "AH"),
            entry("u", "AH"),
            entry("aw", "AO"),
            entry("au", "AO"),
            entry("or", "AO R"),
            entry("ow", "AW"),
            entry("ou", "AW"),
            entry("eye", "AY"),
            entry("y", "AY"),
            entry("ye", "AY"),
            entry("igh", "AY"),
            entry("ie", "AY"),
            entry("e", "EH"),
            entry("eh", "EH"),
            entry("er", "ER"),
            entry("ur", "ER"),
            entry("ir", "ER"),
            entry("air", "EH R"),
            entry("ar", "AA R"),
            entry("ay", "EY"),
            entry("ai", "EY"),
            entry("ey", "EY"),
            entry("i", "IH"),
            entry("ih", "IH"),
            entry("ee", "IY"),
            entry("ea", "IY"),
            entry("oh", "OW"),
            entry("oa", "OW"),
            entry("oe", "OW"),
            entry("oy", "OY"),
            entry("oi", "OY"),
            entry("uu", "UH"),
            entry("oo", "UW"),
            entry("ew", "UW"),
            entry("yoo", "Y UW"),
            entry("ue", "UW"));

    private static final Map<String, String> CONSONANTS = Map.ofEntries(
            entry("b", "B"),
            entry("bb", "B"),
            entry("ch", "CH"),
            entry("tch", "CH"),
            entry("d", "D"),
            entry("dd", "D"),
            entry("dh", "DH"),
            entry("f", "F"),
            entry("ff", "F"),
            entry("g", "G"),
            entry("gg", "G"),
            entry("gh", "G"),
            entry("h", "HH"),
            entry("j", "JH"),
            entry("dj", "JH"),
            entry("k", "K"),
            entry("kk", "K"),
            entry("c", "K"),
            entry("ck", "K"),
            entry("q", "K"),
            entry("l", "L"),
            entry("ll", "L"),
            entry("m", "M"),
            entry("mm", "M"),
            entry("n", "N"),
            entry("nn", "N"),
            entry("ng", "NG"),
            entry("p", "P"),
            entry("pp", "P"),
            entry("r", "R"),
            entry("rr", "R"),
            entry("s", "S"),
            entry("ss", "S"),
            entry("sh", "SH"),
            entry("t", "T"),
            entry("tt", "T"),
            entry("th", "TH"),
            entry("v", "V"),
            entry("w", "W"),
            entry("wh", "W"),
            entry("x", "K S"),
            entry("y", "Y"),
            entry("z", "Z"),
            entry("zz", "Z"),
            entry("zh", "ZH"));

    private RespellingParser() {}

    /// @throws PronunciationSyntaxException at the first letters that are not understood, or when
    ///     there is no sound
    static List<StressedPhone> parse(String typed) {
        StressedPhoneCollector sounds = new StressedPhoneCollector();
        int offset = 0;
        for (String syllable : typed.split("[- .·]", -1)) {
            if (!syllable.isEmpty()) {
                boolean isStressed = syllable.length() > 1 && syllable.equals(syllable.toUpperCase(Locale.ROOT));
                sounds.setStress(isStressed ? Stress.PRIMARY : Stress.NONE);
                readSyllable(syllable.toLowerCase(Locale.ROOT), offset, sounds);
            }
            offset += syllable.length() + 1;
        }
        return sounds.finish(typed.length());
    }

    private static void readSyllable(String letters, int offset, StressedPhoneCollector sounds) {
        for (int index = 0; index < letters.length(); ) {
            String arpabet = null;
            int length = Math.min(MAX_LETTERS, letters.length() - index) + 1;
            while (arpabet == null && length > 1) {
                length--;
                arpabet = arpabetOf(letters, index, index + length);
            }
            if (arpabet == null) {
                throw new PronunciationSyntaxException(
                        "“"
                                + letters.substring(index)
                                + "” is not a respelling. Write for example huh-LOH,"
                                + " or IPA between slashes.",
                        offset + index);
            }
            StressedPhone.ofArpabet(arpabet).forEach(sound -> sounds.add(sound.phone()));
            index += length;
        }
    }

    /// The letter y is a consonant before a vowel. Elsewhere it is the vowel of "my".
    private static @Nullable String arpabetOf(String letters, int from, int to) {
        String part = letters.substring(from, to);
        boolean yBeforeVowel = part.equals("y") && to < letters.length() && "aeiou".indexOf(letters.charAt(to)) >= 0;
        String vowel = yBeforeVowel ? null : VOWELS.get(part);
        boolean cutsVowel = vowel != null && part.endsWith("r") && to < letters.length() && isVowel(letters, to);
        return cutsVowel ? null : vowel != null ? vowel : CONSONANTS.get(part);
    }

    private static boolean isVowel(String letters, int at) {
        return "aeiou".indexOf(letters.charAt(at)) >= 0;
    }
}
