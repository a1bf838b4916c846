package app.saywell.desk.client.key;

import app.saywell.speech.AudioUpload;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// Half a second of a synthetic vowel "ah". It is nobody's voice and not silence, which a service
/// may refuse.
///
/// The file consists of harmonics of a pitch that falls from 130 to 100 Hz, weighted by the first
/// three formants of /ɑ/ (Peterson and Barney 1952: 730, 1090 and 2440 Hz for men), at 16 kHz.
final class KeyCheckSound {
    private static final String FILE = "key-check.wav";
    private static final double SECONDS = 0.5;

    private KeyCheckSound() {}

    static AudioUpload wav() {
        try (InputStream file = Objects.requireNonNull(KeyCheckSound.class.getResourceAsStream(FILE), FILE)) {
            return new AudioUpload(file.readAllBytes(), AudioUpload.UploadFormat.WAV, SECONDS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
