package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QuietCollectionTest {
    private long now;
    private long used;
    private boolean hasSound;
    private int collections;

    private final QuietCollection quiet =
            new QuietCollection(new CollectionTrigger(100, () -> used, this::collect), () -> hasSound, () -> now);

    private void collect() {
        collections++;
        used = 0;
    }

    @AfterEach
    void close() {
        quiet.close();
    }

    @Test
    void garbageWaitsUntilItHasBeenQuietForAWhile() {
        used = 101;
        quiet.active();
        now += QuietCollection.QUIET.toNanos() - 1;
        quiet.check();
        assertThat(collections).isZero();
        now++;
        quiet.check();
        assertThat(collections).isEqualTo(1);
    }

    @Test
    void nothingIsCollectedWhileThereIsSoundNorRightAfterIt() {
        used = 101;
        hasSound = true;
        now += 10 * QuietCollection.QUIET.toNanos();
        quiet.check();
        hasSound = false;
        quiet.check();
        assertThat(collections).isZero();
        now += QuietCollection.QUIET.toNanos();
        quiet.check();
        assertThat(collections).isEqualTo(1);
    }

    @Test
    void aQuietWindowWithLittleGarbageIsLeftAlone() {
        used = 100;
        now += 10 * QuietCollection.QUIET.toNanos();
        quiet.check();
        assertThat(collections).isZero();
    }
}
