package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.ChannelMix;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Position and format of the samples in a WAV file: RIFF with `WAVE`, or RF64 and BW64 (EBU Tech 3306, ITU-R BS.2088)
/// for
/// more than 4 GiB.
///
/// Stated sizes are limited to the actual size of the file. A truncated file, or one whose writer
/// died before it wrote the sizes, is read to its end.
///
/// @param encoding the encoding of one sample
/// @param channels interleaved channels, 1 to 64
/// @param sampleRate in Hz, [#MIN_SAMPLE_RATE] to [#MAX_SAMPLE_RATE]
/// @param dataOffset byte of the file at which the samples begin
/// @param frames number of samples of each channel
public record WavLayout(SampleEncoding encoding, int channels, int sampleRate, long dataOffset, long frames) {
    /// Speech needs at least this rate; a lower value means a damaged file.
    public static final int MIN_SAMPLE_RATE = 4_000;

    /// The highest rate of audio converters.
    public static final int MAX_SAMPLE_RATE = 384_000;

    private static final int RIFF = 0x46464952;
    private static final int RF64 = 0x34364652;
    private static final int BW64 = 0x34365742;
    private static final int WAVE = 0x45564157;
    private static final int FMT = 0x20746d66;
    private static final int DATA = 0x61746164;
    private static final int LIST = 0x5453494c;
    private static final int FACT = 0x74636166;
    private static final int DS64 = 0x34367364;
    private static final int UNKNOWN_SIZE = 0xffffffff;
    private static final int EXTENSIBLE = 0xfffe;
    private static final int MP3 = 0x55;

    /// The part of the format chunk that is read.
    private static final int DESCRIPTION_BYTES = 40;

    /// The sample with number `frame` of one channel, full scale at 1.
    public float sample(MemorySegment file, long frame, int channel) {
        return encoding.sample(file, dataOffset + (frame * channels + channel) * encoding.bytes());
    }

    /// The sample with number `frame` of all channels together.
    ///
    /// @param weights of the channels, see [#weights]
    public float sample(MemorySegment file, long frame, float[] weights) {
        float sum = 0;
        for (int channel = 0; channel < channels; channel++) {
            sum += weights[channel] * sample(file, frame, channel);
        }
        return sum;
    }

    /// How the channels become one.
    public float[] weights(MemorySegment file) {
        return ChannelMix.weights((frame, channel) -> sample(file, frame, channel), channels, frames, sampleRate);
    }

    /// Whether the bytes begin like a WAV file.
    public static boolean isWav(ByteSource file) {
        return file.size() >= 12
                && (file.readInt32(0) == RIFF || file.readInt32(0) == RF64 || file.readInt32(0) == BW64)
                && file.readInt32(8) == WAVE;
    }

    /// Where the sound begins in a WAV file that holds MP3; -1 for any other.
    static long mp3Offset(ByteSource file) {
        boolean mp3 = false;
        for (long at = 12; at + 8 <= file.size(); ) {
            int id = file.readInt32(at);
            long body = at + 8;
            if (id == DATA) {
                return mp3 ? body : -1;
            }
            if (id == FMT && body + 2 <= file.size()) {
                mp3 = Short.toUnsignedInt(file.bytes(body, 2).getShort(0)) == MP3;
            }
            at = next(file, body + Integer.toUnsignedLong(file.readInt32(at + 4)));
        }
        return -1;
    }

    /// The same for a mapped file.
    public static boolean isWav(MemorySegment file) {
        return isWav(ByteSource.of(file));
    }

    /// The same as [#read(ByteSource)] for a mapped file.
    public static WavLayout read(MemorySegment file) {
        return read(ByteSource.of(file));
    }

    /// Reads the chunks up to the samples; unknown chunks are skipped.
    ///
    /// @throws UnreadableAudioException if it is not a WAV file or has an unsupported format
    public static WavLayout read(ByteSource file) {
        if (!isWav(file)) {
            throw new UnreadableAudioException(UnreadableReason.NOT_AUDIO, "This is not a WAV file.");
        }
        long end = file.size();
        long format = -1;
        long formatBytes = 0;
        long wideDataBytes = -1;
        long at = 12;
        while (at + 8 <= end) {
            int id = file.readInt32(at);
            long size = Integer.toUnsignedLong(file.readInt32(at + 4));
            long body = at + 8;
            if (id == DATA) {
                if (format < 0) {
                    throw damagedFile("has its samples before the format chunk");
                }
                if (file.readInt32(at + 4) == UNKNOWN_SIZE && wideDataBytes >= 0) {
                    size = wideDataBytes;
                } else if (size == 0 && (lacksDataSize(file, body) || !isChunk(file, body))) {
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
                wideDataBytes = Math.max(0, file.readInt64(body + 8));
            }
            at = next(file, body + size);
        }
        throw new UnreadableAudioException(
                format < 0 ? UnreadableReason.DAMAGED : UnreadableReason.EMPTY, "This WAV file holds no samples.");
    }

    /// Chunks begin at even offsets, but some writers omit the padding byte.
    private static long next(ByteSource file, long bodyEnd) {
        if (bodyEnd % 2 == 0) {
            return bodyEnd;
        }
        boolean unpadded = bodyEnd + 4 <= file.size() && isKnown(file.readInt32(bodyEnd));
        return unpadded ? bodyEnd : bodyEnd + 1;
    }

    private static boolean isKnown(int id) {
        return id == DATA || id == FMT || id == LIST || id == FACT;
    }

    /// Whether another chunk may begin here. A writer that died leaves its samples here instead.
    private static boolean isChunk(ByteSource file, long at) {
        if (at + 8 > file.size()) {
            return true;
        }
        int id = file.readInt32(at);
        for (int shift = 0; shift < 32; shift += 8) {
            int letter = id >> shift & 0xff;
            if (letter < ' ' || letter > '~') {
                return false;
            }
        }
        return at + 8 + Integer.toUnsignedLong(file.readInt32(at + 4)) <= file.size();
    }

    /// Whether the stated file size ends where the samples begin, because the writer died before it
    /// updated the size.
    private static boolean lacksDataSize(ByteSource file, long body) {
        long stated = Integer.toUnsignedLong(file.readInt32(4)) + 8;
        return stated <= body || file.readInt32(4) == UNKNOWN_SIZE;
    }

    private static WavLayout describe(ByteBuffer format, long offset, long bytes) {
        if (format.limit() < 16) {
            throw damagedFile("has too short a format chunk");
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
            throw damagedFile("claims to have " + channels + " channels");
        }
        if (rate < MIN_SAMPLE_RATE || rate > MAX_SAMPLE_RATE) {
            throw damagedFile("claims " + Integer.toUnsignedString(rate) + " samples a second");
        }
        SampleEncoding encoding = SampleEncoding.of(tag, sampleBytes(bits, frameBytes, channels));
        long frames = bytes / ((long) channels * encoding.bytes());
        if (frames == 0) {
            throw new UnreadableAudioException(UnreadableReason.EMPTY, "This WAV file holds no samples.");
        }
        return new WavLayout(encoding, channels, rate, offset, frames);
    }

    /// The bytes that the bits need, or more if the stated frame size has room for it, such as 20
    /// bits in four bytes. Samples of 8 and 16 bits have no padding, so for them a larger frame size
    /// is a mistake.
    private static int sampleBytes(int bits, int frameBytes, int channels) {
        int needed = (bits + 7) / 8;
        boolean padded = bits > 16 && frameBytes % channels == 0 && frameBytes / channels > needed;
        return padded ? frameBytes / channels : needed;
    }

    private static UnreadableAudioException damagedFile(String problem) {
        return new UnreadableAudioException(UnreadableReason.DAMAGED, "This WAV file is damaged: it " + problem + ".");
    }
}
