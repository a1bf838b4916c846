package app.saywell.speech.audio.capture;

import java.util.Arrays;
import java.util.Optional;

/// The sound of a take while it is recorded, read from what the microphone has delivered.
///
/// The recorder neither knows of it nor waits for it. Who reads too late, by nearly ten seconds, gets no more. For one
/// thread, which need not be the recorder's.
public final class TakeSamples {
    private final MicrophoneReader.MicrophoneInput input;
    private final long firstSample;
    private final long end;
    private long position;

    /// @param firstSample the number of the sample with which the take starts
    /// @param end the number of the sample after its last one; [Long#MAX_VALUE] while it is recorded
    TakeSamples(MicrophoneReader.MicrophoneInput input, long firstSample, long end) {
        this.input = input;
        this.firstSample = firstSample;
        this.end = end;
        position = firstSample;
    }

    /// Reads the same take from its start, however far this one has read.
    TakeSamples fromStart() {
        return new TakeSamples(input, firstSample, end);
    }

    /// Reads the same take from its start to the sample before one.
    TakeSamples before(long sample) {
        return new TakeSamples(input, firstSample, sample);
    }

    /// Samples a second.
    public int sampleRate() {
        return input.sampleRate();
    }

    /// What has come since the last call; empty if some of it is gone.
    public Optional<short[]> next() {
        long due = Math.min(end, input.ring().written()) - position;
        if (due > input.ring().capacity()) {
            return Optional.empty();
        }
        short[] samples = new short[(int) due];
        int count = input.ring().read(position, samples);
        if (count < 0) {
            return Optional.empty();
        }
        position += count;
        return Optional.of(count == samples.length ? samples : Arrays.copyOf(samples, count));
    }
}
