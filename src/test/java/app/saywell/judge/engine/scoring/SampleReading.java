package app.saywell.judge.engine.scoring;

import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Recordings of 16 kHz: "seven apples for my sister", spoken by flite (voice slt), "ship",
/// spoken by the computer voice George, and others beside it.
public final class SampleReading {
    /// The words spoken.
    public static final String TEXT = "seven apples for my sister";

    private static final int WAV_HEADER = 44;
    private static final int SAMPLE_RATE = 16_000;

    private SampleReading() {}

    /// The sentence.
    public static Pcm speech() {
        return read("seven-apples.wav");
    }

    /// "Ship", alone.
    static Pcm ship() {
        return read("ship.wav");
    }

    /// "State", alone, by flite (voice rms).
    static Pcm state() {
        return read("state.wav");
    }

    private static Pcm read(String name) {
        try (InputStream in = SampleReading.class.getResourceAsStream(name)) {
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
