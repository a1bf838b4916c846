package app.saywell.desk.lessons.voice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.Phoneme;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.Word;
import app.saywell.speech.language.lexicon.StressedPhone;
import app.saywell.speech.language.lexicon.notation.PronunciationParser;
import app.saywell.speech.task.TaskRunner;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordAudioTest {
    /// Of a letter of [ToneVoice].
    private static final int BYTES = 2400 * Float.BYTES;

    private final ToneVoice voice = new ToneVoice();
    private final WordAudio words = new WordAudio(new TaskRunner(Runnable::run, Runnable::run), voice, 10 * BYTES);

    @Test
    void whatIsRememberedIsLimitedInBytesNotInNumber() {
        for (int i = 0; i < 10; i++) {
            hear(String.valueOf((char) ('a' + i)));
        }
        hear("a");
        assertThat(voice.said).hasSize(10);
        hear("nine chars");
        hear("j");
        assertThat(voice.said).as("ten letters push out all ten of one").hasSize(12);
    }

    @Test
    void aTextLargerThanAllThatIsRememberedPushesNothingOut() {
        hear("tree");
        hear("a sentence of many more letters");
        hear("a sentence of many more letters");
        hear("tree");
        assertThat(voice.said).hasSize(3);
    }

    /// Parsed again, an unmarked vowel of "cup" is the first one of "about".
    @Test
    void aFullVowelOutsideTheMainStressStaysFull() {
        Word understand = new Word(
                "understand",
                0,
                1,
                90,
                true,
                true,
                null,
                List.of(),
                List.of(
                        sound("ʌ", "ʌ", false),
                        sound("n", "n", false),
                        sound("d", "d", false),
                        sound("ɚ", "ɚ", false),
                        sound("s", "s", true),
                        sound("t", "t", true),
                        sound("æ", "ɑ", true),
                        sound("n", "n", true),
                        sound("d", "d", true)));
        words.expected(understand, VoiceManner.of("low"), outcome -> {});
        assertThat(voice.said).containsExactly("low: /ˌʌ.n.d.ɚ.s.t.ˈæ.n.d./");
        String ipa = voice.said.getFirst().substring("low: ".length());
        assertThat(PronunciationParser.parse(ipa).sounds().stream()
                        .map(StressedPhone::ipa)
                        .toList())
                .containsExactly("ʌ", "n", "d", "ɚ", "s", "t", "æ", "n", "d");
    }

    /// A British voice chooses between the vowels of "lot" and "thought" by the letters of the word.
    @Test
    void aVowelThatTheLettersChooseIsSaidAsItWasHeard() {
        Word lot = new Word(
                "lot",
                0,
                1,
                40,
                false,
                true,
                null,
                List.of(),
                List.of(sound("l", "ɹ", true), sound("ɑ", "ɔ", true), sound("t", "t", true)));
        WordAudio remembering = new WordAudio(new TaskRunner(Runnable::run, Runnable::run), voice);
        remembering.difference(lot, 1, "ɔ", VoiceManner.of("high"), outcome -> {});
        assertThat(voice.letters).containsExactly("lot", "");
        remembering.difference(lot, VoiceManner.of("high"), outcome -> {});
        assertThat(voice.letters).containsExactly("lot", "", "");
        remembering.difference(lot, 0, "ɹ", VoiceManner.of("high"), outcome -> {});
        assertThat(voice.letters).containsExactly("lot", "", "", "lot");
    }

    private static Phoneme sound(String expected, String heard, boolean stressed) {
        boolean isRight = expected.equals(heard);
        return new Phoneme(expected, heard, isRight ? 90 : 10, isRight, stressed, null, 0, 1);
    }

    private void hear(String text) {
        words.hear(text, VoiceManner.of("low"), PronunciationGuide.NONE, outcome -> {});
    }
}
