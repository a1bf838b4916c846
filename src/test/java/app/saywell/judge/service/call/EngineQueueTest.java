package app.saywell.judge.service.call;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

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
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Who gets a thread of the engine, and when it is free again.
class EngineQueueTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
    private final Semaphore arrived = new Semaphore(0);
    private final Semaphore permits = new Semaphore(0);
    private final AtomicLong now = new AtomicLong();
    private final EnginePace pace = new EnginePace(now::get);

    @AfterEach
    void stop() {
        permits.release(1_000);
        callers.shutdownNow();
    }

    @Test
    void oneCallerNeverHoldsEveryThread() throws Exception {
        try (EngineQueue queue = new EngineQueue(3, 50, "owner", MINUTE, pace)) {
            List<Future<String>> flood = submit(queue, "attacker", 20);
            assertThat(arrived.tryAcquire(2, 100, TimeUnit.SECONDS)).isTrue();
            assertThat(answer(queue, "normal", Workload.UNKNOWN))
                    .as("while the flood holds what it can")
                    .isEqualTo("answer");
            assertThat(arrived.availablePermits()).as("more of the flood").isZero();
            permits.release(20);
            for (Future<String> call : flood) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
            assertThat(queue.waitingCalls()).isZero();
        }
    }

    @Test
    void thisProcessItselfMayHaveEveryThread() throws Exception {
        try (EngineQueue queue = new EngineQueue(3, 50, "owner", MINUTE, pace)) {
            submit(queue, "owner", 5);
            assertThat(arrived.tryAcquire(3, 100, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void callersTakeTurnsHoweverManyCallsOneMakes() throws Exception {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
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
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            do { // until it has begun before the time was over
                assertThatThrownBy(() -> queue.run(
                                "slow",
                                _ -> {
                                    begun.countDown();
                                    permits.acquire(); // as a loop of the engine that looks for an interruption
                                    return "never";
                                },
                                Workload.UNKNOWN,
                                Duration.ofMillis(300),
                                () -> false))
                        .isInstanceOf(ApiException.class);
            } while (begun.getCount() > 0);
            assertThat(answer(queue, "normal", Workload.UNKNOWN)).isEqualTo("answer");
        }
    }

    @Test
    void aFullQueueRefusesAndForgetsNobody() throws Exception {
        try (EngineQueue queue = new EngineQueue(1, 2, "owner", MINUTE, pace)) {
            List<Future<String>> calls = submit(queue, "one", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            calls.addAll(submit(queue, "one", 2));
            while (!queue.isFull()) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> queue.run("two", _ -> "x", Workload.UNKNOWN, MINUTE, () -> false))
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
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            makePaceKnown(1);
            AtomicBoolean begun = new AtomicBoolean();
            assertThatThrownBy(() -> queue.run("one", _ -> begun.getAndSet(true), scored(500), MINUTE, () -> false))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            e -> assertThat(e.apiError().kind().status()).isEqualTo(504));
            assertThat(begun).isFalse();
            assertThat(answer(queue, "one", scored(4))).isEqualTo("answer");
        }
    }

    @Test
    void whoWouldWaitTooLongIsToldForHowManySeconds() throws Exception {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            makePaceKnown(1);
            List<Future<String>> calls = submit(queue, "one", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            calls.addAll(submit(queue, "one", 4, scored(60)));
            while (queue.waitingCalls() < 4) {
                Thread.onSpinWait();
            }
            assertThatThrownBy(() -> queue.run("one", _ -> "x", scored(30), MINUTE, () -> false))
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

    @Test
    void aSlowUploadIsToldThatItWasTheUpload() {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            makePaceKnown(1);
            assertThatThrownBy(() -> queue.run("one", _ -> "x", scored(40), Duration.ofSeconds(5), () -> false))
                    .isInstanceOfSatisfying(ApiException.class, e -> {
                        assertThat(e.apiError().kind().status()).isEqualTo(504);
                        assertThat(e.apiError().message()).contains("upload").doesNotContain("longer than");
                    });
        }
    }

    @Test
    void nothingOfUnknownLengthIsRefused() {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            makePaceKnown(100);
            assertThat(answer(queue, "one", new Workload(0, true))).isEqualTo("answer");
        }
    }

    @Test
    void longWorkWaitsForAPlaceWhileShortWorkPassesIt() throws Exception {
        try (EngineQueue queue = new EngineQueue(2, 50, "owner", MINUTE, pace)) {
            List<Future<String>> longs = submit(queue, "owner", 3, scored(100));
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            while (queue.waitingCalls() < 2) {
                Thread.onSpinWait();
            }
            assertThat(answer(queue, "owner", scored(4))).isEqualTo("answer");
            assertThat(arrived.availablePermits()).as("more long work").isZero();
            permits.release(3);
            for (Future<String> call : longs) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    @Test
    void whenLongWorkEndsBothThatWaitedForItBegin() throws Exception {
        try (EngineQueue queue = new EngineQueue(2, 50, "owner", MINUTE, pace)) {
            List<Future<String>> calls = submit(queue, "one", 1, scored(100));
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            calls.addAll(submit(queue, "one", 1)); // waits for the share of its key
            calls.addAll(submit(queue, "two", 1, scored(100))); // waits for the place of what is long
            while (queue.waitingCalls() < 2) {
                Thread.onSpinWait();
            }
            assertThat(answer(queue, "three", Workload.UNKNOWN)).isEqualTo("answer");
            while (queue.runningCalls() > 1) { // the other thread finds nothing
                Thread.onSpinWait();
            }
            permits.release();
            assertThat(arrived.tryAcquire(2, 100, TimeUnit.SECONDS))
                    .as("both at the same time")
                    .isTrue();
            permits.release(2);
            for (Future<String> call : calls) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    @Test
    void longWorkBehindOtherLongWorkIsRefusedWhereShortWorkIsNot() throws Exception {
        try (EngineQueue queue = new EngineQueue(2, 50, "owner", MINUTE, pace)) {
            List<Future<String>> longs = submit(queue, "one", 3, scored(100));
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            while (queue.waitingCalls() < 2) {
                Thread.onSpinWait();
            }
            makePaceKnown(.5); // 25 s each: 12.5 and 25 s are before another key's
            assertThatThrownBy(() -> queue.run("two", _ -> "x", scored(100), MINUTE, () -> false))
                    .isInstanceOfSatisfying(ApiException.class, e -> {
                        assertThat(e.apiError().kind().status()).isEqualTo(503);
                        assertThat(e.apiError().retryAfterSeconds()).isPresent();
                    });
            assertThat(answer(queue, "two", scored(60)))
                    .as("of 7.5 s, with a thread that is free")
                    .isEqualTo("answer");
            permits.release(3);
            for (Future<String> call : longs) {
                assertThat(call.get(100, TimeUnit.SECONDS)).isEqualTo("done");
            }
        }
    }

    @Test
    void whatHasTooLittleTimeLeftAtItsTurnIsNotBegun() throws Exception {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            List<Future<String>> calls = submit(queue, "one", 1);
            assertThat(arrived.tryAcquire(100, TimeUnit.SECONDS)).isTrue();
            AtomicBoolean begun = new AtomicBoolean();
            Future<Boolean> late =
                    callers.submit(() -> queue.run("two", _ -> begun.getAndSet(true), scored(60), MINUTE, () -> false));
            while (queue.waitingCalls() < 1) {
                Thread.onSpinWait();
            }
            makePaceKnown(5); // 75 s
            permits.release();
            assertThatThrownBy(() -> late.get(100, TimeUnit.SECONDS))
                    .cause()
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            e -> assertThat(e.apiError().kind().status()).isEqualTo(503));
            assertThat(begun).isFalse();
            assertThat(calls.getFirst().get(100, TimeUnit.SECONDS)).isEqualTo("done");
        }
    }

    @Test
    void onlyWhatWasDecodedSaysHowFastTheEngineIs() {
        try (EngineQueue queue = new EngineQueue(1, 50, "owner", MINUTE, pace)) {
            for (int i = 0; i <= EnginePace.ANSWERS; i++) {
                queue.run("one", _ -> now.addAndGet(1_000_000_000), scored(4), MINUTE, () -> false);
            }
            awaitMeasured(queue);
            assertThat(pace.secondsFor(4)).isEmpty();
            for (int i = 0; i <= EnginePace.ANSWERS; i++) {
                queue.run(
                        "one",
                        decoded -> {
                            decoded.accept(scored(40));
                            return now.addAndGet(1_000_000_000);
                        },
                        scored(4),
                        MINUTE,
                        () -> false);
            }
            awaitMeasured(queue);
            assertThat(pace.secondsFor(40).orElseThrow()).isEqualTo(1, within(1e-9));
        }
    }

    // A call has its answer a moment before its time is noted. The one thread begins nothing else in between.
    private static void awaitMeasured(EngineQueue queue) {
        assertThat(answer(queue, "one", Workload.UNKNOWN)).isEqualTo("answer");
    }

    private static Workload scored(double audioSeconds) {
        return Workload.of(ServiceEndpoint.PRONUNCIATION, audioSeconds);
    }

    // Recordings of four seconds took so many.
    private void makePaceKnown(double seconds) {
        for (int i = 0; i <= EnginePace.ANSWERS; i++) {
            long begun = pace.begin();
            now.addAndGet((long) (seconds * 1e9));
            pace.answered(4, begun);
        }
    }

    private static String answer(EngineQueue queue, String caller, Workload load) {
        return queue.run(caller, _ -> "answer", load, MINUTE, () -> false);
    }

    private List<Future<String>> submit(EngineQueue queue, String caller, int count) {
        return submit(queue, caller, count, Workload.UNKNOWN);
    }

    private List<Future<String>> submit(EngineQueue queue, String caller, int count, Workload load) {
        List<Future<String>> calls = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            calls.add(callers.submit(() -> queue.run(
                    caller,
                    _ -> {
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
                callers.submit(() -> queue.run(caller, _ -> order.add(caller), Workload.UNKNOWN, MINUTE, () -> false));
        while (queue.waitingCalls() < waiting) {
            Thread.onSpinWait();
        }
        return call;
    }
}
