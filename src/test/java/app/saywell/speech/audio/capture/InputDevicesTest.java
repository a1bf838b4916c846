package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import org.junit.jupiter.api.Test;

class InputDevicesTest {
    /// It would record somebody else under the name of a learner.
    @Test
    void aDeviceThatIsGoneIsNotReplacedByTheDefaultOne() {
        CaptureException refusal =
                catchThrowableOfType(CaptureException.class, () -> InputDevices.onlyByName("no device of this name")
                        .open());
        assertThat(refusal.failure()).isEqualTo(RecordingFailure.NO_DEVICE);
    }

    /// Whose each is cannot be told after one of them was unplugged.
    @Test
    void ofTwoDevicesWithOneNameNeitherIsTaken() throws CaptureException {
        assertThat(InputDevices.theOnly(List.of("one"))).isEqualTo("one");
        CaptureException refusal =
                catchThrowableOfType(CaptureException.class, () -> InputDevices.theOnly(List.of("one", "another")));
        assertThat(refusal.failure()).isEqualTo(RecordingFailure.NO_DEVICE);
    }
}
