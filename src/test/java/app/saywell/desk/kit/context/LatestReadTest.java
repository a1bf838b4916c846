package app.saywell.desk.kit.context;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.store.Library;
import app.saywell.speech.task.OpenWork;
import app.saywell.speech.task.TaskRunner;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LatestReadTest {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<String> shown = new ArrayList<>();
    private final TaskRunner tasks = new TaskRunner(waiting::add, Runnable::run);
    private final LatestRead reads = new LatestRead(tasks);

    @Test
    void onlyWhatWasAskedForLastIsShown() {
        reads.run(() -> "first", shown::add);
        reads.run(() -> "second", shown::add);
        waiting.pollLast().run();
        waiting.poll().run();
        assertThat(shown).containsExactly("second");
    }

    @Test
    void nothingIsShownAfterACancellation() {
        reads.run(() -> "first", shown::add);
        reads.cancel();
        waiting.poll().run();
        assertThat(shown).isEmpty();
        assertThat(reads.isReading()).isFalse();
    }

    @Test
    void aFailedReadIsOver() {
        reads.<String>run(
                () -> {
                    throw new IllegalStateException("broken");
                },
                shown::add);
        assertThat(reads.isReading()).isTrue();
        waiting.poll().run();
        assertThat(reads.isReading()).isFalse();
        assertThat(shown).isEmpty();
    }

    @Test
    void aFailedReadIsToldAndTriedAgain() {
        Deque<String> answers = new ArrayDeque<>(List.of("", "the second"));
        reads.run(
                () -> {
                    String answer = answers.remove();
                    if (answer.isEmpty()) {
                        throw new IllegalStateException("broken");
                    }
                    return answer;
                },
                shown::add);
        waiting.poll().run();
        assertThat(tasks.openWork().unfinished()).contains(OpenWork.Reason.NOT_READ);
        tasks.openWork().tryAgain();
        waiting.poll().run();
        assertThat(shown).containsExactly("the second");
        assertThat(tasks.openWork().unfinished()).isEmpty();
    }

    @Test
    void aNewReadForgetsThatTheOneBeforeFailed() {
        reads.run(LatestReadTest::broken, shown::add);
        waiting.poll().run();
        reads.run(() -> "new", shown::add);
        assertThat(tasks.openWork().unfinished()).isEmpty();
        waiting.poll().run();
        assertThat(shown).containsExactly("new");
    }

    @Test
    void aNewReadInterruptsTheOneBefore() throws InterruptedException {
        CountDownLatch began = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        reads.run(waitingRead(began, interrupted), shown::add);
        Thread worker = Thread.ofVirtual().start(waiting.poll());
        began.await();
        reads.run(() -> "second", shown::add);
        interrupted.await();
        worker.join();
        waiting.poll().run();
        assertThat(shown).containsExactly("second");
    }

    @Test
    void aStoppedReadIsToldAndTriedAgain() throws InterruptedException {
        CountDownLatch began = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        reads.run(waitingRead(began, interrupted), shown::add);
        Thread worker = Thread.ofVirtual().start(waiting.poll());
        began.await();
        tasks.openWork().stop();
        interrupted.await();
        worker.join();
        assertThat(tasks.openWork().isRunning()).isFalse();
        assertThat(tasks.openWork().unfinished()).contains(OpenWork.Reason.STOPPED);
        assertThat(reads.isReading()).isFalse();
        tasks.openWork().tryAgain();
        assertThat(reads.isReading()).isTrue();
    }

    @Test
    void readsEndWhenNobodyLooksAnyMore() throws InterruptedException {
        CountDownLatch began = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        reads.run(waitingRead(began, interrupted), shown::add);
        Thread worker = Thread.ofVirtual().start(waiting.poll());
        began.await();
        tasks.openWork().leave();
        interrupted.await();
        worker.join();
        assertThat(tasks.openWork().unfinished()).isEmpty();
        assertThat(reads.isReading()).isFalse();
    }

    @Test
    void manyRefreshesDuringAReadCauseOneMore() {
        for (int i = 0; i < 5; i++) {
            String number = "read " + i;
            reads.refresh(() -> number, shown::add);
        }
        assertThat(waiting).hasSize(1);
        waiting.poll().run();
        assertThat(waiting).hasSize(1);
        waiting.poll().run();
        assertThat(waiting).isEmpty();
        assertThat(shown).containsExactly("read 4");
    }

    @Test
    void saysHowFarALongReadIs() {
        List<Optional<Double>> told = new ArrayList<>();
        reads.runLong(
                progress -> {
                    progress.onProgress(1, 4);
                    told.add(tasks.openWork().share());
                    told.add(Optional.of(reads.share().get()));
                    return "all";
                },
                shown::add);
        waiting.poll().run();
        assertThat(told).containsExactly(Optional.of(0.25), Optional.of(0.25));
    }

    @Test
    void aChangeIsNotInterruptedByTheNextAndEachFailureIsTold() {
        reads.make(LatestReadTest::broken, shown::add);
        reads.make(() -> "second", shown::add);
        waiting.poll().run();
        assertThat(shown).containsExactly("second");
        assertThat(tasks.openWork().unfinished()).contains(OpenWork.Reason.NOT_STORED);
        tasks.openWork().stop();
        reads.make(() -> "third", shown::add);
        tasks.openWork().stop();
        waiting.poll().run();
        assertThat(shown).containsExactly("second", "third");
    }

    private static String broken() {
        throw new IllegalStateException("broken");
    }

    private static Callable<String> waitingRead(CountDownLatch began, CountDownLatch interrupted) {
        return () -> {
            began.countDown();
            try {
                new CountDownLatch(1).await();
                return "never";
            } finally {
                interrupted.countDown();
            }
        };
    }

    @Test
    void aWindowThatReadsWhileItsLibraryIsClosedShowsNothingAndFailsNowhere(@TempDir Path folder) {
        Deque<Runnable> answers = new ArrayDeque<>();
        LatestRead late = new LatestRead(new TaskRunner(Runnable::run, answers::add));
        Library library = Library.open(folder);
        library.close();
        late.run(() -> library.takes().find(1), take -> shown.add("a take"));
        answers.remove().run();
        assertThat(late.isReading()).isFalse();
        assertThat(shown).isEmpty();
    }
}
