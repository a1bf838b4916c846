package app.saywell.speech.audio;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class Mp3EncoderTest {
    @TempDir
    Path folder;

    @Test
    void whatIsEncodedIsDecodedWithItsToneAndItsLength() throws IOException {
        Pcm tone = tone(48_000, 440, 4);
        byte[] file = Mp3Encoder.encode(tone, 64);
        // 64 kbit/s for four seconds, and not much more.
        assertThat(file.length).isBetween(31_000, 35_000);
        Path mp3 = Files.write(folder.resolve("tone.mp3"), file);
        Pcm decoded = new AudioDecoder().decode(mp3);
        assertThat(decoded.sampleRate()).isEqualTo(Mp3Encoder.SAMPLE_RATE);
        assertThat(decoded.seconds()).isBetween(3.95, 4.2);
        // Twice 440 zero crossings in each of two seconds from the middle.
        int crossings = 0;
        for (int i = 24_000; i < 72_000; i++) {
            if (decoded.samples()[i - 1] < 0 && decoded.samples()[i] >= 0) {
                crossings++;
            }
        }
        assertThat(crossings).isBetween(878, 882);
    }

    private static Pcm tone(int rate, int hertz, int seconds) {
        float[] samples = new float[rate * seconds];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (float) (0.3 * Math.sin(2 * Math.PI * hertz * i / rate));
        }
        return new Pcm(samples, rate);
    }
}
