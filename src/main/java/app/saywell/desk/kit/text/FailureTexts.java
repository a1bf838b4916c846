package app.saywell.desk.kit.text;

import app.saywell.speech.CallFailure;
import java.util.Locale;

/// The keys of what is said about a call that failed.
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

    private static String key(CallFailure.FailureKind kind) {
        return "practice.failure." + kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
