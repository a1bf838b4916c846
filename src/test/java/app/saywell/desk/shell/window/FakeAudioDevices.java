package app.saywell.desk.shell.window;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.kit.sound.Microphones;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlayerState;
import app.saywell.speech.audio.playback.SoundOutput;
import app.saywell.speech.signal.Pcm;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;

/// Fake audio devices: a microphone in real time before which somebody speaks a moment after each
/// recording starts, and a silent loudspeaker in the time of the window's frames.
public final class FakeAudioDevices {
    private static final int WAIT_NANOS = 10_000_000;
    private static final int FRAMES_PER_SECOND = 60;
    /// Longer than the edge that says whether a take is cut off: a take may begin when the
    /// microphone does, without anything from before.
    private static final double SECONDS_BEFORE_SPEECH = 0.1;
    private static final double SECONDS_OF_SPEECH = 0.3;
    private static final double SECONDS_AFTER_SPEECH = 0.15;

    /// Longer than what a recording takes from before its start.
    private static final long QUIET_NANOS = 700_000_000;

    private static final Map<AudioSession, HeardSpeech> SPEECH = Collections.synchronizedMap(new WeakHashMap<>());

    /// What was said before the microphones of a session.
    ///
    /// @param spoken the take that has all its speech
    /// @param lastNanos when there was speech last; 0 where there was none
    /// @param prompts how many recordings may still be spoken; [#ALL] at first
    private record HeardSpeech(AtomicReference<Optional<Path>> spoken, AtomicLong lastNanos, AtomicInteger prompts) {
        private static final int ALL = Integer.MAX_VALUE;

        HeardSpeech() {
            this(new AtomicReference<>(Optional.empty()), new AtomicLong(), new AtomicInteger(ALL));
        }

        boolean takePrompt() {
            return prompts.getAndUpdate(left -> left == ALL ? ALL : Math.max(0, left - 1)) > 0;
        }
    }

    private FakeAudioDevices() {}

    /// @param spokenAudio each recording gets the next part of it, with quiet around the part, so
    ///   that no take is cut off; it is repeated at its end
    public static AudioSession audioSession(Executor uiExecutor, Pcm spokenAudio) {
        return audioSession(uiExecutor, spokenAudio, SECONDS_OF_SPEECH);
    }

    /// @param secondsOfSpeech how much of the audio each recording gets
    public static AudioSession audioSession(Executor uiExecutor, Pcm spokenAudio, double secondsOfSpeech) {
        return audioSession(uiExecutor, spokenAudio, secondsOfSpeech, SilentSpeaker::new);
    }

    /// A session whose loudspeaker cannot be opened.
    static AudioSession withoutSpeaker(Executor uiExecutor, Pcm spokenAudio) {
        return audioSession(uiExecutor, spokenAudio, SECONDS_OF_SPEECH, rate -> {
            throw new PlaybackException(PlayerState.PlaybackProblem.NO_DEVICE, "there is none");
        });
    }

    private static AudioSession audioSession(
            Executor uiExecutor, Pcm spokenAudio, double secondsOfSpeech, SoundOutput.OutputOpener speaker) {
        AtomicReference<AudioSession> session = new AtomicReference<>();
        HeardSpeech speech = new HeardSpeech();
        Supplier<RecorderState> state = () -> session.get().recorderState().get();
        session.set(new AudioSession(
                uiExecutor,
                new TwoMicrophones(() -> new PromptedMicrophone(spokenAudio, secondsOfSpeech, state, speech)),
                speaker));
        SPEECH.put(session.get(), speech);
        return session.get();
    }

    /// From now on nobody speaks before [#prompt], so that a turn that ends with its speech lasts until it was looked
    /// at.
    static void waitForPrompts(AudioSession session) {
        SPEECH.get(session).prompts().set(0);
    }

    /// Lets one recording be spoken: the present one, or else the next.
    static void prompt(AudioSession session) {
        SPEECH.get(session).prompts().incrementAndGet();
    }

    /// Whether the current recording has all its speech and some quiet after it.
    public static boolean hasSpoken(AudioSession session) {
        return session.recorderState().get() instanceof RecorderState.TakeRecording(Path file)
                && SPEECH.get(session).spoken().get().equals(Optional.of(file));
    }

    /// Whether a recording that starts now has no speech of the one before at its beginning.
    public static boolean isQuiet(AudioSession session) {
        long last = SPEECH.get(session).lastNanos().get();
        return last == 0 || System.nanoTime() - last > QUIET_NANOS;
    }

    /// A computer with two of the same microphone.
    private record TwoMicrophones(SampleSource.SourceOpener opener) implements Microphones {
        @Override
        public SampleSource.SourceOpener named(String name) {
            return opener;
        }

        @Override
        public List<String> names() {
            return List.of("Headset A", "Headset B");
        }
    }

    private static final class PromptedMicrophone implements SampleSource {
        private final Pcm audio;
        private final double secondsOfSpeech;
        private final Supplier<RecorderState> state;
        private final HeardSpeech speech;
        private final long openedNanos = System.nanoTime();
        private long deliveredSamples;
        private long spokenSamples;
        private Optional<Path> take = Optional.empty();
        private boolean isPrompted;
        private long samplesSinceStart;

        PromptedMicrophone(Pcm audio, double secondsOfSpeech, Supplier<RecorderState> state, HeardSpeech speech) {
            this.audio = audio;
            this.secondsOfSpeech = secondsOfSpeech;
            this.state = state;
            this.speech = speech;
        }

        @Override
        public int sampleRate() {
            return audio.sampleRate();
        }

        @Override
        public int read(short[] buffer) {
            long dueSamples = (System.nanoTime() - openedNanos) * audio.sampleRate() / 1_000_000_000L;
            if (dueSamples == deliveredSamples) {
                LockSupport.parkNanos(WAIT_NANOS);
                return 0;
            }
            int count = (int) Math.min(buffer.length, dueSamples - deliveredSamples);
            Optional<Path> takeNow = recordedTake();
            if (!takeNow.equals(take)) {
                take = takeNow;
                samplesSinceStart = 0;
                isPrompted = false;
            }
            isPrompted |= take.isPresent() && !isPrompted && speech.takePrompt();
            for (int i = 0; i < count; i++) {
                buffer[i] = isPrompted ? nextSample() : backgroundNoise(i);
            }
            deliveredSamples += count;
            double seconds = (double) samplesSinceStart / audio.sampleRate();
            if (seconds > SECONDS_BEFORE_SPEECH + secondsOfSpeech + SECONDS_AFTER_SPEECH) {
                speech.spoken().set(take);
            }
            return count;
        }

        private Optional<Path> recordedTake() {
            return switch (state.get()) {
                case RecorderState.TakeRecording(Path file) -> Optional.of(file);
                case RecorderState.TakeEnding(Path file, var _) -> Optional.of(file);
                default -> Optional.empty();
            };
        }

        private short nextSample() {
            double seconds = (double) samplesSinceStart / audio.sampleRate();
            samplesSinceStart++;
            if (seconds < SECONDS_BEFORE_SPEECH || seconds > SECONDS_BEFORE_SPEECH + secondsOfSpeech) {
                return backgroundNoise(samplesSinceStart);
            }
            int position = (int) (spokenSamples % audio.samples().length);
            spokenSamples++;
            speech.lastNanos().set(System.nanoTime());
            return (short) Math.round(audio.samples()[position] * 32_767);
        }

        private static short backgroundNoise(long index) {
            return (short) (index % 2);
        }

        @Override
        public void close() {}
    }

    /// A sound lasts as many frames of the window as on a quiet machine, so none ends unseen. Frames in which it waits
    /// for its next samples do not count.
    private static final class SilentSpeaker implements SoundOutput {
        private final int sampleRate;
        private final AtomicLong writtenSamples = new AtomicLong();
        private final AtomicLong heardSamples = new AtomicLong();
        private final AnimationTimer clock = new AnimationTimer() {
            @Override
            public void handle(long now) {
                heardSamples.set(Math.min(writtenSamples.get(), heardSamples.get() + sampleRate / FRAMES_PER_SECOND));
            }
        };

        SilentSpeaker(int sampleRate) {
            this.sampleRate = sampleRate;
            Platform.runLater(clock::start);
        }

        @Override
        public int write(short[] samples, int from, int to) {
            int room = (int) Math.max(0, sampleRate / 10 - (writtenSamples.get() - heardSamples()));
            int accepted = Math.min(room, to - from);
            writtenSamples.addAndGet(accepted);
            return accepted;
        }

        @Override
        public long heardSamples() {
            return heardSamples.get();
        }

        /// A window whose thread is busy for long shows no frames, and has not lost its loudspeaker.
        @Override
        public Duration stallLimit() {
            return Duration.ofDays(1);
        }

        @Override
        public void setPaused(PauseState pause) {}

        @Override
        public void close() {
            Platform.runLater(clock::stop);
        }
    }
}
