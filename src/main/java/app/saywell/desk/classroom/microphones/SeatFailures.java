package app.saywell.desk.classroom.microphones;

import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.speech.audio.capture.RecordingFailure;

/// Why a microphone seat has no take, in words that fit a card with a choice of its own microphone.
final class SeatFailures {
    static final String GONE = "classroom.microphones.gone";
    static final String REFUSED = "classroom.microphones.refused";

    private SeatFailures() {}

    /// The text key of why nothing can be recorded now.
    static String betweenTakes(RecordingFailure failure) {
        return switch (failure) {
            case NO_DEVICE, DEVICE_LOST -> GONE;
            case DEVICE_BUSY -> REFUSED;
            case FORMAT_CHANGED,
                    ASLEEP,
                    DISK_FULL,
                    DISK_TOO_SLOW,
                    READ_ONLY,
                    CANNOT_WRITE,
                    FILE_EXISTS,
                    UNEXPECTED,
                    STOPPED_EARLY -> FailureTexts.recording(failure);
        };
    }

    /// The text key of why a take has ended.
    ///
    /// @param messageKey what is said of it elsewhere
    /// @param code the name of the [RecordingFailure], or of another error
    static String duringTake(String messageKey, String code) {
        if (code.equals(RecordingFailure.NO_DEVICE.name())) {
            return GONE;
        }
        return code.equals(RecordingFailure.DEVICE_BUSY.name()) ? REFUSED : messageKey;
    }
}
