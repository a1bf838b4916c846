package app.saywell.desk.practice.result;

import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.LearnerFeedback;
import app.saywell.speech.SoundNotation;

/// What is said of a word to improve: the service's own words, or what was heard where it has none.
final class ImprovementText {
    private ImprovementText() {}

    static String of(LearnerFeedback.WordToImprove fix, LocalizedTexts texts) {
        return fix.serviceText().isBlank() ? heardText(fix, texts) : fix.serviceText();
    }

    private static String heardText(LearnerFeedback.WordToImprove fix, LocalizedTexts texts) {
        if (fix.word().isLeftOut()) {
            return texts.get("practice.fix.left-out");
        }
        return fix.sound()
                .map(sound -> {
                    String user = sound.userPhoneme();
                    return user == null || !sound.wasSubstituted()
                            ? texts.get("practice.fix.unclear", SoundNotation.toDisplay(sound.phoneme()))
                            : texts.get(
                                    "practice.fix.heard",
                                    SoundNotation.toDisplay(sound.phoneme()),
                                    SoundNotation.toDisplay(user));
                })
                .orElseGet(() -> texts.get("practice.fix.word"));
    }
}
