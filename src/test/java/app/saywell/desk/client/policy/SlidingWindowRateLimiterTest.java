package app.saywell.desk.client.policy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SlidingWindowRateLimiterTest {
    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final TimeAndRandomSource timing =
            new TimeAndRandomSource(Clock.systemUTC(), now::get, length -> now.addAndGet(length.toNanos()), () -> 0.5);

    @ParameterizedTest
    @CsvSource({"1, 1", "60, 1", "100, 1", "120, 1", "121, 2", "500, 8", "600, 9"})
    void advisesFewerAtOnceThanASixtiethButAtLeastOne(int callsPerMinute, int maxConcurrency) {
        assertThat(SlidingWindowRateLimiter.maxConcurrency(callsPerMinute)).isEqualTo(maxConcurrency);
    }

    @Test
    void letsNoMinuteHoldMoreThanTheKeyAllows() throws Exception {
        SlidingWindowRateLimiter pace = new SlidingWindowRateLimiter(30, timing);
        List<Long> starts = new ArrayList<>();
        for (int call = 0; call < 400; call++) {
            pace.acquire();
            starts.add(now.get());
            now.addAndGet(Duration.ofMillis(call % 7 * 100L).toNanos());
            pace.release();
        }
        long minute = Duration.ofSeconds(60).toNanos();
        for (int first = 0; first + 30 < starts.size(); first++) {
            assertThat(starts.get(first + 30) - starts.get(first)).isGreaterThan(minute);
        }
    }

    @Test
    void losesNoTimeBelowTheLimit() throws Exception {
        SlidingWindowRateLimiter pace = new SlidingWindowRateLimiter(100, timing);
        long start = now.get();
        for (int call = 0; call < 100; call++) {
            pace.acquire();
            pace.release();
        }
        assertThat(now.get()).isEqualTo(start);
    }

    @Test
    void letsNobodyStartWhileTheServiceWantsToBeLeftAlone() throws Exception {
        SlidingWindowRateLimiter pace = new SlidingWindowRateLimiter(100, timing);
        long start = now.get();
        pace.pauseFor(Duration.ofSeconds(20));
        pace.pauseFor(Duration.ofSeconds(5));
        pace.acquire();
        assertThat(now.get() - start).isEqualTo(Duration.ofSeconds(20).toNanos());
        pace.release();
        pace.pauseFor(Duration.ofDays(1));
        pace.acquire();
        assertThat(now.get() - start).isEqualTo(Duration.ofSeconds(81).toNanos());
    }

    @Test
    void letsOnlySoManyInAtOnce() throws Exception {
        SlidingWindowRateLimiter pace = new SlidingWindowRateLimiter(300, TimeAndRandomSource.system());
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger maxConcurrent = new AtomicInteger();
        CountDownLatch four = new CountDownLatch(4);
        List<Future<Integer>> calls = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 0; number < 40; number++) {
                int call = number;
                calls.add(threads.submit(() -> {
                    pace.acquire();
                    maxConcurrent.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    four.countDown();
                    four.await();
                    inside.decrementAndGet();
                    pace.release();
                    return call;
                }));
            }
            for (Future<Integer> call : calls) {
                call.get();
            }
        }
        assertThat(maxConcurrent.get()).isEqualTo(4);
    }

    @Test
    void givesItsPlaceBackWhenInterrupted() throws Exception {
        TimeAndRandomSource interrupting = new TimeAndRandomSource(
                Clock.systemUTC(),
                now::get,
                _ -> {
                    throw new InterruptedException();
                },
                () -> 0.5);
        SlidingWindowRateLimiter pace = new SlidingWindowRateLimiter(1, interrupting);
        pace.acquire();
        pace.release();
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(interrupted(pace)).isTrue();
        }
        now.addAndGet(Duration.ofMinutes(2).toNanos());
        assertThat(interrupted(pace)).isFalse();
    }

    @Test
    void needsAtLeastOneCallAMinute() {
        assertThatIllegalArgumentException().isThrownBy(() -> new SlidingWindowRateLimiter(0, timing));
    }

    private static boolean interrupted(SlidingWindowRateLimiter pace) {
        try {
            pace.acquire();
            return false;
        } catch (InterruptedException _) {
            return true;
        }
    }
}
