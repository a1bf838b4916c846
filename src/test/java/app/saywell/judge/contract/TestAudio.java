package app.saywell.judge.contract;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import javax.sound.sampled.AudioFileFormat;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.UnsupportedAudioFileException;

/// Recordings for the tests: a sentence that was read, and variants of it.
final class TestAudio {
    private static final String READING = "/app/saywell/speech/6-model.wav";

    private TestAudio() {}

    /// [TestedService#TEXT], read by the model voice: 16 kHz, 16 bit, mono.
    static byte[] reading() {
        return resource(READING);
    }

    /// The same as MP3 of 48 kbit a second.
    static byte[] mp3() {
        return resource("reading.mp3");
    }

    private static byte[] resource(String name) {
        try (InputStream in = TestAudio.class.getResourceAsStream(name)) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Length of the reading in seconds.
    static double readingSeconds() {
        return 2.335;
    }

    /// The same in another format that every WAV reader knows.
    static byte[] reading(AudioFormat format) {
        try (AudioInputStream in = AudioSystem.getAudioInputStream(new ByteArrayInputStream(reading()))) {
            return wav(AudioSystem.getAudioInputStream(format, in));
        } catch (IOException | UnsupportedAudioFileException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Nothing but zeros.
    static byte[] silence(double seconds) {
        byte[] data = new byte[(int) Math.round(seconds * 16_000) * 2];
        return wav(new AudioInputStream(
                new ByteArrayInputStream(data), new AudioFormat(16_000, 16, 1, true, false), data.length / 2));
    }

    private static byte[] wav(AudioInputStream samples) {
        try {
            // Written twice, because the length of a converted stream is known only afterwards.
            byte[] data = samples.readAllBytes();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            AudioSystem.write(
                    new AudioInputStream(
                            new ByteArrayInputStream(data),
                            samples.getFormat(),
                            data.length / samples.getFormat().getFrameSize()),
                    AudioFileFormat.Type.WAVE,
                    out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
