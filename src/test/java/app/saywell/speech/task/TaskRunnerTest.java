package app.saywell.speech.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class TaskRunnerTest {
    private final List<Object> heard = new CopyOnWriteArrayList<>();

    @Test
    void answersWithTheValueOrWithWhatWasThrown() {
        TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
        IllegalStateException thrown = new IllegalStateException("broken");
        tasks.run(progress -> 7, heard::add);
        tasks.run(
                progress -> {
                    throw thrown;
                },
                heard::add);
        assertThat(heard).containsExactly(new TaskOutcome.TaskDone<>(7), new TaskOutcome.TaskFailed<>(thrown));
    }

    @Test
    void progressIsToldBeforeTheAnswerAndNeverAfterIt() {
        TaskRunner tasks = new TaskRunner(Runnable::run, Runnable::run);
        List<ProgressListener> listeners = new CopyOnWriteArrayList<>();
        tasks.run(
                progress -> {
                    listeners.add(progress);
                    progress.onProgress(1, 2);
                    return "done";
                },
                (done, total) -> heard.add(done + " of " + total),
                heard::add);
        listeners.getFirst().onProgress(2, 2);
        assertThat(heard).containsExactly("1 of 2", new TaskOutcome.TaskDone<>("done"));
    }

    @Test
    void cancellingInterruptsTheWorkAndAnswersOnce() throws InterruptedException {
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            TaskRunner tasks = new TaskRunner(workers, Runnable::run);
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch interrupted = new CountDownLatch(1);
            RunningTask running = tasks.run(
                    progress -> {
                        begun.countDown();
                        try {
                            new Semaphore(0).acquire();
                        } finally {
                            interrupted.countDown();
                        }
                        return "never";
                    },
                    heard::add);
            begun.await();
            running.cancel();
            running.cancel();
            interrupted.await();
        }
        assertThat(heard).containsExactly(new TaskOutcome.TaskCancelled<>());
    }

    @Test
    void cancellingAndFinishingAtOnceStillAnswersOnce() throws InterruptedException {
        int rounds = Boolean.getBoolean("deep") ? 10_000 : 500;
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            TaskRunner tasks = new TaskRunner(workers, Runnable::run);
            for (int i = 0; i < rounds; i++) {
                CountDownLatch answered = new CountDownLatch(1);
                RunningTask running = tasks.run(progress -> "done", outcome -> {
                    heard.add(outcome);
                    answered.countDown();
                });
                running.cancel();
                answered.await();
            }
        }
        assertThat(heard).hasSize(rounds);
    }

    @Test
    void workInOrderWaitsForWhatWasGivenBefore() throws InterruptedException {
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            TaskRunner tasks = new TaskRunner(workers, Runnable::run);
            CountDownLatch mayEnd = new CountDownLatch(1);
            tasks.runInOrder(
                    progress -> {
                        mayEnd.await();
                        throw new IllegalStateException("the first fails");
                    },
                    outcome -> heard.add("first"));
            tasks.runInOrder(progress -> "second", outcome -> heard.add("second"));
            CountDownLatch other = new CountDownLatch(1);
            tasks.run(progress -> "beside them", outcome -> other.countDown());
            other.await();
            assertThat(heard).isEmpty();
            mayEnd.countDown();
            tasks.awaitWorkInOrder();
            assertThat(heard).containsExactly("first", "second");
        }
    }

    @Test
    void whoeverInterruptsWorkInOrderDoesNotInterruptTheNext() throws InterruptedException {
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            TaskRunner tasks = new TaskRunner(workers, Runnable::run);
            CountDownLatch began = new CountDownLatch(1);
            CountDownLatch isNextThere = new CountDownLatch(1);
            RunningTask first = tasks.runInOrder(
                    progress -> {
                        began.countDown();
                        isNextThere.await();
                        while (!Thread.currentThread().isInterrupted()) {
                            Thread.onSpinWait();
                        }
                        return "first";
                    },
                    outcome -> {});
            began.await();
            tasks.runInOrder(
                    progress -> Thread.currentThread().isInterrupted() ? "interrupted" : "whole",
                    outcome -> heard.add(outcome));
            isNextThere.countDown();
            first.cancel();
            tasks.awaitWorkInOrder();
            assertThat(heard).containsExactly(new TaskOutcome.TaskDone<>("whole"));
        }
    }

    @Test
    void withNothingToWaitForNobodyWaitsForATurn() {
        new TaskRunner(work -> {}, Runnable::run).awaitWorkInOrder();
        assertThat(heard).isEmpty();
    }
}
