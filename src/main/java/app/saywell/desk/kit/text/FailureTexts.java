package app.saywell.desk.kit.text;

import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.UnreadSound;
import app.saywell.speech.audio.UnreadableAudioException;
import app.saywell.speech.audio.capture.RecordingFailure;
import java.util.Optional;

/// The keys of what is said about a call or a recording that failed.
public final class FailureTexts {
    private FailureTexts() {}

    /// What happened.
    public static String what(CallFailure.FailureKind kind) {
        return key(kind) + ".what";
    }

    /// What the user can do.
    public static String remedy(CallFailure.FailureKind kind) {
        return key(kind) + ".do";
    }

    /// Why a recording failed.
    public static String recording(RecordingFailure failure) {
        return "practice.broken." + EnumKey.of(failure);
    }

    /// Why a file with sound was refused: what it is and what to do about it, if it is of a kind that is known and not
    /// read.
    ///
    /// @param otherwise the key of what is said of any other file
    public static String soundFile(Throwable cause, String otherwise) {
        Optional<UnreadSound> kind =
                cause instanceof UnreadableAudioException unreadable ? unreadable.kind() : Optional.empty();
        return kind.map(known -> "kit.sound.unread." + EnumKey.of(known)).orElse(otherwise);
    }

    /// Where the texts about a failure begin.
    public static String key(CallFailure.FailureKind kind) {
        return "practice.failure." + EnumKey.of(kind);
    }
}
