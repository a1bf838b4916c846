package app.saywell.judge.engine.ear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.language.EngineException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ParallelTaskTest {
    private final CountDownLatch never = new CountDownLatch(1);

    @Test
    void givesWhatTheWorkGives() {
        try (ParallelTask<String> task = ParallelTask.start(() -> "heard")) {
            assertThat(task.result()).isEqualTo("heard");
        }
    }

    @Test
    void throwsWhatTheWorkThrows() {
        IllegalStateException failure = new IllegalStateException("as the test wants it");
        try (ParallelTask<String> task = ParallelTask.start(() -> {
            throw failure;
        })) {
            assertThatThrownBy(task::result).isSameAs(failure);
        }
    }

    @Test
    void whatIsClosedIsInterruptedAndHasEnded() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        ParallelTask<String> task = ParallelTask.start(() -> waitForEver(begun, ended));
        begun.await();
        task.close();
        assertThat(ended).isTrue();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void anInterruptedCallerIsToldAndStaysInterrupted() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        AtomicBoolean ended = new AtomicBoolean();
        ParallelTask<String> task = ParallelTask.start(() -> waitForEver(begun, ended));
        begun.await();
        Thread.currentThread().interrupt();
        assertThatThrownBy(task::result).isInstanceOf(EngineException.class);
        task.close();
        assertThat(Thread.interrupted()).isTrue();
        assertThat(ended).isTrue();
    }

    private String waitForEver(CountDownLatch begun, AtomicBoolean ended) throws InterruptedException {
        begun.countDown();
        try {
            never.await();
            return "";
        } finally {
            ended.set(true);
        }
    }
}
