package app.saywell.speech.audio.capture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

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

    @Test
    void microphonesAreAmongTheDevices() {
        assertThat(InputDevices.microphoneNames())
                .isSubsetOf(InputDevices.list().stream().map(InputDevice::name).toList());
    }
}
