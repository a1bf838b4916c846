package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CollectionTriggerTest {
    private static final long MUCH = 100;
    private static final long LIVE = 1_000;

    private long used = LIVE;
    private int collections;

    private final CollectionTrigger trigger = new CollectionTrigger(MUCH, () -> used, this::collect);

    private void collect() {
        collections++;
        used = LIVE;
    }

    @Test
    void muchGarbageIsCollectedOnce() {
        used = LIVE + MUCH + 1;
        trigger.collectIfMuch();
        trigger.collectIfMuch();
        assertThat(collections).isEqualTo(1);
    }

    @Test
    void littleGarbageIsLeft() {
        used = LIVE + MUCH;
        trigger.collectIfMuch();
        assertThat(collections).isZero();
    }

    @Test
    void aHeapThatSomethingElseCollectedIsMeasuredFromThere() {
        used = LIVE / 2;
        trigger.collectIfMuch();
        used = LIVE / 2 + MUCH + 1;
        trigger.collectIfMuch();
        assertThat(collections).isEqualTo(1);
    }

    @Test
    void littleGarbageAddsUpOverSeveralJudgements() {
        used = LIVE + MUCH / 2;
        trigger.collectIfMuch();
        used = LIVE + MUCH + 1;
        trigger.collectIfMuch();
        assertThat(collections).isEqualTo(1);
    }
}
