package app.saywell.desk.speaking.view;

import app.saywell.desk.kit.text.EnumKey;
import app.saywell.desk.kit.text.FailureTexts;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.speaking.SpeakingTask;
import app.saywell.desk.speaking.paper.SpeechLines;
import app.saywell.speech.CallFailure.FailureKind;
import java.util.Locale;

/// The texts of tasks: of ready ones from the bundles, of own ones as they were written.
final class SpeakingTexts {
    private SpeakingTexts() {}

    /// What the report and the tasks say, in the language of the window.
    static SpeechLines lines(LocalizedTexts texts) {
        return new SpeechLines(texts::get);
    }

    /// What kind of task it is, with its level.
    static String about(SpeakingTask task, LocalizedTexts texts) {
        return task.isOwn()
                ? texts.get("speaking.own")
                : texts.get("speaking.kind." + task.kind().name().toLowerCase(Locale.ROOT)) + " · " + task.level();
    }

    /// The key before `.what` and `.do` of the texts that say why there is no report.
    static String failureKey(FailureKind failure) {
        return switch (failure) {
            case SILENT_TAKE, CANCELLED -> "speaking.failure." + EnumKey.of(failure);
            default -> FailureTexts.key(failure);
        };
    }
}
