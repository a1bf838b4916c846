package app.saywell.judge.service.upload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import app.saywell.judge.service.call.ApiException;
import app.saywell.judge.service.call.ServiceLimits;
import app.saywell.judge.service.upload.UploadQuota.UploadPermit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// A key whose uploads stand still does not shut itself out.
class UploadQuotaTest {
    private static final int CALLS = 4;

    private final AtomicInteger woken = new AtomicInteger();
    private final List<UploadPermit> held = new ArrayList<>();
    private long now;
    private final UploadQuota quota = new UploadQuota(
            ServiceLimits.defaults().withQueueLength(2 * CALLS - ServiceLimits.engineThreads()), () -> now);

    @Test
    void aKeyThatHasItsShareIsRefusedAndOthersAreNot() {
        fill();
        assertThatExceptionOfType(ApiException.class).isThrownBy(() -> quota.acquire("one"));
        quota.acquire("two").close();
        held.getFirst().close();
        quota.acquire("one").close();
    }

    @Test
    void theUploadThatHasStoodStillForLongestMakesRoom() {
        fill();
        held.get(2).begins(woken::incrementAndGet);
        pass(1);
        held.get(1).begins(() -> {
            throw new AssertionError("stands still for less long");
        });
        assertThatExceptionOfType(ApiException.class).isThrownBy(() -> quota.acquire("one"));
        pass(2);
        UploadPermit next = quota.acquire("one");
        assertThat(woken).hasValue(1);
        assertThat(held.get(2).isGivenUp()).isTrue();
        assertThat(held.get(1).isGivenUp()).isFalse();
        held.get(2).close();
        held.get(1).ends();
        assertThatExceptionOfType(ApiException.class)
                .as("the place was given once")
                .isThrownBy(() -> quota.acquire("one"));
        next.close();
        quota.acquire("one").close();
    }

    @Test
    void anUploadThatGoesOnIsNeverGivenUp() {
        fill();
        held.getFirst().begins(woken::incrementAndGet);
        held.getFirst().ends();
        pass(60);
        assertThatExceptionOfType(ApiException.class).isThrownBy(() -> quota.acquire("one"));
        assertThat(woken).hasValue(0);
    }

    @Test
    void whatWasGivenUpGivesItsMemoryBack() {
        long half = ServiceLimits.defaults().maxMemoryBytes() / 2;
        fill();
        held.getFirst().reserve(half);
        held.getFirst().begins(woken::incrementAndGet);
        pass(3);
        UploadPermit next = quota.acquire("one");
        assertThatExceptionOfType(ApiException.class).isThrownBy(() -> next.reserve(1));
        held.getFirst().close();
        next.reserve(half);
        next.close();
        held.forEach(UploadPermit::close);
    }

    private void fill() {
        for (int i = 0; i < CALLS; i++) {
            held.add(quota.acquire("one"));
        }
    }

    private void pass(int seconds) {
        now += Duration.ofSeconds(seconds).toNanos();
    }
}
