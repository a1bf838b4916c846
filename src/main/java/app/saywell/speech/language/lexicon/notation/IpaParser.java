package app.saywell.speech.language.lexicon.notation;

import static java.util.Map.entry;

import app.saywell.speech.language.lexicon.Phone;
import app.saywell.speech.language.lexicon.Stress;
import app.saywell.speech.language.lexicon.StressedPhone;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Parses IPA as used by British and American dictionaries of English.
///
/// Stress marks may stand before the syllable or before the vowel. Length, syllable dots, tie bars,
/// aspiration and similar marks are accepted and ignored, because the 39 phones do not express
/// them.
final class IpaParser {
    private static final int MAX_SIGNS = 3;

    /// Marks that are ignored: ties, length, dental, nasal, aspirated and so on.
    private static final Pattern DIACRITIC = Pattern.compile("[\\p{Mn}ːˑ:ʰʲʷˠˤˀⁿˡ˞̚‿|()]");

    private static final Map<String, String> SOUNDS = Map.ofEntries(
            entry("ɑ", "AA"),
            entry("ɒ", "AA"),
            entry("a", "AA"),
            entry("æ", "AE"),
            entry("ʌ", "AH"),
            entry("ə", "AH"),
            entry("ɐ", "AH"),
            entry("ɨ", "IH"),
            entry("ɔ", "AO"),
            entry("ɛ", "EH"),
            entry("e", "EH"),
            entry("ɝ", "ER"),
            entry("ɚ", "ER"),
            entry("ɜ", "ER"),
            entry("ɜɹ", "ER"),
            entry("ɜr", "ER"),
            entry("əɹ", "ER"),
            entry("ər", "ER"),
            entry("ʌɹ", "ER"),
            entry("ɪ", "IH"),
            entry("i", "IY"),
            entry("o", "OW"),
            entry("ʊ", "UH"),
            entry("u", "UW"),
            entry("ʉ", "UW"),
            entry("ɯ", "UH"),
            entry("y", "UW"),
            entry("ø", "ER"),
            entry("œ", "EH"),
            entry("aʊ", "AW"),
            entry("aw", "AW"),
            entry("ɑʊ", "AW"),
            entry("aɪ", "AY"),
            entry("ai", "AY"),
            entry("aj", "AY"),
            entry("ɑɪ", "AY"),
            entry("eɪ", "EY"),
            entry("ei", "EY"),
            entry("ej", "EY"),
            entry("ɛɪ", "EY"),
            entry("oʊ", "OW"),
            entry("əʊ", "OW"),
            entry("ou", "OW"),
            entry("ow", "OW"),
            entry("ɔɪ", "OY"),
            entry("ɔi", "OY"),
            entry("oɪ", "OY"),
            entry("ɔj", "OY"),
            entry("ɪə", "IH AH"),
            entry("eə", "EH AH"),
            entry("ʊə", "UH AH"),
            entry("p", "P"),
            entry("b", "B"),
            entry("t", "T"),
            entry("d", "D"),
            entry("k", "K"),
            entry("ɡ", "G"),
            entry("g", "G"),
            entry("ɾ", "T"),
            entry("ʔ", "T"),
            entry("tʃ", "CH"),
            entry("ʧ", "CH"),
            entry("tɕ", "CH"),
            entry("dʒ", "JH"),
            entry("ʤ", "JH"),
            entry("dʑ", "JH"),
            entry("f", "F"),
            entry("v", "V"),
            entry("θ", "TH"),
            entry("ð", "DH"),
            entry("s", "S"),
            entry("z", "Z"),
            entry("ʃ", "SH"),
            entry("ɕ", "SH"),
            entry("ʒ", "ZH"),
            entry("h", "HH"),
            entry("ɦ", "HH"),
            entry("x", "K"),
            entry("m", "M"),
            entry("ɱ", "M"),
            entry("n", "N"),
            entry("ŋ", "NG"),
            entry("l", "L"),
            entry("ɫ", "L"),
            entry("ɭ", "L"),
            entry("r", "R"),
            entry("ɹ", "R"),
            entry("ɻ", "R"),
            entry("ʁ", "R"),
            entry("j", "Y"),
            entry("w", "W"),
            entry("ʍ", "W"),
            entry("ɰ", "W"),
            entry("ts", "T S"));

    private IpaParser() {}

    /// The sounds of a transcription.
    ///
    /// @throws PronunciationSyntaxException at the first unknown sign, or when there is no sound
    static List<StressedPhone> parse(String typed) {
        String text = Normalizer.normalize(typed, Normalizer.Form.NFD);
        StressedPhoneCollector sounds = new StressedPhoneCollector();
        for (int index = 0; index < text.length(); ) {
            String sign = text.substring(index, index + 1);
            if (sign.equals("ˈ") || sign.equals("'") || sign.equals("ˌ") || sign.equals(",")) {
                sounds.setStress("ˈ'".contains(sign) ? Stress.PRIMARY : Stress.SECONDARY);
                index++;
            } else if (sign.equals("̩") || sign.equals("̍")) {
                sounds.makeSyllabic();
                index++;
            } else if (".-/[] ".contains(sign) || DIACRITIC.matcher(sign).matches()) {
                index++;
            } else {
                index += readSound(text, index, sounds);
            }
        }
        return sounds.finish(typed.length());
    }

    /// Reads the longest known sequence of signs and returns its length in characters.
    private static int readSound(String text, int start, StressedPhoneCollector sounds) {
        StringBuilder signs = new StringBuilder();
        @Nullable String arpabet = null;
        int length = 0;
        int next = start;
        while (next < text.length() && signs.length() < MAX_SIGNS) {
            char sign = text.charAt(next++);
            if (!DIACRITIC.matcher(String.valueOf(sign)).matches()) {
                signs.append(sign);
                String candidate = SOUNDS.get(signs.toString());
                boolean syllableFollows = signs.length() > 1 && endsInR(signs) && isVowelAt(text, next);
                if (candidate != null && !syllableFollows) {
                    arpabet = candidate;
                    length = next - start;
                }
            } else if (sign == '̩') {
                break;
            }
        }
        if (arpabet == null) {
            throw new PronunciationSyntaxException(
                    "The sign “" + text.charAt(start) + "” is not an IPA sign for an English sound.", start);
        }
        StressedPhone.ofArpabet(arpabet).forEach(sound -> sounds.add(sound.phone()));
        return length;
    }

    private static boolean endsInR(CharSequence signs) {
        char last = signs.charAt(signs.length() - 1);
        return last == 'r' || last == 'ɹ';
    }

    private static boolean isVowelAt(String text, int index) {
        String names = index < text.length() ? SOUNDS.get(text.substring(index, index + 1)) : null;
        return names != null && Phone.valueOf(names.split(" ")[0]).isVowel();
    }
}
