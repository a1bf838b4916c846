package app.saywell.desk.takes;

import app.saywell.desk.store.audio.AudioFile;
import app.saywell.speech.AudioUpload;
import app.saywell.speech.audio.codec.ImportDecoder;
import app.saywell.speech.signal.Pcm;
import app.saywell.speech.signal.Resampler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// A recording of any length as parts that a service can write down in the time of one call. It is
/// cut where it is quietest; nothing is left out. The same file always gives the same parts.
public final class RecordingParts {
    /// No part is longer.
    public static final double MAX_SECONDS = 60;

    /// No part but the last is shorter.
    public static final double MIN_SECONDS = 30;

    private static final int RATE = 16_000;
    private static final int FRAME = RATE / 50;
    private static final int PAUSE_FRAMES = 20;

    private final Pcm audio;
    private final List<Integer> starts;

    private RecordingParts(Pcm audio, List<Integer> starts) {
        this.audio = audio;
        this.starts = starts;
    }

    /// Decodes a file and finds where to cut it.
    ///
    /// @throws app.saywell.speech.audio.UnreadableAudioException if it contains no sound
    public static RecordingParts of(Path file) {
        return of(file, MIN_SECONDS, MAX_SECONDS);
    }

    /// As above, in parts of other lengths.
    ///
    /// @param minSeconds no part but the last is shorter
    /// @param maxSeconds no part is longer
    public static RecordingParts of(Path file, double minSeconds, double maxSeconds) {
        try {
            return of(ImportDecoder.decode(file), minSeconds, maxSeconds);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// As above, of a recording that is decoded already.
    static RecordingParts of(Pcm decoded, double minSeconds, double maxSeconds) {
        Pcm audio = Resampler.resample(decoded, RATE);
        int length = audio.samples().length;
        List<Integer> starts = new ArrayList<>();
        int from = 0;
        starts.add(from);
        while (length - from > maxSeconds * RATE) {
            from = quietest(audio.samples(), from + (int) (minSeconds * RATE), from + (int) (maxSeconds * RATE));
            starts.add(from);
        }
        return new RecordingParts(audio, starts);
    }

    /// How many there are, at least one.
    public int count() {
        return starts.size();
    }

    /// Where a part begins, in seconds.
    public double start(int index) {
        return (double) starts.get(index) / RATE;
    }

    /// A part as it is sent.
    public AudioUpload upload(int index) {
        return AudioFile.toUpload(part(index));
    }

    /// The sound of a part, at 16 kHz.
    public Pcm part(int index) {
        int end = index + 1 < count() ? starts.get(index + 1) : audio.samples().length;
        return new Pcm(Arrays.copyOfRange(audio.samples(), starts.get(index), end), RATE);
    }

    /// The middle of the quietest 0.4 s.
    private static int quietest(float[] samples, int from, int to) {
        double[] powers = new double[(to - from) / FRAME];
        for (int frame = 0; frame < powers.length; frame++) {
            int begin = from + frame * FRAME;
            for (int i = begin; i < begin + FRAME; i++) {
                powers[frame] += samples[i] * samples[i];
            }
        }
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int frame = 0; frame + PAUSE_FRAMES <= powers.length; frame++) {
            double power = Arrays.stream(powers, frame, frame + PAUSE_FRAMES).sum();
            if (power < least) {
                least = power;
                best = frame;
            }
        }
        return from + (best + PAUSE_FRAMES / 2) * FRAME;
    }
}
