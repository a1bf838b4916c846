package app.saywell.speech;

import static java.util.Map.entry;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// One way to write the sounds of English, whichever service wrote them: American phonemes without
/// marks of length, as in `/i/` for what others write as `/iː/`.
///
/// Only what is another sign for the same sound is replaced. A sound that English does not have,
/// such as a tapped r that was heard, keeps its own sign.
public final class SoundNotation {
    /// Length, stress and tie bars.
    private static final Pattern MARKS = Pattern.compile("[ːˑˈˌ\\u0361\\u035c\\u203f]");

    private static final Map<String, String> OTHER_SIGNS = Map.ofEntries(
            entry("g", "ɡ"),
            entry("r", "ɹ"),
            entry("ɫ", "l"),
            entry("ʧ", "tʃ"),
            entry("ʤ", "dʒ"),
            entry("e", "ɛ"),
            entry("ɜ", "ɝ"),
            entry("ɜr", "ɝ"),
            entry("ɜɹ", "ɝ"),
            entry("ər", "ɚ"),
            entry("əɹ", "ɚ"),
            entry("ai", "aɪ"),
            entry("aj", "aɪ"),
            entry("aw", "aʊ"),
            entry("ei", "eɪ"),
            entry("ej", "eɪ"),
            entry("ou", "oʊ"),
            entry("ow", "oʊ"),
            entry("əʊ", "oʊ"),
            entry("ɔi", "ɔɪ"),
            entry("ɔj", "ɔɪ"));

    private static final String VOWELS = "ɑæʌəɔaɛeɝɚɜɪiouʊ";
    private static final String PLOSIVES = "pbtdkɡg";

    private SoundNotation() {}

    /// Whether a sound in IPA is a vowel or a diphthong; the empty one is none.
    public static boolean isVowel(String sound) {
        return !sound.isEmpty() && VOWELS.indexOf(sound.charAt(0)) >= 0;
    }

    /// Whether a sound in IPA is a plosive, which ends in a burst; affricates are none.
    public static boolean isPlosive(String sound) {
        return sound.length() == 1 && PLOSIVES.contains(sound);
    }

    /// The sign of a sound.
    public static String of(String sound) {
        String plain =
                MARKS.matcher(Normalizer.normalize(sound, Normalizer.Form.NFC)).replaceAll("");
        return OTHER_SIGNS.getOrDefault(plain, plain);
    }

    /// The signs of a sound or a word as people read them in the window: with the plain `r` that dictionaries
    /// for learners print. Answers, exports and what is stored keep `ɹ`.
    public static String toDisplay(String ipa) {
        return ipa.replace('ɹ', 'r');
    }

    /// The same components with the signs of this notation. Texts of a service stay as they are.
    public static List<SpeechComponent> of(List<SpeechComponent> components) {
        return components.stream().map(SoundNotation::of).toList();
    }

    private static SpeechComponent of(SpeechComponent component) {
        return switch (component) {
            case Pause pause -> pause;
            case Word word ->
                new Word(
                        word.word(),
                        word.start(),
                        word.end(),
                        word.score(),
                        word.correct(),
                        word.stressed(),
                        word.feedback(),
                        word.syllables(),
                        word.phonemes().stream().map(SoundNotation::of).toList());
        };
    }

    private static Phoneme of(Phoneme phoneme) {
        String heard = phoneme.userPhoneme();
        return new Phoneme(
                of(phoneme.phoneme()),
                heard == null ? null : of(heard),
                phoneme.score(),
                phoneme.correct(),
                phoneme.stressed(),
                phoneme.feedback(),
                phoneme.start(),
                phoneme.end());
    }
}
