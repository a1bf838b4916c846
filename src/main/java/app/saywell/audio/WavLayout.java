package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.Kind;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Where the samples of a WAV lie and how they are written: RIFF with `WAVE`, or RF64 (EBU Tech
/// 3306) for more than 4 GiB.
///
/// Sizes are believed only as far as the bytes go, so a file that was cut off, or whose writer died
/// before it filled in the sizes, is read to its end.
///
/// @param encoding how one sample is written
/// @param channels interleaved channels, 1 to 64
/// @param sampleRate in Hz, [#MIN_RATE] to [#MAX_RATE]
/// @param offset byte of the file at which the samples begin
/// @param frames how many samples each channel has
public record WavLayout(
        SampleEncoding encoding, int channels, int sampleRate, long offset, long frames) {
    /// Below this no speech is left; a lower figure is damage.
    public static final int MIN_RATE = 4_000;

    /// The highest rate that converters offer.
    public static final int MAX_RATE = 384_000;

    private static final int RIFF = 0x46464952;
    private static final int RF64 = 0x34364652;
    private static final int WAVE = 0x45564157;
    private static final int FMT = 0x20746d66;
    private static final int DATA = 0x61746164;
    private static final int LIST = 0x5453494c;
    private static final int FACT = 0x74636166;
    private static final int DS64 = 0x34367364;
    private static final int UNKNOWN_SIZE = 0xffffffff;
    private static final int EXTENSIBLE = 0xfffe;

    /// As much of the description as is ever looked at.
    private static final int DESCRIPTION_BYTES = 40;

    /// The sample of number `frame`, its channels averaged, full scale at 1.
    public float sample(MemorySegment file, long frame) {
        long at = offset + frame * channels * encoding.bytes();
        float sum = 0;
        for (int channel = 0; channel < channels; channel++) {
            sum += encoding.sample(file, at + (long) channel * encoding.bytes());
        }
        return sum / channels;
    }

    /// Whether the bytes begin as a WAV does.
    public static boolean isWav(Octets file) {
        return file.size() >= 12
                && (file.int32(0) == RIFF || file.int32(0) == RF64)
                && file.int32(8) == WAVE;
    }

    /// The same of a file that is mapped.
    public static boolean isWav(MemorySegment file) {
        return isWav(Octets.of(file));
    }

    /// The same as [#read(Octets)] of a file that is mapped.
    public static WavLayout read(MemorySegment file) {
        return read(Octets.of(file));
    }

    /// Reads the chunks up to the samples; unknown chunks are passed over.
    ///
    /// @throws UnreadableAudioException if it is no WAV, or one that is not read here
    public static WavLayout read(Octets file) {
        if (!isWav(file)) {
            throw new UnreadableAudioException(Kind.NOT_AUDIO, "This is not a WAV file.");
        }
        long end = file.size();
        long format = -1;
        long formatBytes = 0;
        long wideDataBytes = -1;
        long at = 12;
        while (at + 8 <= end) {
            int id = file.int32(at);
            long size = Integer.toUnsignedLong(file.int32(at + 4));
            long body = at + 8;
            if (id == DATA) {
                if (format < 0) {
                    throw damaged("has its samples before their description");
                }
                if (file.int32(at + 4) == UNKNOWN_SIZE && wideDataBytes >= 0) {
                    size = wideDataBytes;
                } else if (size == 0 && endsAtData(file, body)) {
                    size = end - body;
                }
                return describe(
                        file.bytes(format, (int) Math.min(formatBytes, DESCRIPTION_BYTES)),
                        body,
                        Math.min(size, end - body));
            }
            if (id == FMT) {
                format = body;
                formatBytes = Math.min(size, end - body);
            } else if (id == DS64 && body + 16 <= end) {
                wideDataBytes = Math.max(0, file.int64(body + 8));
            }
            at = next(file, body + size);
        }
        throw new UnreadableAudioException(
                format < 0 ? Kind.DAMAGED : Kind.EMPTY, "This WAV file holds no samples.");
    }

    /// Chunks begin at even offsets; some writers forget the byte of padding.
    private static long next(Octets file, long bodyEnd) {
        if (bodyEnd % 2 == 0) {
            return bodyEnd;
        }
        boolean unpadded = bodyEnd + 4 <= file.size() && isKnown(file.int32(bodyEnd));
        return unpadded ? bodyEnd : bodyEnd + 1;
    }

    private static boolean isKnown(int id) {
        return id == DATA || id == FMT || id == LIST || id == FACT;
    }

    /// Whether the file says that it ends where its samples begin: its writer never came back.
    private static boolean endsAtData(Octets file, long body) {
        long stated = Integer.toUnsignedLong(file.int32(4)) + 8;
        return stated <= body || file.int32(4) == UNKNOWN_SIZE;
    }

    private static WavLayout describe(ByteBuffer format, long offset, long bytes) {
        if (format.limit() < 16) {
            throw damaged("describes its samples in too few bytes");
        }
        int tag = Short.toUnsignedInt(format.getShort(0));
        int channels = Short.toUnsignedInt(format.getShort(2));
        int rate = format.getInt(4);
        int frameBytes = Short.toUnsignedInt(format.getShort(12));
        int bits = Short.toUnsignedInt(format.getShort(14));
        if (tag == EXTENSIBLE && format.limit() >= 26) {
            tag = Short.toUnsignedInt(format.getShort(24));
        }
        if (channels < 1 || channels > 64) {
            throw damaged("claims to have " + channels + " channels");
        }
        if (rate < MIN_RATE || rate > MAX_RATE) {
            throw damaged("claims " + Integer.toUnsignedString(rate) + " samples a second");
        }
        SampleEncoding encoding = SampleEncoding.of(tag, sampleBytes(bits, frameBytes, channels));
        long frames = bytes / ((long) channels * encoding.bytes());
        if (frames == 0) {
            throw new UnreadableAudioException(Kind.EMPTY, "This WAV file holds no samples.");
        }
        return new WavLayout(encoding, channels, rate, offset, frames);
    }

    /// What the bits need, or more where the stated frame has room for it, as for 20 bits in four
    /// bytes.
    private static int sampleBytes(int bits, int frameBytes, int channels) {
        int needed = (bits + 7) / 8;
        boolean roomy = frameBytes % channels == 0 && frameBytes / channels > needed;
        return roomy ? frameBytes / channels : needed;
    }

    private static UnreadableAudioException damaged(String how) {
        return new UnreadableAudioException(
                Kind.DAMAGED, "This WAV file is damaged: it " + how + ".");
    }
}
