package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.judge.engine.SpeechEngine;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.speech.language.EngineException;
import app.saywell.speech.signal.Pcm;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class LazyEngineTest {
    private static final Pcm SOUND = PracticeFixture.tone(300);

    private final AtomicInteger loads = new AtomicInteger();

    @Test
    void isLoadedByTheFirstCallAndKept() {
        try (LazyEngine engine = new LazyEngine(this::load)) {
            assertThat(loads).hasValue(0);
            engine.transcribe(SOUND, false);
            engine.transcribe(SOUND, false);
            assertThat(loads).hasValue(1);
        }
    }

    @Test
    void loadingThatFailedIsTriedAgainByTheNextCall() {
        try (LazyEngine engine = new LazyEngine(() -> {
            if (loads.get() < 2) {
                loads.incrementAndGet();
                throw new OutOfMemoryError("for now");
            }
            return load();
        })) {
            for (int i = 0; i < 2; i++) {
                assertThatThrownBy(() -> engine.transcribe(SOUND, false)).hasRootCauseMessage("for now");
            }
            assertThat(engine.transcribe(SOUND, false)).isNotNull();
            assertThat(loads).hasValue(3);
        }
    }

    @Test
    void whoIsInterruptedWhileItIsLoadedDoesNotEndThatForOthers() throws Exception {
        CountDownLatch slow = new CountDownLatch(1);
        try (LazyEngine engine = new LazyEngine(() -> {
            slow.await();
            return load();
        })) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> engine.transcribe(SOUND, false)).isInstanceOf(EngineException.class);
            assertThat(Thread.interrupted()).isTrue();
            FutureTask<Object> other = new FutureTask<>(() -> engine.transcribe(SOUND, false));
            Thread.ofPlatform().start(other);
            slow.countDown();
            assertThat(other.get()).isNotNull();
            assertThat(loads).hasValue(1);
        }
    }

    private SpeechEngine load() {
        loads.incrementAndGet();
        return new ScriptedEngine();
    }
}
