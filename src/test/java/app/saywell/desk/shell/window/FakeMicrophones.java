package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.Microphones;
import app.saywell.speech.audio.capture.CaptureException;
import app.saywell.speech.audio.capture.RecordingFailure;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.signal.Pcm;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/// The microphones of one computer, in real time: quiet until the test lets somebody speak. Each can be opened once at
/// a time, as with a sound system that shares nothing; the system's default is the first of them.
final class FakeMicrophones implements Microphones {
    private static final int WAIT_NANOS = 10_000_000;

    private final Map<String, FakeDevice> devices = new ConcurrentSkipListMap<>();
    private final List<String> namesTwice = new CopyOnWriteArrayList<>();
    private final Set<String> refusedWhenGone = ConcurrentHashMap.newKeySet();
    private final Pcm speech;
    private volatile CountDownLatch telling = new CountDownLatch(0);

    /// @param speech what is said
    FakeMicrophones(Pcm speech, String... names) {
        this.speech = speech;
        for (String name : names) {
            plugIn(name);
        }
    }

    AudioSession audioSession() {
        return new AudioSession(this::tell, this, rate -> {
            throw new PlaybackException(PlayerState.PlaybackProblem.NO_DEVICE, "there is none");
        });
    }

    private void tell(Runnable newState) {
        awaitUnlessInterrupted(telling);
        WindowWork.ON_UI_THREAD.execute(newState);
    }

    private static boolean awaitUnlessInterrupted(CountDownLatch latch) {
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// The thread of each recorder waits at its next state until it is told to go on.
    void holdRecorders() {
        telling = new CountDownLatch(1);
    }

    void letRecordersGoOn() {
        telling.countDown();
    }

    @Override
    public SampleSource.SourceOpener named(String name) {
        return () -> open(
                devices.containsKey(name) ? name : names().stream().findFirst().orElse(""));
    }

    @Override
    public SampleSource.SourceOpener exactly(String name) {
        return () -> {
            if (namesTwice.contains(name)) {
                throw new CaptureException(RecordingFailure.NO_DEVICE, "there are several of this name");
            }
            return open(name);
        };
    }

    @Override
    public List<String> names() {
        return Stream.concat(devices.keySet().stream(), namesTwice.stream()).toList();
    }

    /// Another one that bears the same name.
    void plugInTwin(String name) {
        namesTwice.add(name);
    }

    /// As [#unplug], at a sound system that then says that it is in use.
    void unplugAsIfInUse(String name) {
        refusedWhenGone.add(name);
        unplug(name);
    }

    /// It opens only when it is told to.
    void holdOpening(String name) {
        device(name).opening = new CountDownLatch(1);
    }

    void letOpen(String name) {
        device(name).opening.countDown();
    }

    void plugIn(String name) {
        devices.put(name, new FakeDevice());
    }

    void unplug(String name) {
        Objects.requireNonNull(devices.remove(name)).isGone = true;
    }

    /// Somebody speaks into one of them.
    void speak(String name) {
        device(name).spokenSamples = 0;
    }

    /// Whether all was said.
    boolean hasSpoken(String name) {
        return device(name).spokenSamples >= speech.samples().length;
    }

    boolean isOpen(String name) {
        return device(name).isOpen.get();
    }

    private FakeDevice device(String name) {
        return Objects.requireNonNull(devices.get(name));
    }

    private SampleSource open(String name) throws CaptureException {
        FakeDevice device = devices.get(name);
        if (device == null && refusedWhenGone.contains(name)) {
            throw new CaptureException(RecordingFailure.DEVICE_BUSY, "it cannot be opened");
        }
        if (device == null) {
            throw new CaptureException(RecordingFailure.NO_DEVICE, "there is none of this name");
        }
        if (!awaitUnlessInterrupted(device.opening)) {
            throw new CaptureException(RecordingFailure.DEVICE_BUSY, "nobody waits for it any more");
        }
        if (!device.isOpen.compareAndSet(false, true)) {
            throw new CaptureException(RecordingFailure.DEVICE_BUSY, "it is open already");
        }
        return new FakeSource(device, speech);
    }

    private static final class FakeDevice {
        private final AtomicBoolean isOpen = new AtomicBoolean();
        private volatile CountDownLatch opening = new CountDownLatch(0);
        private volatile boolean isGone;
        private volatile int spokenSamples = Integer.MAX_VALUE;
    }

    private static final class FakeSource implements SampleSource {
        private final FakeDevice device;
        private final Pcm speech;
        private final long openedNanos = System.nanoTime();
        private final AtomicBoolean closed = new AtomicBoolean();
        private long deliveredSamples;

        FakeSource(FakeDevice device, Pcm speech) {
            this.device = device;
            this.speech = speech;
        }

        @Override
        public int sampleRate() {
            return speech.sampleRate();
        }

        @Override
        public int read(short[] buffer) throws CaptureException {
            if (device.isGone) {
                throw new CaptureException(RecordingFailure.DEVICE_LOST, "unplugged");
            }
            long dueSamples = (System.nanoTime() - openedNanos) * speech.sampleRate() / 1_000_000_000L;
            int count = (int) Math.min(buffer.length, dueSamples - deliveredSamples);
            if (count == 0) {
                LockSupport.parkNanos(WAIT_NANOS);
                return 0;
            }
            for (int i = 0; i < count; i++) {
                buffer[i] = nextSample(i);
            }
            deliveredSamples += count;
            return count;
        }

        private short nextSample(int index) {
            int position = device.spokenSamples;
            if (position >= speech.samples().length) {
                return (short) (index % 2);
            }
            device.spokenSamples = position + 1;
            return (short) Math.round(speech.samples()[position] * 32_767);
        }

        @Override
        public void close() {
            if (closed.compareAndSet(false, true)) {
                device.isOpen.set(false);
            }
        }
    }
}
