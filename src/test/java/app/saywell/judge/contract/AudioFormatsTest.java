package app.saywell.judge.contract;

import static org.assertj.core.api.Assertions.assertThat;

import javax.sound.sampled.AudioFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// "The server resamples any upload to 16 kHz mono 16-bit PCM" (service document, section 1).
class AudioFormatsTest {
    private final TestedService service = TestedService.shared();

    @ParameterizedTest
    @CsvSource({
        "8000, 16, 1",
        "11025, 16, 1",
        "16000, 8, 1",
        "22050, 16, 2",
        "44100, 16, 2",
        "48000, 16, 1",
        "48000, 24, 2",
        "96000, 32, 1"
    })
    void takesWavOfAnyRateDepthAndChannels(float rate, int bits, int channels) {
        AudioFormat format = new AudioFormat(rate, bits, channels, bits > 8, false);
        byte[] wav = TestAudio.reading(format);
        JsonNode json = service.form("/pronunciation-simple")
                .file(wav, "a.wav")
                .goldText()
                .send()
                .json();
        assertThat(ResponseShape.words(json.get("user_speech_components"))).hasSize(5);
        ResponseShape.components(json.get("user_speech_components"), TestAudio.readingSeconds());
    }

    @Test
    void takesMp3() {
        JsonNode json = service.form("/pronunciation-simple")
                .file(TestAudio.mp3(), "a.mp3")
                .goldText()
                .send()
                .json();
        assertThat(ResponseShape.words(json.get("user_speech_components"))).hasSize(5);
        assertThat(service.form("/transcribe")
                        .file(TestAudio.mp3(), "a.mp3")
                        .send()
                        .json()
                        .get("text"))
                .isNotNull();
    }
}
