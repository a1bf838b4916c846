package app.saywell.engine.scoring;

import app.saywell.signal.Pcm;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// "Seven apples for my sister", spoken by flite (voice slt, 16 kHz).
public final class SampleReading {
    /// The words spoken.
    public static final String TEXT = "seven apples for my sister";

    private static final int WAV_HEADER = 44;
    private static final int SAMPLE_RATE = 16_000;

    private SampleReading() {}

    /// The samples.
    public static Pcm speech() {
        try (InputStream in = SampleReading.class.getResourceAsStream("seven-apples.wav")) {
            ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
            bytes.position(WAV_HEADER);
            float[] samples = new float[bytes.remaining() / Short.BYTES];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = bytes.getShort() / 32768f;
            }
            return new Pcm(samples, SAMPLE_RATE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
