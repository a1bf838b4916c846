package app.saywell.judge.engine.scoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.engine.onnx.SharedModels;
import app.saywell.speech.FeedbackLanguage;
import app.saywell.speech.Word;
import app.saywell.speech.audio.AudioDecoder;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.language.EngineException.EngineErrorKind;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// A word that the text has twice must be said twice. Both readings are by flite's voice slt.
class RepeatedWordTest {
    private static final SpeechEngine ENGINE = AcousticSpeechEngine.load(SharedModels.RUNTIME);

    @Test
    void aWordThatIsSaidOnceIsMissedWhereTheTextRepeatsIt() throws IOException {
        Pcm once = reading("very-good.wav");
        assertThat(ENGINE.scoreSimple(once, "very good", FeedbackLanguage.ENGLISH)
                        .words())
                .hasSize(2);
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> ENGINE.scoreSimple(once, "very very good", FeedbackLanguage.ENGLISH))
                .matches(e -> e.kind() == EngineErrorKind.NOT_ALL_WORDS_SPOKEN);
    }

    @Test
    void aWordThatIsSaidTwiceIsHeardTwice() throws IOException {
        Pcm twice = reading("very-very-good.wav");
        assertThat(ENGINE.scoreSimple(twice, "very very good", FeedbackLanguage.ENGLISH)
                        .words())
                .extracting(Word::word)
                .containsExactly("very", "very", "good");
    }

    private static Pcm reading(String name) throws IOException {
        Path file = Path.of("src/test/resources/app/saywell/judge/engine/scoring", name);
        return new AudioDecoder(60).decode(Files.readAllBytes(file));
    }
}
