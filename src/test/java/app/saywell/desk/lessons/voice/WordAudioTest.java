package app.saywell.desk.lessons.voice;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.task.TaskRunner;
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

    private void hear(String text) {
        words.hear(text, VoiceManner.of("low"), PronunciationGuide.NONE, outcome -> {});
    }
}
