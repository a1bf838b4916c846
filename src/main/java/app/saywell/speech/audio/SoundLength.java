package app.saywell.speech.audio;

import java.lang.foreign.MemorySegment;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// How long the sound in a file is. Only headers are read, so it costs next to nothing.
public final class SoundLength {
    private SoundLength() {}

    /// The seconds that [AudioDecoder] would find in the file; empty if it would find none or if the headers do not
    /// tell.
    public static OptionalDouble seconds(byte[] file) {
        try {
            return seconds(MemorySegment.ofArray(file));
        } catch (UnreadableAudioException unreadable) {
            return OptionalDouble.empty();
        }
    }

    private static OptionalDouble seconds(MemorySegment file) {
        if (!WavLayout.isWav(file)) {
            return mp3Seconds(file);
        }
        WavChunks chunks = WavChunks.find(ByteSource.of(file));
        if (chunks.tag() == WaveFormatTag.MP3) {
            return mp3Seconds(file.asSlice(chunks.dataOffset(), chunks.dataBytes()));
        }
        WavLayout layout = WavLayout.of(chunks);
        return OptionalDouble.of((double) layout.frames() / layout.sampleRate());
    }

    private static OptionalDouble mp3Seconds(MemorySegment file) {
        Mp3Stream stream = Mp3Stream.find(file);
        OptionalLong samples = stream.samples(file);
        return samples.isPresent()
                ? OptionalDouble.of(
                        (double) samples.getAsLong() / stream.firstHeader().sampleRate())
                : OptionalDouble.empty();
    }
}
