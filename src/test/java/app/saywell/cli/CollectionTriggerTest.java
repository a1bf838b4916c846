package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.concurrent.atomic.AtomicInteger;

class CollectionTriggerTest {
    private static final int BYTES = 8 << 20;

    private final AtomicInteger collections = new AtomicInteger();

    @Test
    void muchGarbageIsCollectedOnce() {
        System.gc();
        CollectionTrigger trigger = new CollectionTrigger(BYTES / 2, collections::incrementAndGet);
        byte[] kept = new byte[BYTES];
        trigger.collectIfMuch();
        trigger.collectIfMuch();
        assertThat(collections).hasValue(1);
        assertThat(kept).hasSize(BYTES);
    }

    @Test
    void littleGarbageIsLeft() {
        CollectionTrigger trigger =
                new CollectionTrigger(Long.MAX_VALUE / 2, collections::incrementAndGet);
        byte[] kept = new byte[BYTES];
        trigger.collectIfMuch();
        assertThat(collections).hasValue(0);
        assertThat(kept).hasSize(BYTES);
    }
}
