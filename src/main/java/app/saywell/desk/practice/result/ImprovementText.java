package app.saywell.desk.practice.result;

import app.saywell.desk.kit.articulation.FaultText;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.practice.state.LearnerFeedback;

/// What is said of a word to improve: the service's own words, or what was heard where it has none.
final class ImprovementText {
    private ImprovementText() {}

    static String of(LearnerFeedback.WordToImprove fix, LocalizedTexts texts) {
        return fix.serviceText().isBlank() ? FaultText.of(fix.word(), fix.sound(), texts) : fix.serviceText();
    }
}
