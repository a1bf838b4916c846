package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;

class FormatSearchTest {
    private final List<Integer> asked = new ArrayList<>();
    private int closed;

    @Test
    void takesTheHighestRateThatTheDeviceHas() throws Exception {
        SampleSource source = FormatSearch.open(format -> {
            if (ask(format) > 16_000) {
                throw new IllegalArgumentException("no such line");
            }
            return new OpenedAt(format);
        });
        assertThat(source.sampleRate()).isEqualTo(16_000);
        assertThat(asked).contains(48_000, 44_100).doesNotContain(8_000);
        assertThat(closed).isZero();
    }

    @Test
    void aDeviceThatAppearsBetweenTwoAttemptsIsOpenedAtItsBestRateAllTheSame() throws Exception {
        SampleSource source = FormatSearch.open(format -> {
            ask(format);
            if (asked.size() < 8) {
                throw new LineUnavailableException("not there yet");
            }
            return new OpenedAt(format);
        });
        assertThat(source.sampleRate()).isEqualTo(48_000);
        assertThat(closed).as("what was opened at a lower rate").isEqualTo(1);
    }

    @Test
    void aDeviceThatRefusesItsHigherRatesStaysAtTheLowerOne() throws Exception {
        SampleSource source = FormatSearch.open(format -> {
            if (ask(format) > 22_050) {
                throw new LineUnavailableException("not supported");
            }
            return new OpenedAt(format);
        });
        assertThat(source.sampleRate()).isEqualTo(22_050);
        assertThat(closed).isEqualTo(1);
    }

    @Test
    void saysWhetherThereIsNoneOrWhetherItCannotBeOpened() {
        assertThatThrownBy(() -> FormatSearch.open(format -> {
                    throw new IllegalArgumentException("no such line");
                }))
                .isInstanceOfSatisfying(CaptureException.class, refusal -> assertThat(refusal.failure())
                        .isEqualTo(RecordingFailure.NO_DEVICE));
        assertThatThrownBy(() -> FormatSearch.open(format -> {
                    throw new LineUnavailableException("in use");
                }))
                .isInstanceOfSatisfying(CaptureException.class, refusal -> assertThat(refusal.failure())
                        .isEqualTo(RecordingFailure.DEVICE_BUSY));
    }

    private int ask(AudioFormat format) {
        asked.add((int) format.getSampleRate());
        return asked.getLast();
    }

    private final class OpenedAt implements SampleSource {
        private final AudioFormat format;

        OpenedAt(AudioFormat format) {
            this.format = format;
        }

        @Override
        public int sampleRate() {
            return (int) format.getSampleRate();
        }

        @Override
        public int read(short[] buffer) {
            return 0;
        }

        @Override
        public void close() {
            closed++;
        }
    }
}
