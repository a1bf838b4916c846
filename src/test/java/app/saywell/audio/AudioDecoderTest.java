package app.saywell.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.signal.Pcm;

import org.junit.jupiter.api.Test;

class AudioDecoderTest {
    @Test
    void readsBackWhatWasWritten() {
        Pcm pcm = new Pcm(new float[] {0, 0.5f, -1, 32767 / 32768f, -0.25f}, 22050);
        Pcm read = new AudioDecoder().decode(Wav.encode(pcm));
        assertThat(read.sampleRate()).isEqualTo(22050);
        assertThat(read.samples()).containsExactly(pcm.samples());
    }

    @Test
    void refusesText() {
        assertThatThrownBy(() -> new AudioDecoder().decode("no sound at all, only text".getBytes()))
                .isInstanceOf(UnreadableAudioException.class)
                .hasMessage("This is neither a WAV nor an MP3 file.");
    }
}
