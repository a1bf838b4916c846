package app.saywell.desk.kit.text;

import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.capture.RecordingFailure;
import java.util.Locale;

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
        return "practice.broken." + failure.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static String key(CallFailure.FailureKind kind) {
        return "practice.failure." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
