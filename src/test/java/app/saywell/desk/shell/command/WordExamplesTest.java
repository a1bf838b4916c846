package app.saywell.desk.shell.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.lessons.voice.TextToSpeech;
import app.saywell.desk.lessons.voice.TextToSpeechException.SpeakingProblem;
import app.saywell.desk.lessons.voice.ToneVoice;
import app.saywell.desk.shell.start.CommandRefusedException;
import app.saywell.speech.Phoneme;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the computer voice says of the wrong words of a result, as files.
class WordExamplesTest {
    private static final List<Word> WORDS = List.of(
            word("I", true, sound("aɪ", "aɪ")),
            word("think", false, sound("θ", "s"), sound("ɪ", "ɪ")),
            word("so", false, sound("s", null), sound("oʊ", "oʊ")));

    private final ToneVoice voice = new ToneVoice();

    @TempDir
    private Path folder;

    @Test
    void eachWrongWordIsSaidAsItShouldSoundAndAsItWasHeard() throws Exception {
        Path files = folder.resolve("new");
        assertThat(new WordExamples(voice, false).write(WORDS, files))
                .containsOnlyKeys(1, 2)
                .containsEntry(1, files.resolve("02.wav"))
                .containsEntry(2, files.resolve("03.wav"));
        assertThat(voice.said).containsExactly("low: /θ.ɪ./", "low: /s.ɪ./", "low: /s.oʊ./");
        double both = seconds(files.resolve("02.wav"));
        assertThat(both).isGreaterThan(seconds(files.resolve("03.wav")));
        assertThat(WordExamples.existing(files))
                .containsExactlyInAnyOrder(files.resolve("02.wav"), files.resolve("03.wav"));
        assertThat(WordExamples.existing(folder)).isEmpty();
    }

    @Test
    void aBritishVoiceSpeaksWhereBritishIsRight() {
        new WordExamples(voice, true).write(WORDS, folder);
        assertThat(voice.said).isNotEmpty().allMatch(said -> said.startsWith("high: "));
    }

    @Test
    void aSignWithoutASoundLeavesItsWordOutAndNoVoiceIsTold() {
        voice.refuses = SpeakingProblem.UNREADABLE_PRONUNCIATION;
        assertThat(new WordExamples(voice, false).write(WORDS, folder)).isEmpty();
        voice.refuses = SpeakingProblem.VOICE_UNAVAILABLE;
        assertThatThrownBy(() -> new WordExamples(voice, false).write(WORDS, folder))
                .isInstanceOf(CommandRefusedException.class)
                .hasMessage("It is refused.");
        assertThatThrownBy(() -> new WordExamples(TextToSpeech.NONE, false).write(WORDS, folder))
                .isInstanceOf(CommandRefusedException.class);
    }

    private static double seconds(Path file) throws Exception {
        return new AudioDecoder(60).decode(Files.readAllBytes(file)).seconds();
    }

    private static Word word(String text, boolean isRight, Phoneme... sounds) {
        return new Word(text, 0, 1, isRight ? 90 : 40, isRight, false, null, List.of(), List.of(sounds));
    }

    private static Phoneme sound(String expected, @org.jspecify.annotations.Nullable String heard) {
        boolean isRight = expected.equals(heard);
        return new Phoneme(expected, heard, isRight ? 90 : 10, isRight, false, null, 0, 1);
    }
}
