package app.saywell.audio;

import app.saywell.audio.UnreadableAudioException.Kind;
import app.saywell.signal.Pcm;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Makes samples of WAV and MP3 files.
///
/// WAV of 8 to 32 bits, floating point, A-law and µ-law, and MP3 of every layer, rate and channel
/// count; channels are averaged. The rate stays as it is: see [app.saywell.signal.Resampler]. What
/// is cut off is read to its end. The content decides, not the name. Safe for several threads.
public final class AudioDecoder {
    /// Half an hour: about 350 MB of samples at 48 kHz.
    public static final double DEFAULT_SECONDS = 1800;

    private final double longestSeconds;

    /// A decoder for recordings of up to [#DEFAULT_SECONDS].
    public AudioDecoder() {
        this(DEFAULT_SECONDS);
    }

    /// @param longestSeconds what is longer is refused before memory is taken for it
    public AudioDecoder(double longestSeconds) {
        this.longestSeconds = longestSeconds;
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
            throw new UnreadableAudioException(Kind.EMPTY, "This file is empty.");
        }
        if (WavLayout.isWav(file)) {
            return wav(file, WavLayout.read(file));
        }
        return Mp3Decoder.decode(file, longestSeconds);
    }

    private Pcm wav(MemorySegment file, WavLayout layout) {
        long frames = layout.frames();
        if (frames > longestSeconds * layout.sampleRate() || frames > Integer.MAX_VALUE - 8) {
            throw tooLong(longestSeconds);
        }
        float[] samples = new float[(int) frames];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = layout.sample(file, i);
        }
        return new Pcm(samples, layout.sampleRate());
    }

    static UnreadableAudioException tooLong(double longestSeconds) {
        return new UnreadableAudioException(
                Kind.TOO_LONG,
                "This recording is longer than " + Math.round(longestSeconds) + " seconds.");
    }
}
