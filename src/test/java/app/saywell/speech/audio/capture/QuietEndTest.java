package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class QuietEndTest {
    private static final int RATE = 16_000;
    private static final int ROOM = 20;
    private static final int VOWEL = 8000;

    private final LevelMeter meter = new LevelMeter(RATE);
    private final Random noise = new Random(1);

    @Test
    void isReachedWhenTheRoomAloneWasHeardForThreeTenths() {
        add(ROOM, 0.4);
        add(VOWEL, 1);
        assertThat(isReached()).isFalse();
        add(ROOM, 0.28);
        assertThat(isReached()).isFalse();
        add(ROOM, 0.02);
        assertThat(isReached()).isTrue();
    }

    @Test
    void aSoftLastConsonantIsWaitedFor() {
        add(ROOM, 0.4);
        add(VOWEL, 1);
        add(ROOM, 0.15);
        add(3 * ROOM, 0.08);
        add(ROOM, 0.2);
        assertThat(isReached()).isFalse();
        add(ROOM, 0.1);
        assertThat(isReached()).isTrue();
    }

    @Test
    void aLongSoftSoundIsNoSilence() {
        add(ROOM, 0.4);
        add(VOWEL, 1);
        add(3 * ROOM, 0.6);
        assertThat(isReached()).isFalse();
    }

    @Test
    void whereSpeechHardlyStandsOutNothingIsSaid() {
        add(1000, 0.4);
        add(VOWEL, 1);
        add(1000, 1);
        assertThat(isReached()).isFalse();
    }

    @Test
    void whatWasBeforeTheTakeCountsForNothing() {
        add(VOWEL, 1);
        long start = meter.blocks();
        add(ROOM, 2);
        assertThat(QuietEnd.isReached(meter, start, meter.blocks()))
                .as("nothing was said")
                .isFalse();
        assertThat(isReached()).isTrue();
    }

    @Test
    void ofATakeOfTwoMinutesTheLastOneCounts() {
        add(ROOM, 60);
        add(VOWEL, 60);
        add(ROOM, 0.2);
        assertThat(isReached()).isFalse();
        add(ROOM, 0.1);
        assertThat(isReached()).isTrue();
    }

    @Test
    void aSoundSinceABlockCountsThoughSilenceFollows() {
        add(ROOM, 0.4);
        add(VOWEL, 1);
        add(ROOM, 0.3);
        long since = meter.blocks();
        add(ROOM, 0.2);
        assertThat(QuietEnd.isReachedSince(meter, 0, since, meter.blocks())).isTrue();
        add(VOWEL, 0.05);
        add(ROOM, 0.4);
        assertThat(isReached()).isTrue();
        assertThat(QuietEnd.isReachedSince(meter, 0, since, meter.blocks())).isFalse();
    }

    @Test
    void whatCameWhileItIsAskedCountsForNothing() {
        add(ROOM, 0.4);
        add(VOWEL, 1);
        add(ROOM, 0.2);
        long asked = meter.blocks();
        add(ROOM, 0.1);
        assertThat(isReached()).isTrue();
        assertThat(QuietEnd.isReached(meter, 0, asked)).isFalse();
    }

    private boolean isReached() {
        return QuietEnd.isReached(meter, 0, meter.blocks());
    }

    /// Noise with a sample of the peak in each block.
    private void add(int peak, double seconds) {
        short[] samples = new short[(int) Math.round(seconds * RATE)];
        for (int i = 0; i < samples.length; i++) {
            samples[i] = (short) (i % 160 == 0 ? peak : noise.nextInt(-peak, peak));
        }
        meter.add(samples, samples.length);
    }
}
