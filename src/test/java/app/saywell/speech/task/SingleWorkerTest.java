package app.saywell.speech.task;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class SingleWorkerTest {
    private static final int ITEMS = 20_000;

    private final Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    private final List<Throwable> broken = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> done = Collections.synchronizedList(new ArrayList<>());

    @Test
    void neverTwoWorkAtOnceAndNothingIsMissedWhileOneEnds() throws InterruptedException {
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger mostAtWork = new AtomicInteger();
        CountDownLatch all = new CountDownLatch(ITEMS);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            SingleWorker<Integer> worker = worker(new TaskRunner(threads, Runnable::run), item -> {
                mostAtWork.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                Thread.onSpinWait();
                atWork.decrementAndGet();
                all.countDown();
            });
            for (int i = 0; i < ITEMS; i++) {
                queue.add(i);
                worker.wake();
            }
            all.await();
        }
        assertThat(mostAtWork).hasValue(1);
    }

    @Test
    void whatBreaksItIsToldAndItCanBeWokenAgain() {
        SingleWorker<Integer> worker = worker(inPlace(), item -> {
            if (item == 2) {
                throw new LinkageError("broken");
            }
            done.add(item);
        });
        queue.addAll(List.of(1, 2, 3));
        worker.wake();
        assertThat(broken).singleElement().isInstanceOf(LinkageError.class);
        assertThat(done).containsExactly(1);
        worker.wake();
        assertThat(done).containsExactly(1, 3);
    }

    @Test
    void oneThatWasWokenAsAnotherEndedIsNotTakenForEnded() {
        Deque<Runnable> started = new ArrayDeque<>();
        List<Runnable> whenIdle = new ArrayList<>();
        SingleWorker<Integer> worker = new SingleWorker<>(
                new TaskRunner(started::add, Runnable::run),
                () -> Optional.ofNullable(queue.poll()),
                done::add,
                () -> List.copyOf(whenIdle).forEach(Runnable::run),
                broken::add);
        worker.wake();
        whenIdle.add(() -> {
            whenIdle.clear();
            worker.wake(); // the second worker
        });
        started.remove().run();
        assertThat(started).hasSize(1);
        worker.wake();
        assertThat(started).as("a third one beside the second").hasSize(1);
    }

    @Test
    void beginsNothingAfterItsEnd() {
        SingleWorker<Integer> worker = worker(inPlace(), done::add);
        worker.close();
        queue.add(1);
        worker.wake();
        assertThat(done).isEmpty();
        assertThat(broken).isEmpty();
    }

    private SingleWorker<Integer> worker(TaskRunner tasks, SingleWorker.ItemWork<Integer> work) {
        return new SingleWorker<>(tasks, () -> Optional.ofNullable(queue.poll()), work, () -> {}, broken::add);
    }

    private static TaskRunner inPlace() {
        return new TaskRunner(Runnable::run, Runnable::run);
    }
}
