package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.LineUnavailableException;
import org.junit.jupiter.api.Test;

class FormatSearchTest {
    private final FormatSearch search = new FormatSearch();
    private final List<Integer> asked = new ArrayList<>();
    private int closed;

    @Test
    void takesTheHighestRateThatTheDeviceHas() throws Exception {
        SampleSource source = search.open("mic", format -> {
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
        SampleSource source = search.open("mic", format -> {
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
    void aDeviceThatRefusesItsHigherRatesStaysAtTheLowerOneAndIsAskedTwiceOnceOnly() throws Exception {
        assertThat(search.open("mic", this::openUpTo22050).sampleRate()).isEqualTo(22_050);
        assertThat(closed).isEqualTo(1);
        assertThat(search.open("mic", this::openUpTo22050).sampleRate()).isEqualTo(22_050);
        assertThat(closed).as("known").isEqualTo(1);
        search.open("another", this::openUpTo22050);
        assertThat(closed).as("another device").isEqualTo(2);
    }

    @Test
    void aKnownDeviceThatIsOpenedAtALowerRateThanEverIsAskedOnceMore() throws Exception {
        search.open("mic", this::openUpTo22050);
        asked.clear();
        SampleSource source = search.open("mic", format -> {
            if (asked.size() < 8) {
                ask(format);
                throw new LineUnavailableException("not there yet");
            }
            return openUpTo22050(format);
        });
        assertThat(source.sampleRate()).isEqualTo(22_050);
        assertThat(closed).isEqualTo(2);
    }

    @Test
    void theSameRateInMonoIsNoBetterOne() throws Exception {
        SampleSource source = search.open("mic", format -> {
            if (ask(format) > 44_100) {
                throw new IllegalArgumentException("no such line");
            }
            if (format.getChannels() == 1) {
                throw new LineUnavailableException("stereo alone");
            }
            return new OpenedAt(format);
        });
        assertThat(source.sampleRate()).isEqualTo(44_100);
        assertThat(closed).isZero();
    }

    @Test
    void whatWasFoundFirstIsOpenedWhereTheSecondSearchFindsNothing() throws Exception {
        int formats = 12;
        SampleSource source = search.open("mic", format -> {
            ask(format);
            boolean isSearchedAgain = asked.size() > 5 && asked.size() <= 5 + formats;
            if (asked.size() < 5 || isSearchedAgain) {
                throw new LineUnavailableException("in use");
            }
            return new OpenedAt(format);
        });
        assertThat(source.sampleRate()).isEqualTo(32_000);
        assertThat(asked).hasSize(5 + formats + 1);
    }

    @Test
    void saysWhetherThereIsNoneOrWhetherItCannotBeOpened() {
        assertThatThrownBy(() -> search.open("mic", format -> {
                    throw new IllegalArgumentException("no such line");
                }))
                .isInstanceOfSatisfying(CaptureException.class, refusal -> assertThat(refusal.failure())
                        .isEqualTo(RecordingFailure.NO_DEVICE));
        assertThatThrownBy(() -> search.open("mic", format -> {
                    throw new LineUnavailableException("line with format " + format + " not supported");
                }))
                .isInstanceOfSatisfying(CaptureException.class, refusal -> assertThat(refusal.failure())
                        .isEqualTo(RecordingFailure.DEVICE_BUSY))
                .hasMessage("the system refused it");
    }

    private SampleSource openUpTo22050(AudioFormat format) throws LineUnavailableException {
        if (ask(format) > 22_050) {
            throw new LineUnavailableException("not supported");
        }
        return new OpenedAt(format);
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
