package app.saywell.speech.audio.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.signal.Pcm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SampleCollectorTest {
    private static final int CHUNK = 1 << 16;

    private final SampleCollector samples = new SampleCollector(10);

    @Test
    void whatIsTrimmedIsLeftOutOverAnyNumberOfSamples() {
        samples.setSampleRate(48_000);
        add(3 * CHUNK);
        samples.trim(CHUNK - 10, CHUNK + 25);
        Pcm pcm = samples.toPcm();
        assertThat(pcm.samples()).hasSize(CHUNK + 25);
        for (int i = 0; i < pcm.samples().length; i++) {
            assertThat(pcm.samples()[i]).isCloseTo(sample(CHUNK - 10 + i), within(2e-5f));
        }
    }

    @Test
    void whatIsTrimmedIsCountedAtTheRateOfTheFile() {
        samples.setSampleRate(96_000);
        for (int i = 0; i < 9_600; i++) {
            samples.add(i < 960 || i >= 5_760 ? 0.5f : 0);
        }
        samples.trim(960, 4_800);
        Pcm pcm = samples.toPcm();
        assertThat(pcm.samples()).hasSize(2_400);
        assertThat(pcm.samples()[1_200]).isCloseTo(0, within(1e-3f));
        assertThat(pcm.samples()[100]).isCloseTo(0, within(1e-3f));
        assertThat(pcm.samples()[2_300]).isCloseTo(0, within(1e-3f));
    }

    @Test
    void nothingIsLeftWhereMoreIsTrimmedThanThereIs() {
        samples.setSampleRate(16_000);
        add(100);
        assertThat(samples.isEmpty()).isFalse();
        samples.trim(200, 5);
        assertThat(samples.isEmpty()).isTrue();
    }

    /// A recording may be as long as the limit, at every rate.
    @ParameterizedTest
    @CsvSource({"16000, 16000", "44100, 44100", "48000, 48000", "88200, 44100", "96000, 48000", "192000, 48000"})
    void onlyALongerRecordingIsRefused(int rate, int kept) {
        samples.setSampleRate(rate);
        add(10 * rate);
        Pcm pcm = samples.toPcm();
        assertThat(pcm.samples()).hasSize(10 * kept);
        assertThat(pcm.sampleRate()).isEqualTo(kept);
        SampleCollector longer = new SampleCollector(10);
        longer.setSampleRate(rate);
        for (int i = 0; i < 10 * rate + rate / kept; i++) {
            longer.add(0);
        }
        assertThatThrownBy(longer::toPcm)
                .isInstanceOf(UnreadableAudioException.class)
                .hasMessageContaining("longer than 10 seconds");
    }

    @Test
    void anEndlessRecordingIsRefusedWhileItIsRead() {
        samples.setSampleRate(192_000);
        assertThatThrownBy(() -> add(10 * 192_000 + 12 * CHUNK)).isInstanceOf(UnreadableAudioException.class);
    }

    @Test
    void aShortSoundAtAHighRateIsWhole() {
        samples.setSampleRate(96_000);
        add(5);
        assertThat(samples.isEmpty()).isFalse();
        assertThat(samples.toPcm().samples()).hasSize(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {999, 50_001, 384_000})
    void aRateThatNoRecorderHasIsRefused(int rate) {
        assertThatThrownBy(() -> samples.setSampleRate(rate)).isInstanceOf(UnreadableAudioException.class);
    }

    @Test
    void aRateThatChangesIsRefused() {
        samples.setSampleRate(96_000);
        samples.setSampleRate(96_000);
        assertThatThrownBy(() -> samples.setSampleRate(48_000)).isInstanceOf(UnreadableAudioException.class);
    }

    private void add(int count) {
        for (int i = 0; i < count; i++) {
            samples.add(sample(i));
        }
    }

    private static float sample(int i) {
        return i % 1_000 / 1_000f;
    }
}
