package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.Kind;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/// How a WAV writes one sample; all but one byte wide are little-endian.
public enum SampleEncoding {
    /// Unsigned, silence at 128.
    PCM_8(1) {
        @Override
        float sample(MemorySegment file, long at) {
            return ((file.get(Layouts.BYTE, at) & 0xff) - 128) / 128f;
        }
    },
    /// What nearly every speech recording is.
    PCM_16(2) {
        @Override
        float sample(MemorySegment file, long at) {
            return file.get(Layouts.SHORT, at) / 32768f;
        }
    },
    /// Packed in three bytes.
    PCM_24(3) {
        @Override
        float sample(MemorySegment file, long at) {
            int low = Short.toUnsignedInt(file.get(Layouts.SHORT, at));
            return (file.get(Layouts.BYTE, at + 2) << 16 | low) / 8388608f;
        }
    },
    /// Also 20 or 24 bits in four bytes, which are left-justified.
    PCM_32(4) {
        @Override
        float sample(MemorySegment file, long at) {
            return file.get(Layouts.INT, at) / 2147483648f;
        }
    },
    /// IEEE 754, full scale at 1.
    FLOAT_32(4) {
        @Override
        float sample(MemorySegment file, long at) {
            return finite(Float.intBitsToFloat(file.get(Layouts.INT, at)));
        }
    },
    /// IEEE 754 in double precision.
    FLOAT_64(8) {
        @Override
        float sample(MemorySegment file, long at) {
            return finite((float) Double.longBitsToDouble(file.get(Layouts.LONG, at)));
        }
    },
    /// ITU-T G.711 A-law.
    A_LAW(1) {
        @Override
        float sample(MemorySegment file, long at) {
            int code = file.get(Layouts.BYTE, at) ^ 0x55;
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
            int code = ~file.get(Layouts.BYTE, at);
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

    /// The sample that begins at byte `at`, full scale at 1.
    abstract float sample(MemorySegment file, long at);

    /// The encoding with this format tag of RIFF (mmreg.h) and container.
    static SampleEncoding of(int tag, int bytes) {
        SampleEncoding found =
                switch (tag) {
                    case 1 ->
                            switch (bytes) {
                                case 1 -> PCM_8;
                                case 2 -> PCM_16;
                                case 3 -> PCM_24;
                                case 4 -> PCM_32;
                                default -> null;
                            };
                    case 3 ->
                            switch (bytes) {
                                case 4 -> FLOAT_32;
                                case 8 -> FLOAT_64;
                                default -> null;
                            };
                    case 6 -> bytes == 1 ? A_LAW : null;
                    case 7 -> bytes == 1 ? MU_LAW : null;
                    default -> null;
                };
        if (found == null) {
            throw new UnreadableAudioException(
                    Kind.UNSUPPORTED,
                    "This WAV file writes its samples in a way that is not read here (format "
                            + tag
                            + ", "
                            + bytes * 8
                            + " bits).");
        }
        return found;
    }

    private static float finite(float sample) {
        return Float.isFinite(sample) ? sample : 0;
    }

    /// On their own, because they take long to come to life and most files never need them.
    private static final class Layouts {
        static final ValueLayout.OfByte BYTE = ValueLayout.JAVA_BYTE;
        static final ValueLayout.OfShort SHORT =
                ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        static final ValueLayout.OfInt INT =
                ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
        static final ValueLayout.OfLong LONG =
                ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

        private Layouts() {}
    }
}
