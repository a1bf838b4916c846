package app.saywell.desk.store.audio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.Pcm;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class DecodedAudioCacheTest {
    private static final Path FILE = Path.of("recording.wav");
    private static final int SECOND_BYTES = 8_000 * Float.BYTES;

    private final AtomicInteger decoded = new AtomicInteger();

    @Test
    void holdsNoMoreBytesThanItsLimitHoweverLongTheRecordingsAre() {
        DecodedAudioCache cache = new DecodedAudioCache(file -> sound(4), 10 * SECOND_BYTES);
        for (int i = 0; i < 7; i++) {
            cache.open("recording " + i, FILE);
            assertThat(cache.heldBytes()).isLessThanOrEqualTo(10 * SECOND_BYTES);
        }
        assertThat(cache.heldBytes()).isEqualTo(8 * SECOND_BYTES);
        cache.open("recording 6", FILE);
        cache.open("recording 5", FILE);
        assertThat(decoded).hasValue(7);
        cache.put("recording 5", sound(1));
        assertThat(cache.heldBytes()).isEqualTo(5 * SECOND_BYTES);
    }

    @Test
    void whatDoesNotFitIsStillSharedWhileSomebodyUsesIt() {
        DecodedAudioCache cache = new DecodedAudioCache(file -> sound(4), SECOND_BYTES);
        Pcm used = cache.open("long", FILE);
        assertThat(cache.open("long", FILE)).isSameAs(used);
        assertThat(cache.heldBytes()).isZero();
        cache.clear();
        assertThat(cache.open("long", FILE)).isNotSameAs(used);
    }

    @Test
    void anotherRecordingIsOpenedWhileOneIsBeingDecoded() throws Exception {
        CountDownLatch slow = new CountDownLatch(1);
        DecodedAudioCache cache = new DecodedAudioCache(file -> {
            if (file.equals(FILE)) {
                await(slow);
            }
            return sound(1);
        });
        FutureTask<Pcm> waiting = start(() -> cache.open("slow", FILE));
        cache.open("quick", Path.of("quick.wav"));
        cache.put("other", sound(1));
        cache.clear();
        assertThat(waiting.isDone()).isFalse();
        slow.countDown();
        assertThat(waiting.get().seconds()).isEqualTo(1);
    }

    @Test
    void whatIsWantedByManyAtOnceIsDecodedOnce() throws Exception {
        CountDownLatch slow = new CountDownLatch(1);
        DecodedAudioCache cache = new DecodedAudioCache(file -> {
            await(slow);
            return sound(1);
        });
        List<Thread> threads = new ArrayList<>();
        List<FutureTask<Pcm>> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            FutureTask<Pcm> one = new FutureTask<>(() -> cache.open("same", FILE));
            threads.add(Thread.ofPlatform().start(one));
            all.add(one);
        }
        for (Thread thread : threads) {
            awaitWaiting(thread);
        }
        slow.countDown();
        for (FutureTask<Pcm> one : all) {
            assertThat(one.get()).isSameAs(all.getFirst().get());
        }
        assertThat(decoded).hasValue(1);
    }

    @Test
    void whatIsDecodedDuringAnErasureIsNotHeldAfterIt() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch slow = new CountDownLatch(1);
        DecodedAudioCache cache = new DecodedAudioCache(file -> {
            begun.countDown();
            await(slow);
            return sound(1);
        });
        FutureTask<Pcm> opened = start(() -> cache.open("erased", FILE));
        begun.await();
        cache.clear();
        slow.countDown();
        opened.get();
        assertThat(cache.heldBytes()).isZero();
        cache.open("erased", FILE);
        assertThat(decoded).hasValue(2);
    }

    @Test
    void aFailureIsForgottenAtOnceAndOfAnotherThreadIsNotOurs() throws Exception {
        CountDownLatch slow = new CountDownLatch(1);
        DecodedAudioCache cache = new DecodedAudioCache(file -> {
            if (decoded.get() == 0) {
                decoded.incrementAndGet();
                await(slow);
                throw new ClosedByInterruptException();
            }
            return sound(1);
        });
        FutureTask<Pcm> interrupted = start(() -> cache.open("same", FILE));
        while (decoded.get() == 0) {
            Thread.onSpinWait();
        }
        FutureTask<Pcm> other = new FutureTask<>(() -> cache.open("same", FILE));
        awaitWaiting(Thread.ofPlatform().start(other));
        slow.countDown();
        assertThat(other.get().seconds()).isEqualTo(1);
        assertThatThrownBy(interrupted::get).hasRootCauseInstanceOf(ClosedByInterruptException.class);
    }

    @Test
    void anUnreadableRecordingIsToldToWhoeverOpensIt() {
        DecodedAudioCache cache = new DecodedAudioCache(file -> {
            throw new UnreadableAudioException(UnreadableAudioException.UnreadableReason.NOT_AUDIO, "no sound");
        });
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> cache.open("broken", FILE)).isInstanceOf(UnreadableAudioException.class);
        }
    }

    private Pcm sound(int seconds) {
        decoded.incrementAndGet();
        return new Pcm(new float[seconds * 8_000], 8_000);
    }

    private static <T> FutureTask<T> start(Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread.ofPlatform().start(task);
        return task;
    }

    private static void awaitWaiting(Thread thread) {
        while (thread.getState() != Thread.State.WAITING && thread.getState() != Thread.State.TIMED_WAITING) {
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(100, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
