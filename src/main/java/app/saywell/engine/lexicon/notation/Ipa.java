package app.saywell.engine.lexicon.notation;

import static java.util.Map.entry;

import app.saywell.engine.lexicon.Phone;
import app.saywell.engine.lexicon.Sound;
import app.saywell.engine.lexicon.Stress;

import org.jspecify.annotations.Nullable;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// The International Phonetic Alphabet as dictionaries of English use it, American and British.
///
/// Stress marks may stand before the syllable, as they should, or before the vowel. Length,
/// syllable dots, tie bars, aspiration and the like are understood and left out, since the 39
/// phones do not tell them apart.
final class Ipa {
    private static final int LONGEST = 3;

    /// Marks that change nothing: ties, length, syllabic, dental, nasal, aspirated and so on.
    private static final Pattern DIACRITIC = Pattern.compile("[\\p{Mn}ːˑ:ʰʲʷˠˤˀⁿˡ˞̚‿|()]");

    private static final Map<String, String> SOUNDS =
            Map.ofEntries(
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

    private Ipa() {}

    /// The sounds of a transcription.
    ///
    /// @throws NotationException at the first sign that is not understood, or when there is none
    static List<Sound> parse(String typed) {
        String text = Normalizer.normalize(typed, Normalizer.Form.NFD);
        StressedSounds sounds = new StressedSounds();
        for (int at = 0; at < text.length(); ) {
            String sign = text.substring(at, at + 1);
            if (sign.equals("ˈ") || sign.equals("'") || sign.equals("ˌ") || sign.equals(",")) {
                sounds.mark("ˈ'".contains(sign) ? Stress.PRIMARY : Stress.SECONDARY);
                at++;
            } else if (sign.equals("̩") || sign.equals("̍")) {
                sounds.syllabic();
                at++;
            } else if (".-/[] ".contains(sign) || DIACRITIC.matcher(sign).matches()) {
                at++;
            } else {
                at += sound(text, at, sounds);
            }
        }
        return sounds.finished(typed.length());
    }

    /// Reads the longest known sequence of signs and returns how many characters it took.
    private static int sound(String text, int at, StressedSounds sounds) {
        StringBuilder signs = new StringBuilder();
        @Nullable String found = null;
        int taken = 0;
        int next = at;
        while (next < text.length() && signs.length() < LONGEST) {
            char c = text.charAt(next++);
            if (!DIACRITIC.matcher(String.valueOf(c)).matches()) {
                signs.append(c);
                String names = SOUNDS.get(signs.toString());
                boolean syllableFollows =
                        signs.length() > 1 && rhotic(signs) && vowelAt(text, next);
                if (names != null && !syllableFollows) {
                    found = names;
                    taken = next - at;
                }
            } else if (c == '̩') {
                break;
            }
        }
        if (found == null) {
            throw new NotationException(
                    "The sign “" + text.charAt(at) + "” is no sound of English in IPA.", at);
        }
        Sound.ofArpabet(found).forEach(sound -> sounds.add(sound.phone()));
        return taken;
    }

    private static boolean rhotic(CharSequence signs) {
        char last = signs.charAt(signs.length() - 1);
        return last == 'r' || last == 'ɹ';
    }

    private static boolean vowelAt(String text, int at) {
        String names = at < text.length() ? SOUNDS.get(text.substring(at, at + 1)) : null;
        return names != null && Phone.valueOf(names.split(" ")[0]).vowel();
    }
}
