package app.saywell.desk.shell.failure;

import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.CallFailure;
import app.saywell.speech.audio.capture.RecorderState;
import app.saywell.speech.audio.capture.RecordingFailure;

/// What a command says of a call or a recording that failed: the sentences of the window, and the details in brackets
/// for whoever asks for help.
public final class FailureSentence {
    private FailureSentence() {}

    /// What happened, what is safe and what to do, then the details.
    public static String of(CallFailure failure) {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        String key = FailureTexts.key(failure.kind());
        String status = failure.status() == 0 ? "" : failure.status() + ", ";
        return texts.get(key + ".what") + " " + texts.get(key + ".do") + " (" + status + failure.detail() + ")";
    }

    /// The same of a recording that failed. The details of a fault of Saywell are those of an exception, and in the
    /// log.
    public static String of(RecorderState.RecordingFailed failed) {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        String what = texts.get(FailureTexts.recording(failed.failure()));
        return failed.failure() == RecordingFailure.UNEXPECTED ? what : what + " (" + failed.message() + ")";
    }
}
