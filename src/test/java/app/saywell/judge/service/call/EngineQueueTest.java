package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.speech.ServiceEndpoint;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who gets a thread of the engine, and when it is free again.
class EngineQueueTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore arrived = new Semaphore(0);
    private final Semaphore permits = new Semaphore(0);

    @AfterEach
    void stop() {
        permits.release(1_000);
        callers.shutdownNow();
    }

    @Test
    void oneCallerNeverHoldsEveryThread() throws Exception {
        try (EngineQueue queue = new EngineQueue(3, 50, "owner")) {
            List<Future<String>> flood = submit(queue, "attacker", 20);
            assertThat(arrived.tryAcquire(2, 30, TimeUnit.SECONDS)).isTrue();
            assertThat(queue.run("normal", () -> "answer", Workload.UNKNOWN, MINUTE, () -> false))
                    .as("while the flood holds what it can")
                    .isEqualTo("answer");
            assertThat(queue.runningCalls()).isEqualTo(2);
            permits.release(20);
            for (Future<String> call : flood) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
            assertThat(queue.waitingCalls()).isZero();
        }
    }

    @Test
    void thisProcessItselfMayHaveEveryThread() throws Exception {
        try (EngineQueue queue = new EngineQueue(3, 50, "owner")) {
            submit(queue, "owner", 5);
            assertThat(arrived.tryAcquire(3, 30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void callersTakeTurnsHoweverManyCallsOneMakes() throws Exception {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        try (EngineQueue queue = new EngineQueue(1, 50, "owner")) {
            submit(queue, "attacker", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            List<Future<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                all.add(noted(queue, "attacker", order, i + 1));
            }
            all.add(noted(queue, "normal", order, 9));
            permits.release();
            for (Future<Boolean> call : all) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isTrue();
            }
        }
        assertThat(order.indexOf("normal")).isLessThanOrEqualTo(1);
    }

    @Test
    void aThreadThatWasGivenUpIsFreeWithinASecond() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        try (EngineQueue queue = new EngineQueue(1, 50, "owner")) {
            assertThatThrownBy(() -> queue.run(
                            "slow",
                            () -> {
                                begun.countDown();
                                permits.acquire(); // as a loop of the engine that looks for an interruption
                                return "never";
                            },
                            Workload.UNKNOWN,
                            Duration.ofMillis(300),
                            () -> false))
                    .isInstanceOf(ApiException.class);
            assertThat(begun.getCount()).isZero();
            assertThat(queue.run("normal", () -> "answer", Workload.UNKNOWN, Duration.ofSeconds(30), () -> false))
                    .isEqualTo("answer");
        }
    }

    @Test
    void aFullQueueRefusesAndForgetsNobody() throws Exception {
        try (EngineQueue queue = new EngineQueue(1, 2, "owner")) {
            List<Future<String>> calls = submit(queue, "one", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            calls.addAll(submit(queue, "one", 2));
            while (!queue.isFull()) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> queue.run("two", () -> "x", Workload.UNKNOWN, MINUTE, () -> false))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            e -> assertThat(e.apiError().kind().status()).isEqualTo(503));
            permits.release(3);
            for (Future<String> call : calls) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    @Test
    void whatCannotBeAnsweredInTimeIsRefusedAtOnce() {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner")) {
            makePaceKnown(queue);
            AtomicBoolean begun = new AtomicBoolean();
            assertThatThrownBy(() -> queue.run("one", () -> begun.getAndSet(true), scored(500), MINUTE, () -> false))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            e -> assertThat(e.apiError().kind().status()).isEqualTo(504));
            assertThat(begun).isFalse();
            assertThat(queue.run("one", () -> "answer", scored(4), MINUTE, () -> false))
                    .isEqualTo("answer");
        }
    }

    @Test
    void whoWouldWaitTooLongIsToldForHowManySeconds() throws Exception {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner")) {
            makePaceKnown(queue);
            List<Future<String>> calls = submit(queue, "one", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            calls.addAll(submit(queue, "one", 4, scored(60)));
            while (queue.waitingCalls() < 4) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> queue.run("one", () -> "x", scored(30), MINUTE, () -> false))
                    .isInstanceOfSatisfying(ApiException.class, e -> {
                        assertThat(e.apiError().kind().status()).isEqualTo(503);
                        assertThat(e.apiError().retryAfterSeconds()).hasValueSatisfying(seconds -> assertThat(seconds)
                                .isPositive());
                    });
            permits.release(5);
            for (Future<String> call : calls) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    private static Workload scored(double audioSeconds) {
        return Workload.of(ServiceEndpoint.PRONUNCIATION, audioSeconds);
    }

    // At least .25 s for each second of sound.
    private static void makePaceKnown(EngineQueue queue) {
        for (int i = 0; i < 3; i++) {
            queue.run(
                    "one",
                    () -> {
                        TimeUnit.SECONDS.sleep(1);
                        return "answer";
                    },
                    scored(4),
                    MINUTE,
                    () -> false);
        }
    }

    private List<Future<String>> submit(EngineQueue queue, String caller, int count) {
        return submit(queue, caller, count, Workload.UNKNOWN);
    }

    private List<Future<String>> submit(EngineQueue queue, String caller, int count, Workload load) {
        List<Future<String>> calls = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            calls.add(callers.submit(() -> queue.run(
                    caller,
                    () -> {
                        arrived.release();
                        permits.acquire();
                        return "done";
                    },
                    load,
                    Duration.ofMinutes(10),
                    () -> false)));
        }
        return calls;
    }

    private Future<Boolean> noted(EngineQueue queue, String caller, List<String> order, int waiting) {
        Future<Boolean> call =
                callers.submit(() -> queue.run(caller, () -> order.add(caller), Workload.UNKNOWN, MINUTE, () -> false));
        while (queue.waitingCalls() < waiting) {
            Thread.onSpinWait();
        }
        return call;
    }
}
