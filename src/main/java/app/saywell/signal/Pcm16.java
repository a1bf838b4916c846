package app.saywell.signal;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// Samples of 16 bits, the form of every recording on disk.
public final class Pcm16 {
    /// Signed, little-endian, at any address.
    public static final ValueLayout.OfShort SAMPLE =
            ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    /// Two samples, or the least and the greatest of many, as one integer, the first in its low
    // half.
    static final ValueLayout.OfInt TWINS =
            ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

    private Pcm16() {}

    /// The nearest of 65,536 steps; what lies beyond full scale is clipped. Gives back unchanged
    /// what was made from 16 bits by dividing by 32768.
    public static short quantize(float sample) {
        return (short) Math.clamp(Math.round(sample * 32768f), Short.MIN_VALUE, Short.MAX_VALUE);
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
