package app.saywell.speech.audio.capture;

import app.saywell.speech.audio.capture.RecorderState.MicrophoneOpening;
import app.saywell.speech.audio.capture.RecorderState.RecorderArmed;
import app.saywell.speech.audio.capture.RecorderState.RecorderIdle;
import app.saywell.speech.audio.capture.RecorderState.RecordingFailed;
import app.saywell.speech.audio.capture.RecorderState.TakeEnding;
import app.saywell.speech.audio.capture.RecorderState.TakeFinished;
import app.saywell.speech.audio.capture.RecorderState.TakeRecording;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;

/// The thread of a [Recorder]: runs its commands, writes microphone input to the take, and monitors
/// both. All state except the volatile fields belongs to this thread.
final class RecorderLoop implements Runnable {
    private static final System.Logger LOG = System.getLogger(RecorderLoop.class.getName());
    private static final double OPENING_TIMEOUT_SECONDS = 5;
    private static final double FIRST_SAMPLE_TIMEOUT_SECONDS = 5;
    private static final long TICK_NANOS = 10_000_000;

    private final PreAndPostRoll rolls;
    private final Consumer<RecorderState> listener;
    private final DoubleSupplier wallSeconds;
    private final Queue<Runnable> commands = new ConcurrentLinkedQueue<>();
    private final PeriodicFsync periodicFsync = new PeriodicFsync();
    private final ReopeningTimer reopening = new ReopeningTimer();

    private volatile RecorderState state = new RecorderIdle();
    private volatile @Nullable MicrophoneReader microphone;
    private volatile @Nullable Thread thread;
    private volatile @Nullable TakeSamples takeSamples;
    private volatile long startBlock;
    private volatile double elapsedSeconds;

    private SampleSource.@Nullable SourceOpener device;
    private @Nullable Watchdog watchdog;
    private @Nullable RecordingRequest pending;
    private @Nullable TakeFile takeFile;
    private double openingSince;
    private boolean closed;

    /// A request to record a take.
    record RecordingRequest(Path file, double maxSeconds) {}

    RecorderLoop(PreAndPostRoll rolls, Consumer<RecorderState> listener, DoubleSupplier wallSeconds) {
        this.rolls = rolls;
        this.listener = listener;
        this.wallSeconds = wallSeconds;
    }

    /// Runs `command` on this thread.
    void submit(Runnable command) {
        commands.add(command);
        wake();
    }

    RecorderState state() {
        return state;
    }

    double elapsedSeconds() {
        return elapsedSeconds;
    }

    long startBlock() {
        return startBlock;
    }

    Optional<TakeSamples> takeSamples() {
        return Optional.ofNullable(takeSamples).map(TakeSamples::fromStart);
    }

    Optional<LevelMeter> meter() {
        return input().map(MicrophoneReader.MicrophoneInput::meter);
    }

    void arm(SampleSource.SourceOpener newDevice) {
        if (takeFile == null) {
            device = newDevice;
            open();
        }
    }

    void start(RecordingRequest request) {
        boolean busy = takeFile != null && !(state instanceof TakeEnding);
        if (busy || pending != null) {
            return;
        }
        pending = request;
        if (microphone == null) {
            open();
        }
    }

    void stop() {
        RecordingRequest request = pending;
        if (request != null) {
            cancelStart(request);
        }
        TakeFile running = takeFile;
        if (running != null && state instanceof TakeRecording) {
            tellEnding(running, input().map(input -> letEnd(running, input)).orElse(OptionalLong.empty()));
        }
    }

    /// @param quietEnd the sample before which the take ends if nothing more is said, where it has ended in silence
    private void tellEnding(TakeFile running, OptionalLong quietEnd) {
        setState(new TakeEnding(
                running.file(),
                quietEnd.isEmpty()
                        ? Optional.empty()
                        : takeSamples().map(samples -> samples.before(quietEnd.getAsLong()))));
    }

    private OptionalLong letEnd(TakeFile running, MicrophoneReader.MicrophoneInput input) {
        long now = writtenSamples(input);
        return running.endBetween(
                now + toSamples(input, rolls.postRollSeconds() / 2), now + toSamples(input, rolls.postRollSeconds()));
    }

    /// Every start ends with a state that says so, or whoever started would wait for ever.
    private void cancelStart(RecordingRequest request) {
        pending = null;
        RecorderState before = state;
        setState(new RecordingFailed(
                Optional.of(request.file()),
                RecordingFailure.STOPPED_EARLY,
                "stopped before the first sample",
                Optional.empty()));
        setState(before);
    }

    void disarm() {
        pending = null;
        reopening.want(false);
        closeMicrophone();
        if (takeFile != null) {
            finish();
        } else if (!(state instanceof RecordingFailed)) {
            setState(new RecorderIdle());
        }
    }

    void close() {
        closed = true;
        disarm();
        periodicFsync.close();
    }

    @Override
    public void run() {
        thread = Thread.currentThread();
        while (!closed) {
            for (int left = commands.size(); left > 0; left--) {
                guarded(commands.remove());
            }
            guarded(this::watchMicrophone);
            if (commands.isEmpty()) {
                LockSupport.parkNanos(this, TICK_NANOS);
            }
        }
    }

    private void watchMicrophone() {
        try {
            checkMicrophone();
            reopenIfDue();
        } catch (CaptureException e) {
            lost(e.failure(), String.valueOf(e.getMessage()));
        } catch (IOException e) {
            fail(DiskChecks.toRecordingFailure(e), String.valueOf(e.getMessage()));
        }
    }

    /// Whatever goes wrong ends the take and is told; it never ends this thread.
    private void guarded(Runnable step) {
        try {
            step.run();
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, "a step of the recorder failed", e);
            try {
                fail(RecordingFailure.UNEXPECTED, String.valueOf(e.getMessage()));
            } catch (RuntimeException again) {
                LOG.log(System.Logger.Level.ERROR, "the recorder could not be brought into order", again);
            }
        }
    }

    private void wake() {
        LockSupport.unpark(thread);
    }

    private void open() {
        SampleSource.SourceOpener opener = device;
        if (opener == null) {
            closeMicrophone();
            fail(RecordingFailure.NO_DEVICE, "no microphone was chosen");
            return;
        }
        open(opener);
        setState(new MicrophoneOpening());
    }

    private void open(SampleSource.SourceOpener opener) {
        closeMicrophone();
        watchdog = null;
        openingSince = wallSeconds.getAsDouble();
        reopening.want(true);
        microphone = MicrophoneReader.start(opener, this::wake);
    }

    /// Whoever waits for a take is told. Otherwise a microphone that delivered sound is opened again at once, and
    /// nobody is told before that fails: on a busy computer nothing but time was lost.
    private void lost(RecordingFailure failure, String message) {
        boolean hadSound = input().map(RecorderLoop::writtenSamples).orElse(0L) > 0;
        SampleSource.SourceOpener opener = device;
        if (takeFile != null || pending != null || opener == null) {
            fail(failure, message);
        } else if (hadSound) {
            open(opener);
        } else if (state instanceof RecordingFailed) {
            closeMicrophone();
        } else {
            fail(failure, message);
        }
    }

    /// Looks for a microphone that is back, without a word until it delivers sound.
    private void reopenIfDue() {
        SampleSource.SourceOpener opener = device;
        if (opener != null && reopening.isDue(microphone == null, wallSeconds)) {
            open(opener);
        }
    }

    private void checkMicrophone() throws CaptureException, IOException {
        MicrophoneReader open = microphone;
        if (open == null) {
            return;
        }
        Optional<MicrophoneReader.MicrophoneInput> input = open.input();
        if (input.isPresent()) {
            process(input.get());
        } else if (wallSeconds.getAsDouble() - openingSince > OPENING_TIMEOUT_SECONDS) {
            throw new CaptureException(RecordingFailure.DEVICE_BUSY, "the microphone did not open in time");
        }
        if (open.loss().isPresent()) {
            throw open.loss().get();
        }
    }

    private void process(MicrophoneReader.MicrophoneInput input) throws CaptureException, IOException {
        boolean isBack = state instanceof RecordingFailed && writtenSamples(input) > 0;
        if (state instanceof MicrophoneOpening || isBack) {
            setState(new RecorderArmed(input.sampleRate()));
        }
        TakeFile running = takeFile;
        if (running != null) {
            if (state instanceof TakeEnding) {
                OptionalLong quietEnd = running.endInSilence();
                if (quietEnd.isPresent()) {
                    tellEnding(running, quietEnd);
                }
            }
            running.writeAvailable();
            elapsedSeconds = (double) running.nextSample() / input.sampleRate()
                    - (double) startBlock / LevelMeter.BLOCKS_PER_SECOND;
            if (running.isComplete()) {
                finish();
            } else {
                periodicFsync.fsyncIfDue(running);
            }
        }
        RecordingRequest request = pending;
        if (request != null && takeFile == null) {
            begin(request, input);
            pending = null;
        }
        checkForGaps(input);
    }

    private void begin(RecordingRequest request, MicrophoneReader.MicrophoneInput input)
            throws IOException, CaptureException {
        DiskChecks.requireFreeSpace(request.file());
        long now = writtenSamples(input);
        TakeFile begun = new TakeFile(request.file(), input, now - toSamples(input, rolls.preRollSeconds()));
        begun.limitTo(now + toSamples(input, request.maxSeconds()));
        takeFile = begun;
        takeSamples = new TakeSamples(input, begun.firstSample(), Long.MAX_VALUE);
        startBlock = now * LevelMeter.BLOCKS_PER_SECOND / input.sampleRate();
        elapsedSeconds = 0;
        setState(new TakeRecording(request.file()));
    }

    private void checkForGaps(MicrophoneReader.MicrophoneInput input) throws CaptureException {
        Watchdog watchdogOfInput = watchdog;
        if (watchdogOfInput == null) {
            watchdogOfInput = new Watchdog(input.sampleRate());
            watchdog = watchdogOfInput;
        }
        long samples = writtenSamples(input);
        double now = wallSeconds.getAsDouble();
        if (samples == 0 && takeFile == null) { // a busy computer may be late; a take is watched from its beginning
            if (now - openingSince > FIRST_SAMPLE_TIMEOUT_SECONDS) {
                throw new CaptureException(RecordingFailure.DEVICE_LOST, "no sample came");
            }
            return;
        }
        Optional<RecordingFailure> gap = watchdogOfInput.check(now, samples);
        if (gap.isPresent()) {
            throw new CaptureException(gap.get(), "samples are missing");
        }
    }

    private void finish() {
        TakeFile ended = takeFile;
        takeFile = null;
        takeSamples = null;
        if (ended != null) {
            try {
                setState(new TakeFinished(ended.finish()));
            } catch (IOException e) {
                closeMicrophone();
                setState(new RecordingFailed(
                        Optional.of(ended.file()),
                        DiskChecks.toRecordingFailure(e),
                        String.valueOf(e.getMessage()),
                        Optional.of(ended.salvage())));
            }
        }
    }

    private void fail(RecordingFailure failure, String message) {
        Optional<Path> file = Optional.ofNullable(takeFile).map(TakeFile::file).or(() -> Optional.ofNullable(pending)
                .map(RecordingRequest::file));
        pending = null;
        TakeFile ended = takeFile;
        takeFile = null;
        takeSamples = null;
        Optional<RecordedTake> saved = Optional.ofNullable(ended).map(TakeFile::salvage);
        closeMicrophone();
        if (failure == RecordingFailure.UNEXPECTED) {
            reopening.want(false);
        }
        setState(new RecordingFailed(file, failure, message, saved));
    }

    private void closeMicrophone() {
        MicrophoneReader open = microphone;
        microphone = null;
        if (open != null) {
            open.close();
        }
    }

    private void setState(RecorderState next) {
        state = next;
        try {
            listener.accept(next);
        } catch (RuntimeException e) { // who listens must not end a take
            LOG.log(System.Logger.Level.ERROR, "a listener of the recorder failed", e);
        }
    }

    private Optional<MicrophoneReader.MicrophoneInput> input() {
        return Optional.ofNullable(microphone).flatMap(MicrophoneReader::input);
    }

    private static long writtenSamples(MicrophoneReader.MicrophoneInput input) {
        return input.ring().written();
    }

    private static long toSamples(MicrophoneReader.MicrophoneInput input, double seconds) {
        return Math.round(seconds * input.sampleRate());
    }
}
