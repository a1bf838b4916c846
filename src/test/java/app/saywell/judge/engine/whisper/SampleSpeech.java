package app.saywell.judge.engine.whisper;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ShortBuffer;
import java.util.Objects;

/// Recordings for tests, spoken by simple computer voices: plain WAV files of 16 kHz and 16 bits.
public final class SampleSpeech {
    private static final String FOLDER = "/app/saywell/speech/";
    private static final int HEADER = 44;

    private SampleSpeech() {}

    /// The samples of one of them.
    public static float[] of(String name) {
        try (InputStream in = SampleSpeech.class.getResourceAsStream(FOLDER + name)) {
            ShortBuffer shorts = ByteBuffer.wrap(Objects.requireNonNull(in).readAllBytes())
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .position(HEADER)
                    .slice()
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .asShortBuffer();
            float[] samples = new float[shorts.remaining()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = shorts.get(i) / 32768f;
            }
            return samples;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
