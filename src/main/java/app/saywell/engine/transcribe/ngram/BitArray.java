package app.saywell.engine.transcribe.ngram;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Numbers of a few bits each, packed without gaps, the lowest bits first.
///
/// The array ends with at least eight bytes of padding, so that eight can be read anywhere.
@SuppressWarnings("ArrayRecordComponent") // a view; never compared
record BitArray(byte[] bytes) {
    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// @param bits at most 57
    int read(long bitOffset, int bits) {
        long word = (long) LONGS.get(bytes, (int) (bitOffset >>> 3));
        return (int) (word >>> (bitOffset & 7) & (1L << bits) - 1);
    }

    /// How many bits a number up to `max` takes.
    static int bitsFor(int max) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(max);
    }
}
