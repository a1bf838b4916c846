package app.saywell.speech.audio;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// The encodings of a WAV sample; all with more than one byte are little-endian.
public enum SampleEncoding {
    /// Unsigned, silence at 128.
    PCM_8(1) {
        @Override
        float sample(MemorySegment file, long at) {
            return ((file.get(ValueLayouts.BYTE, at) & 0xff) - 128) / 128f;
        }
    },
    /// The format of most speech recordings.
    PCM_16(2) {
        @Override
        float sample(MemorySegment file, long at) {
            return file.get(ValueLayouts.SHORT, at) / 32768f;
        }
    },
    /// Packed in three bytes.
    PCM_24(3) {
        @Override
        float sample(MemorySegment file, long at) {
            int low = Short.toUnsignedInt(file.get(ValueLayouts.SHORT, at));
            return (file.get(ValueLayouts.BYTE, at + 2) << 16 | low) / 8388608f;
        }
    },
    /// Also 20 or 24 bits, left-justified in four bytes.
    PCM_32(4) {
        @Override
        float sample(MemorySegment file, long at) {
            return file.get(ValueLayouts.INT, at) / 2147483648f;
        }
    },
    /// IEEE 754, full scale at 1.
    FLOAT_32(4) {
        @Override
        float sample(MemorySegment file, long at) {
            return finite(Float.intBitsToFloat(file.get(ValueLayouts.INT, at)));
        }
    },
    /// IEEE 754 in double precision.
    FLOAT_64(8) {
        @Override
        float sample(MemorySegment file, long at) {
            return finite((float) Double.longBitsToDouble(file.get(ValueLayouts.LONG, at)));
        }
    },
    /// ITU-T G.711 A-law.
    A_LAW(1) {
        @Override
        float sample(MemorySegment file, long at) {
            int code = file.get(ValueLayouts.BYTE, at) ^ 0x55;
            int exponent = code >> 4 & 7;
            int mantissa = (code & 0x0f) << 4 | 8;
            int magnitude = exponent == 0 ? mantissa : mantissa + 0x100 << exponent - 1;
            return ((code & 0x80) != 0 ? magnitude : -magnitude) / 32768f;
        }
    },
    /// ITU-T G.711 µ-law.
    MU_LAW(1) {
        @Override
        float sample(MemorySegment file, long at) {
            int code = ~file.get(ValueLayouts.BYTE, at);
            int magnitude = (((code & 0x0f) << 3) + 0x84 << (code >> 4 & 7)) - 0x84;
            return ((code & 0x80) != 0 ? -magnitude : magnitude) / 32768f;
        }
    };

    private final int bytes;

    SampleEncoding(int bytes) {
        this.bytes = bytes;
    }

    /// Bytes of one sample of one channel.
    public int bytes() {
        return bytes;
    }

    /// The sample at byte `at`, full scale at 1.
    abstract float sample(MemorySegment file, long at);

    /// The encoding for a RIFF format tag (mmreg.h) and a sample size.
    static SampleEncoding of(int tag, int bytes) {
        SampleEncoding encoding =
                switch (tag) {
                    case WaveFormatTag.PCM ->
                        switch (bytes) {
                            case 1 -> PCM_8;
                            case 2 -> PCM_16;
                            case 3 -> PCM_24;
                            case 4 -> PCM_32;
                            default -> null;
                        };
                    case WaveFormatTag.IEEE_FLOAT ->
                        switch (bytes) {
                            case 4 -> FLOAT_32;
                            case 8 -> FLOAT_64;
                            default -> null;
                        };
                    case WaveFormatTag.A_LAW -> bytes == 1 ? A_LAW : null;
                    case WaveFormatTag.MU_LAW -> bytes == 1 ? MU_LAW : null;
                    default -> null;
                };
        if (encoding == null) {
            throw new UnreadableAudioException(
                    WaveFormatTag.kind(tag),
                    "The sound in this WAV file is written in a way that is not read ("
                            + WaveFormatTag.describe(tag, bytes)
                            + "). Save it as an ordinary WAV file of 16 bits (PCM), or as MP3.");
        }
        return encoding;
    }

    private static float finite(float sample) {
        return Float.isFinite(sample) ? sample : 0;
    }

    /// In a class of their own, because they are slow to initialize and many files do not need
    /// them.
    private static final class ValueLayouts {
        static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
        static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

        private ValueLayouts() {}
    }
}
