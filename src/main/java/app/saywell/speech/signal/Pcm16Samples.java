package app.saywell.speech.signal;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// 16-bit samples, the format of all recordings on disk.
public final class Pcm16Samples {
    /// One sample: signed, little-endian, at any address.
    public static final ValueLayout.OfShort SAMPLE =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /// Two samples, or a minimum and a maximum, as one integer; the first is in the low half.
    static final ValueLayout.OfInt SAMPLE_PAIR = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private Pcm16Samples() {}

    /// Rounds to the nearest of 65,536 steps and clips at full scale. A sample that was made by
    /// dividing 16 bits by 32768 is restored exactly.
    public static short quantize(float sample) {
        return (short) Math.clamp(Math.round(sample * 32768f), Short.MIN_VALUE, Short.MAX_VALUE);
    }

    /// Samples of 16 bits as they are read from a file.
    public static Pcm toPcm(short[] samples, int sampleRate) {
        float[] audio = new float[samples.length];
        for (int i = 0; i < audio.length; i++) {
            audio[i] = samples[i] / 32768f;
        }
        return new Pcm(audio, sampleRate);
    }

    /// All samples of `audio`, quantized.
    public static MemorySegment quantize(Pcm audio) {
        float[] samples = audio.samples();
        MemorySegment quantized = MemorySegment.ofArray(new short[samples.length]);
        for (int i = 0; i < samples.length; i++) {
            quantized.set(SAMPLE, 2L * i, quantize(samples[i]));
        }
        return quantized;
    }
}
