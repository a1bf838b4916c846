package app.saywell.judge.engine.voice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import app.saywell.judge.engine.onnx.IdleTimer;
import app.saywell.judge.engine.onnx.ModelFolder;
import app.saywell.judge.engine.onnx.ModelRuntime;
import app.saywell.judge.engine.voice.SynthesisException.SynthesisProblem;
import app.saywell.speech.PronunciationGuide;
import app.saywell.speech.language.lexicon.english.EnglishLexicon;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpeechSynthesizerTest {
    private static final Path MODELS = Path.of("assets/models");

    @Test
    void theSameTextIsAlwaysTheSameSoundAndSpeedIsMadeByTheNetwork() {
        assumeTrue(Files.exists(MODELS.resolve("voice/kokoro.onnx")), "the weights are not here");
        try (ModelRuntime runtime = new ModelRuntime(new ModelFolder(MODELS), IdleTimer.ofSystem())) {
            SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
            Voice voice = VoiceCatalog.all().getFirst();
            SynthesizedSpeech once = synthesizer.say("Red light", SynthesisOptions.of(voice));
            SynthesizedSpeech again = synthesizer.say("Red light", SynthesisOptions.of(voice));
            assertThat(again.audio().samples()).isEqualTo(once.audio().samples());
            assertThat(once.words()).hasSize(2);
            double end = once.words().getLast().end();
            assertThat(once.audio().seconds()).isGreaterThan(end);
            assertThat(end * 40).as("steps of 25 ms").isEqualTo(Math.rint(end * 40), within(1e-6));
            var slowly = new SynthesisOptions(voice, 0.7, 0, PronunciationGuide.NONE);
            assertThat(synthesizer.say("Red light", slowly).words().getLast().end())
                    .isGreaterThan(end);
        }
    }

    @Test
    void withoutItsWeightsItSaysWhatIsMissing(@TempDir Path empty) {
        try (ModelRuntime runtime = new ModelRuntime(new ModelFolder(empty), IdleTimer.ofSystem())) {
            SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
            var options = SynthesisOptions.of(VoiceCatalog.all().getFirst());
            SynthesisException thrown = org.assertj.core.api.Assertions.catchThrowableOfType(
                    SynthesisException.class, () -> synthesizer.say("Hello", options));
            assertThat(thrown.kind()).isEqualTo(SynthesisProblem.VOICE_UNAVAILABLE);
            assertThat(thrown).hasMessageContaining("is missing");
        }
    }

    @Test
    void damagedWeightsAreNotUsed(@TempDir Path models) throws IOException {
        Files.createDirectories(models.resolve("voice"));
        Files.copy(MODELS.resolve("models.sha256"), models.resolve("models.sha256"));
        Files.write(models.resolve("voice/kokoro.onnx"), new byte[100]);
        Voice voice = VoiceCatalog.all().getFirst();
        Files.write(models.resolve(voice.styleFile()), new byte[100]);
        try (ModelRuntime runtime = new ModelRuntime(new ModelFolder(models), IdleTimer.ofSystem())) {
            SpeechSynthesizer synthesizer = new SpeechSynthesizer(runtime, EnglishLexicon.load());
            var options = SynthesisOptions.of(voice);
            SynthesisException thrown = org.assertj.core.api.Assertions.catchThrowableOfType(
                    SynthesisException.class, () -> synthesizer.say("Hello", options));
            assertThat(thrown.kind()).isEqualTo(SynthesisProblem.VOICE_UNAVAILABLE);
            assertThat(thrown).hasMessageContaining("damaged");
        }
    }
}
