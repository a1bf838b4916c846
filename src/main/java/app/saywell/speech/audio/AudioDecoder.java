package app.saywell.speech.audio;

import app.saywell.speech.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.RateHalverChain;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Decodes WAV and MP3 files to samples.
///
/// It reads WAV with 8 to 32 bits, floating point, A-law, µ-law and MP3 in it, and MP3 of every layer, rate
/// and channel count. Channels of WAV become one as [app.saywell.speech.signal.ChannelMix] says. The sample rate is not
/// changed (see [app.saywell.speech.signal.Resampler]), but for recordings of more samples than half an hour has at
/// 48 kHz: these are halved. Truncated files are read to their end. The format is detected
/// from the content, not the name. Safe for several threads.
public final class AudioDecoder {
    /// Half an hour: about 350 MB of samples at 48 kHz.
    public static final double DEFAULT_MAX_SECONDS = 1800;

    private static final long MAX_SAMPLES = (long) DEFAULT_MAX_SECONDS * 48_000;

    private final double maxSeconds;
    private final long maxSamples;

    /// A decoder for recordings of up to [#DEFAULT_MAX_SECONDS].
    public AudioDecoder() {
        this(DEFAULT_MAX_SECONDS);
    }

    /// @param maxSeconds longer recordings are refused before memory is allocated for them
    public AudioDecoder(double maxSeconds) {
        this(maxSeconds, MAX_SAMPLES);
    }

    /// @param maxSamples the rate of recordings with more is halved
    AudioDecoder(double maxSeconds, long maxSamples) {
        this.maxSeconds = maxSeconds;
        this.maxSamples = maxSamples;
    }

    /// The sound in `file`.
    ///
    /// @throws UnreadableAudioException if there is none
    /// @throws app.saywell.speech.language.EngineException of kind INTERRUPTED, where it is MP3
    public Pcm decode(byte[] file) {
        return decode(MemorySegment.ofArray(file));
    }

    /// The sound in `file`.
    ///
    /// @throws IOException if the file cannot be read
    /// @throws UnreadableAudioException if it holds no sound
    public Pcm decode(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                Arena arena = Arena.ofConfined()) {
            return decode(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena));
        }
    }

    private Pcm decode(MemorySegment file) {
        if (file.byteSize() == 0) {
            throw new UnreadableAudioException(UnreadableReason.EMPTY, "This file is empty.");
        }
        if (WavLayout.isWav(file)) {
            WavChunks chunks = WavChunks.find(ByteSource.of(file));
            return chunks.tag() == WaveFormatTag.MP3
                    ? Mp3Decoder.decode(file.asSlice(chunks.dataOffset(), chunks.dataBytes()), maxSeconds)
                    : decodeWav(file, WavLayout.of(chunks));
        }
        return Mp3Decoder.decode(file, maxSeconds);
    }

    private Pcm decodeWav(MemorySegment file, WavLayout layout) {
        long frames = layout.frames();
        if (frames > maxSeconds * layout.sampleRate() || frames > Integer.MAX_VALUE - 8) {
            throw tooLong(maxSeconds);
        }
        int halvings = 0;
        while (frames >> halvings > maxSamples && (layout.sampleRate() >> halvings) % 2 == 0) {
            halvings++;
        }
        if (halvings > 0) {
            return halved(file, layout, halvings);
        }
        float[] weights = layout.weights(file);
        float[] samples = new float[(int) frames];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = layout.sample(file, i, weights);
        }
        return new Pcm(samples, layout.sampleRate());
    }

    private static Pcm halved(MemorySegment file, WavLayout layout, int halvings) {
        FloatBuffer samples = FloatBuffer.allocate((int) (layout.frames() >> halvings));
        RateHalverChain halvers = new RateHalverChain(halvings, sample -> {
            if (samples.hasRemaining()) { // of an odd number of frames one is left
                samples.put(sample);
            }
        });
        float[] weights = layout.weights(file);
        for (long frame = 0; frame < layout.frames(); frame++) {
            halvers.add(layout.sample(file, frame, weights));
        }
        halvers.finish();
        return new Pcm(samples.array(), layout.sampleRate() >> halvings);
    }

    static UnreadableAudioException tooLong(double maxSeconds) {
        return new UnreadableAudioException(
                UnreadableReason.TOO_LONG, "This recording is longer than " + Math.round(maxSeconds) + " seconds.");
    }
}
