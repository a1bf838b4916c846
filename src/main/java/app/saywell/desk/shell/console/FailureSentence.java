package app.saywell.desk.shell.console;

import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.speech.CallFailure;

/// What a command says of a call that failed: the sentences of the window, and the details in brackets for whoever asks
/// for help.
public final class FailureSentence {
    private FailureSentence() {}

    /// What happened, what is safe and what to do, then the details.
    public static String of(CallFailure failure) {
        LocalizedTexts texts = new LocalizedTexts(InterfaceLanguage.ENGLISH);
        String key = FailureTexts.key(failure.kind());
        String status = failure.status() == 0 ? "" : failure.status() + ", ";
        return texts.get(key + ".what") + " " + texts.get(key + ".do") + " (" + status + failure.detail() + ")";
    }
}
