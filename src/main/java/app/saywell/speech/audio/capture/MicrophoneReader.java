package app.saywell.speech.audio.capture;

import java.io.Closeable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads a source on its own platform thread into a ring buffer and a level meter, until it is
/// closed or lost.
///
/// The thread may hang in a driver. Nothing waits for it, and a new microphone gets a new thread.
final class MicrophoneReader implements Closeable {
    /// The buffer for a slow disk.
    private static final int RING_SECONDS = 10;

    private final SampleSource.SourceOpener opener;
    private final Runnable onChange;
    private volatile @Nullable MicrophoneInput input;
    private volatile @Nullable SampleSource source;
    private volatile @Nullable CaptureException loss;
    private volatile boolean closed;

    /// The input of an open source.
    record MicrophoneInput(int sampleRate, SampleRing ring, LevelMeter meter) {}

    private MicrophoneReader(SampleSource.SourceOpener opener, Runnable onChange) {
        this.opener = opener;
        this.onChange = onChange;
    }

    /// Starts to open the source.
    ///
    /// @param onChange called on the microphone's thread when the source was opened, delivered
    ///     samples or was lost; must return immediately
    static MicrophoneReader start(SampleSource.SourceOpener opener, Runnable onChange) {
        MicrophoneReader microphone = new MicrophoneReader(opener, onChange);
        Thread.ofPlatform()
                .name("saywell-microphone")
                .daemon()
                .priority(Thread.MAX_PRIORITY)
                .start(microphone::run);
        return microphone;
    }

    /// The input; empty until the source is open.
    Optional<MicrophoneInput> input() {
        return Optional.ofNullable(input);
    }

    /// The exception if the source was lost.
    Optional<CaptureException> loss() {
        return Optional.ofNullable(loss);
    }

    @Override
    public void close() {
        closed = true;
        SampleSource open = source;
        if (open != null) {
            // A driver that hangs while reading may also hang while closing.
            Thread.ofPlatform().name("saywell-microphone-close").daemon().start(open::close);
        }
    }

    private void run() {
        try (SampleSource open = opener.open()) {
            source = open;
            read(open);
        } catch (CaptureException e) {
            loss = e;
        } catch (RuntimeException | Error e) {
            // Drivers throw various exceptions; in any case no more samples will arrive.
            loss = new CaptureException(RecordingFailure.DEVICE_LOST, "its driver failed", e);
        }
        onChange.run();
    }

    private void read(SampleSource open) throws CaptureException {
        int rate = open.sampleRate();
        SampleRing ring = new SampleRing(rate * RING_SECONDS);
        LevelMeter meter = new LevelMeter(rate);
        short[] buffer = new short[rate / 20];
        input = new MicrophoneInput(rate, ring, meter);
        onChange.run();
        while (!closed) {
            int count = open.read(buffer);
            if (count > 0) {
                ring.write(buffer, count);
                meter.add(buffer, count);
                onChange.run();
            }
        }
    }
}
