package app.saywell.desk.school.learner;

import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.util.Optional;

/// What was chosen about how readings are judged. What is empty follows from the level above: the
/// class of a learner, and else the settings.
public record JudgingChoice(Optional<Strictness> strictness, Optional<FirstLanguage> firstLanguage) {
    /// Nothing chosen.
    public static final JudgingChoice NONE = new JudgingChoice(Optional.empty(), Optional.empty());

    /// The rule that follows, with `above` for what is not chosen here.
    public JudgingRule over(JudgingRule above) {
        return new JudgingRule(strictness.orElse(above.strictness()), firstLanguage.orElse(above.firstLanguage()));
    }
}
