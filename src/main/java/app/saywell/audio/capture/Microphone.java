package app.saywell.audio.capture;

import org.jspecify.annotations.Nullable;

import java.io.Closeable;
import java.util.Optional;

/// Reads a source on a platform thread of its own into a ring and a meter, from opening to loss.
///
/// The thread may hang in a driver; nobody waits for it, and a new microphone is a new thread.
final class Microphone implements Closeable {
    /// What is kept for a disk that lags behind.
    private static final int RING_SECONDS = 10;

    private final SampleSource.Opener opener;
    private final Runnable onChange;
    private volatile @Nullable Sound sound;
    private volatile @Nullable SampleSource source;
    private volatile @Nullable CaptureException loss;
    private volatile boolean closed;

    /// What comes in, while the source is open.
    record Sound(int sampleRate, SampleRing ring, LevelMeter meter) {}

    private Microphone(SampleSource.Opener opener, Runnable onChange) {
        this.opener = opener;
        this.onChange = onChange;
    }

    /// Begins to open the source.
    ///
    /// @param onChange told on the microphone's thread that it opened, gave samples or was lost;
    ///     must return at once
    static Microphone start(SampleSource.Opener opener, Runnable onChange) {
        Microphone microphone = new Microphone(opener, onChange);
        Thread.ofPlatform()
                .name("saywell-microphone")
                .daemon()
                .priority(Thread.MAX_PRIORITY)
                .start(microphone::run);
        return microphone;
    }

    /// Empty until the source is open.
    Optional<Sound> sound() {
        return Optional.ofNullable(sound);
    }

    /// Why there will be no more samples, if so.
    Optional<CaptureException> loss() {
        return Optional.ofNullable(loss);
    }

    @Override
    public void close() {
        closed = true;
        SampleSource open = source;
        if (open != null) {
            // A driver that hangs in reading may hang in closing too.
            Thread.ofPlatform().name("saywell-microphone-close").daemon().start(open::close);
        }
    }

    private void run() {
        try (SampleSource open = opener.open()) {
            source = open;
            read(open);
        } catch (CaptureException e) {
            loss = e;
        } catch (RuntimeException e) {
            // Drivers fail in ways of their own; whatever it was, no sample will come any more.
            loss = new CaptureException(RecordingFailure.DEVICE_LOST, e);
        }
        onChange.run();
    }

    private void read(SampleSource open) throws CaptureException {
        int rate = open.sampleRate();
        SampleRing ring = new SampleRing(rate * RING_SECONDS);
        LevelMeter meter = new LevelMeter(rate);
        short[] buffer = new short[rate / 20];
        sound = new Sound(rate, ring, meter);
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
