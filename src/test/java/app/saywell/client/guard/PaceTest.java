package app.saywell.client.guard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

class PaceTest {
    private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000);
    private final Timing timing =
            new Timing(
                    Clock.systemUTC(),
                    now::get,
                    length -> now.addAndGet(length.toNanos()),
                    () -> 0.5);

    @ParameterizedTest
    @CsvSource({"1, 1", "60, 1", "100, 1", "120, 1", "121, 2", "500, 8", "600, 9"})
    void advisesFewerAtOnceThanASixtiethButAtLeastOne(int callsAMinute, int atOnce) {
        assertThat(Pace.atOnce(callsAMinute)).isEqualTo(atOnce);
    }

    @Test
    void letsNoMinuteHoldMoreThanTheKeyAllows() throws Exception {
        Pace pace = new Pace(30, timing);
        List<Long> starts = new ArrayList<>();
        for (int call = 0; call < 400; call++) {
            pace.enter();
            starts.add(now.get());
            now.addAndGet(Duration.ofMillis(call % 7 * 100L).toNanos());
            pace.leave();
        }
        long minute = Duration.ofSeconds(60).toNanos();
        for (int first = 0; first + 30 < starts.size(); first++) {
            assertThat(starts.get(first + 30) - starts.get(first)).isGreaterThan(minute);
        }
    }

    @Test
    void losesNoTimeBelowTheLimit() throws Exception {
        Pace pace = new Pace(100, timing);
        long start = now.get();
        for (int call = 0; call < 100; call++) {
            pace.enter();
            pace.leave();
        }
        assertThat(now.get()).isEqualTo(start);
    }

    @Test
    void letsNobodyStartWhileTheServiceWantsToBeLeftAlone() throws Exception {
        Pace pace = new Pace(100, timing);
        long start = now.get();
        pace.rest(Duration.ofSeconds(20));
        pace.rest(Duration.ofSeconds(5));
        pace.enter();
        assertThat(now.get() - start).isEqualTo(Duration.ofSeconds(20).toNanos());
        pace.leave();
        pace.rest(Duration.ofDays(1));
        pace.enter();
        assertThat(now.get() - start).isEqualTo(Duration.ofSeconds(81).toNanos());
    }

    @Test
    void letsOnlySoManyInAtOnce() throws Exception {
        Pace pace = new Pace(300, Timing.system());
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CountDownLatch four = new CountDownLatch(4);
        List<Future<Integer>> calls = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 0; number < 40; number++) {
                int call = number;
                calls.add(
                        threads.submit(
                                () -> {
                                    pace.enter();
                                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                                    four.countDown();
                                    four.await();
                                    inside.decrementAndGet();
                                    pace.leave();
                                    return call;
                                }));
            }
            for (Future<Integer> call : calls) {
                call.get();
            }
        }
        assertThat(most.get()).isEqualTo(4);
    }

    @Test
    void givesItsPlaceBackWhenInterrupted() throws Exception {
        Timing interrupting =
                new Timing(
                        Clock.systemUTC(),
                        now::get,
                        _ -> {
                            throw new InterruptedException();
                        },
                        () -> 0.5);
        Pace pace = new Pace(1, interrupting);
        pace.enter();
        pace.leave();
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(interrupted(pace)).isTrue();
        }
        now.addAndGet(Duration.ofMinutes(2).toNanos());
        assertThat(interrupted(pace)).isFalse();
    }

    @Test
    void needsAtLeastOneCallAMinute() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Pace(0, timing));
    }

    private static boolean interrupted(Pace pace) {
        try {
            pace.enter();
            return false;
        } catch (InterruptedException _) {
            return true;
        }
    }
}
