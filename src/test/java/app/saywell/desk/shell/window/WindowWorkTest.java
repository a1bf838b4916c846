package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.task.TaskRunner;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class WindowWorkTest {
    private static final Duration AT_ONCE = Duration.ofMillis(1);

    private final Deque<Runnable> work = new ArrayDeque<>();
    private final Deque<Runnable> answers = new ArrayDeque<>();
    private final TaskRunner tasks = new TaskRunner(WindowWork.counted(work::add), WindowWork.counted(answers::add));

    @Test
    void aReadIsInFlightUntilItsAnswerWasHandled() {
        AtomicBoolean isHandled = new AtomicBoolean();
        tasks.run(progress -> 1, outcome -> isHandled.set(!WindowWork.isSettled()));
        assertThat(WindowWork.isSettled()).isFalse();
        work.remove().run();
        assertThat(WindowWork.isSettled()).as("the answer is on its way").isFalse();
        answers.remove().run();
        assertThat(isHandled).as("still in flight while it is handled").isTrue();
        assertThat(WindowWork.isSettled()).isTrue();
    }

    @Test
    void editsThatWaitForOthersAreInFlight() {
        tasks.runInOrder(progress -> 1, outcome -> {});
        tasks.runInOrder(progress -> 2, outcome -> {});
        work.remove().run();
        answers.remove().run();
        assertThat(WindowWork.isSettled()).isFalse();
        answers.remove().run();
        assertThat(WindowWork.isSettled()).isTrue();
    }

    @Test
    void whatFailsOrIsRefusedIsNoLongerInFlight() {
        tasks.runOnAnswerExecutor(() -> {
            throw new IllegalStateException("a test");
        });
        assertThatThrownBy(answers.remove()::run).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> WindowWork.counted(refused -> {
                            throw new RejectedExecutionException("closed");
                        })
                        .execute(() -> {}))
                .isInstanceOf(RejectedExecutionException.class);
        assertThat(WindowWork.isSettled()).isTrue();
    }

    @Test
    void waitingEndsWithTheWorkOrWhereNothingEnds() {
        tasks.runOnAnswerExecutor(() -> {});
        assertThat(WindowWork.awaitSettled(AT_ONCE)).isFalse();
        Thread window = Thread.ofVirtual().start(answers.remove());
        assertThat(WindowWork.awaitSettled(Duration.ofMinutes(1))).isTrue();
        assertThat(window).isNotNull();
    }
}
