package app.saywell.desk.kit.sound;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.audio.capture.SampleSource;
import app.saywell.speech.audio.playback.PlaybackException;
import app.saywell.speech.audio.playback.PlaybackRange;
import app.saywell.speech.audio.playback.PlayerState;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Microphones beside that of the window.
@Timeout(240)
class AudioSessionTest {
    private final Set<String> open = ConcurrentHashMap.newKeySet();
    private final Semaphore changes = new Semaphore(0);
    private final CountDownLatch asked = new CountDownLatch(1);

    @Test
    void aSessionBesideEndsAloneAndLeavesTheLoudspeaker() throws InterruptedException {
        try (AudioSession window = new AudioSession(Runnable::run, name -> () -> new SilentSource(name), rate -> {
            asked.countDown();
            throw new PlaybackException(PlayerState.PlaybackProblem.NO_DEVICE, "there is none");
        })) {
            AudioSession first = window.beside();
            AudioSession second = window.beside();
            first.openMicrophone("A");
            second.openMicrophone("B");
            awaitOpen("A", "B");
            first.close();
            awaitOpen("B");
            assertThat(window.stopAllRecordings()).isEmpty();
            window.play(PlaybackRange.whole(PracticeFixture.tone(300)));
            assertThat(asked.await(200, TimeUnit.SECONDS))
                    .as("the loudspeaker is still asked")
                    .isTrue();
        }
        awaitOpen();
    }

    @Test
    void theMicrophonesOfAWindowEndAtTheSameTime() {
        CountDownLatch ending = new CountDownLatch(3);
        Queue<Boolean> together = new ConcurrentLinkedQueue<>();
        AudioSession window = new AudioSession(
                state -> {
                    ending.countDown();
                    together.add(awaitsAll(ending));
                },
                name -> () -> new SilentSource(name),
                rate -> {
                    throw new PlaybackException(PlayerState.PlaybackProblem.NO_DEVICE, "there is none");
                });
        window.beside();
        window.beside();
        window.close();
        assertThat(together).hasSizeGreaterThanOrEqualTo(3).doesNotContain(false);
    }

    private static boolean awaitsAll(CountDownLatch ending) {
        try {
            return ending.await(100, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void awaitOpen(String... names) throws InterruptedException {
        while (!open.equals(Set.of(names))) {
            changes.tryAcquire(10, TimeUnit.MILLISECONDS);
        }
    }

    /// Delivers silence in real time.
    private final class SilentSource implements SampleSource {
        private final String name;

        SilentSource(String name) {
            this.name = name;
            open.add(name);
            changes.release();
        }

        @Override
        public int sampleRate() {
            return 16_000;
        }

        @Override
        public int read(short[] buffer) {
            LockSupport.parkNanos(10_000_000);
            return Math.min(buffer.length, 160);
        }

        @Override
        public void close() {
            if (open.remove(name)) {
                changes.release();
            }
        }
    }
}
