package app.saywell.task;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;

@Timeout(60)
class TasksTest {
    private final List<Object> heard = new CopyOnWriteArrayList<>();

    @Test
    void answersWithTheValueOrWithWhatWasThrown() {
        Tasks tasks = new Tasks(Runnable::run, Runnable::run);
        IllegalStateException thrown = new IllegalStateException("broken");
        tasks.run(progress -> 7, heard::add);
        tasks.run(
                progress -> {
                    throw thrown;
                },
                heard::add);
        assertThat(heard).containsExactly(new Outcome.Done<>(7), new Outcome.Failed<>(thrown));
    }

    @Test
    void progressIsToldBeforeTheAnswerAndNeverAfterIt() {
        Tasks tasks = new Tasks(Runnable::run, Runnable::run);
        List<Progress> kept = new CopyOnWriteArrayList<>();
        tasks.run(
                progress -> {
                    kept.add(progress);
                    progress.at(1, 2);
                    return "done";
                },
                (done, total) -> heard.add(done + " of " + total),
                heard::add);
        kept.getFirst().at(2, 2);
        assertThat(heard).containsExactly("1 of 2", new Outcome.Done<>("done"));
    }

    @Test
    void cancellingInterruptsTheWorkAndAnswersOnce() throws InterruptedException {
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            Tasks tasks = new Tasks(workers, Runnable::run);
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch interrupted = new CountDownLatch(1);
            Running running =
                    tasks.run(
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
        assertThat(heard).containsExactly(new Outcome.Cancelled<>());
    }

    @Test
    void cancellingAndFinishingAtOnceStillAnswersOnce() throws InterruptedException {
        int rounds = Boolean.getBoolean("deep") ? 10_000 : 500;
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            Tasks tasks = new Tasks(workers, Runnable::run);
            for (int i = 0; i < rounds; i++) {
                CountDownLatch answered = new CountDownLatch(1);
                Running running =
                        tasks.run(
                                progress -> "done",
                                outcome -> {
                                    heard.add(outcome);
                                    answered.countDown();
                                });
                running.cancel();
                answered.await();
            }
        }
        assertThat(heard).hasSize(rounds);
    }
}
