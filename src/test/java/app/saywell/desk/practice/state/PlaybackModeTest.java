package app.saywell.desk.practice.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

/// How recordings are played.
class PlaybackModeTest {
    private final PlaybackMode mode = new PlaybackMode();

    @Test
    void eachStepIsATenthSlowerAndTheOneAfterTheSlowestIsFullSpeed() {
        double[] heard = DoubleStream.generate(() -> {
                    mode.slower();
                    return mode.speed().get();
                })
                .limit(7)
                .toArray();

        assertThat(heard).containsExactly(0.9, 0.8, 0.7, 0.6, 0.5, 1, 0.9);
    }

    @Test
    void whatIsPlayedIsRepeatedUntilTheSwitchIsTurnedAgain() {
        assertThat(mode.loop().get()).isFalse();
        mode.toggleLoop();
        assertThat(mode.loop().get()).isTrue();
        mode.toggleLoop();
        assertThat(mode.loop().get()).isFalse();
    }
}
