package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.UnreadableReason;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Decodes WAV and MP3 files to samples.
///
/// It reads WAV with 8 to 32 bits, floating point, A-law and µ-law, and MP3 of every layer, rate
/// and channel count. Channels are averaged. The sample rate is not changed, see
/// [app.saywell.signal.Resampler]. Truncated files are read to their end. The format is detected
/// from the content, not the name. Safe for several threads.
public final class AudioDecoder {
    /// Half an hour: about 350 MB of samples at 48 kHz.
    public static final double DEFAULT_MAX_SECONDS = 1800;

    private final double maxSeconds;

    /// A decoder for recordings of up to [#DEFAULT_MAX_SECONDS].
    public AudioDecoder() {
        this(DEFAULT_MAX_SECONDS);
    }

    /// @param maxSeconds longer recordings are refused before memory is allocated for them
    public AudioDecoder(double maxSeconds) {
        this.maxSeconds = maxSeconds;
    }

    /// The sound in `file`.
    ///
    /// @throws UnreadableAudioException if there is none
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
            return decodeWav(file, WavLayout.read(file));
        }
        return Mp3Decoder.decode(file, maxSeconds);
    }

    private Pcm decodeWav(MemorySegment file, WavLayout layout) {
        long frames = layout.frames();
        if (frames > maxSeconds * layout.sampleRate() || frames > Integer.MAX_VALUE - 8) {
            throw tooLong(maxSeconds);
        }
        float[] samples = new float[(int) frames];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = layout.sample(file, i);
        }
        return new Pcm(samples, layout.sampleRate());
    }

    static UnreadableAudioException tooLong(double maxSeconds) {
        return new UnreadableAudioException(
                UnreadableReason.TOO_LONG,
                "This recording is longer than " + Math.round(maxSeconds) + " seconds.");
    }
}
