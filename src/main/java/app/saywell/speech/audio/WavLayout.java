package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.ChannelMix;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Position and format of the samples in a WAV file, whose chunks [WavChunks] finds.
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
        return WavChunks.isWav(file);
    }

    /// The same for a mapped file.
    public static boolean isWav(MemorySegment file) {
        return isWav(ByteSource.of(file));
    }

    /// The same as [#read(ByteSource)] for a mapped file.
    public static WavLayout read(MemorySegment file) {
        return read(ByteSource.of(file));
    }

    /// The samples of a file.
    ///
    /// @throws UnreadableAudioException if it is not a WAV file or has an unsupported format
    public static WavLayout read(ByteSource file) {
        return of(WavChunks.find(file));
    }

    static WavLayout of(WavChunks chunks) {
        ByteBuffer format = chunks.format();
        int channels = Short.toUnsignedInt(format.getShort(2));
        int rate = format.getInt(4);
        int frameBytes = Short.toUnsignedInt(format.getShort(12));
        int bits = Short.toUnsignedInt(format.getShort(14));
        if (channels < 1 || channels > 64) {
            throw WavChunks.damagedFile("claims to have " + channels + " channels");
        }
        if (rate < MIN_SAMPLE_RATE || rate > MAX_SAMPLE_RATE) {
            throw WavChunks.damagedFile("claims " + Integer.toUnsignedString(rate) + " samples a second");
        }
        SampleEncoding encoding = SampleEncoding.of(chunks.tag(), sampleBytes(bits, frameBytes, channels));
        long frames = chunks.dataBytes() / ((long) channels * encoding.bytes());
        if (frames == 0) {
            throw new UnreadableAudioException(UnreadableReason.EMPTY, "This WAV file holds no samples.");
        }
        return new WavLayout(encoding, channels, rate, chunks.dataOffset(), frames);
    }

    /// The bytes that the bits need, or more if the stated frame size has room for it, such as 20
    /// bits in four bytes. Samples of 8 and 16 bits have no padding, so for them a larger frame size
    /// is a mistake.
    private static int sampleBytes(int bits, int frameBytes, int channels) {
        int needed = (bits + 7) / 8;
        boolean padded = bits > 16 && frameBytes % channels == 0 && frameBytes / channels > needed;
        return padded ? frameBytes / channels : needed;
    }
}
