package app.saywell.audio.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import app.saywell.audio.UnreadableAudioException;
import app.saywell.signal.Pcm;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleCollectorTest {
    private static final int CHUNK = 1 << 16;

    private final SampleCollector samples = new SampleCollector(2);

    @Test
    void whatIsTrimmedIsLeftOutOverAnyNumberOfSamples() {
        samples.setSampleRate(CHUNK * 2);
        add(3 * CHUNK);
        samples.trim(CHUNK - 10, CHUNK + 25);
        Pcm pcm = samples.toPcm();
        assertThat(pcm.samples()).hasSize(CHUNK + 25);
        for (int i = 0; i < pcm.samples().length; i++) {
            assertThat(pcm.samples()[i]).isEqualTo(sample(CHUNK - 10 + i));
        }
    }

    @Test
    void nothingIsLeftWhereMoreIsTrimmedThanThereIs() {
        samples.setSampleRate(16_000);
        add(100);
        assertThat(samples.isEmpty()).isFalse();
        samples.trim(200, 5);
        assertThat(samples.isEmpty()).isTrue();
    }

    /// A recording may be as long as the limit, and at a high rate take no more than at 48 kHz.
    @ParameterizedTest
    @CsvSource({"16000, 32000", "48000, 96000", "655350, 96000"})
    void aLongerRecordingIsRefused(int rate, int most) {
        samples.setSampleRate(rate);
        add(most);
        assertThat(samples.toPcm().samples()).hasSize(most);
        add(1);
        assertThatThrownBy(samples::toPcm).isInstanceOf(UnreadableAudioException.class);
    }

    @Test
    void anEndlessRecordingIsRefusedWhileItIsRead() {
        samples.setSampleRate(655_350);
        assertThatThrownBy(() -> add(96_000 + 3 * CHUNK))
                .isInstanceOf(UnreadableAudioException.class);
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
