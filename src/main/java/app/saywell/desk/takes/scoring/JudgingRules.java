package app.saywell.desk.takes.scoring;

import app.saywell.desk.school.LibraryChange;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.store.Library;
import app.saywell.desk.store.change.UseCaseContext;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import java.util.Locale;

/// By which rule the readings of a learner are judged: what was chosen for the learner, else for the
/// class, else in the settings.
public final class JudgingRules {
    private final UseCaseContext context;
    private final Library library;

    public JudgingRules(UseCaseContext context) {
        this.context = context;
        this.library = context.library();
    }

    public static JudgingRule forLearner(Library library, long learnerId) {
        JudgingRule ofClass = library.learners()
                .find(learnerId)
                .flatMap(Learner::classId)
                .map(library.judging()::ofClass)
                .orElse(JudgingChoice.NONE)
                .over(ofSettings(library));
        return library.judging().ofLearner(learnerId).over(ofClass);
    }

    /// The rule where nothing was chosen for a class or a learner.
    public static JudgingRule ofSettings(Library library) {
        return new JudgingRule(
                library.settings().get(Setting.STRICTNESS),
                FirstLanguage.ofCode(library.settings().get(Setting.FIRST_LANGUAGE))
                        .orElseGet(() -> usual(library.settings().get(Setting.INTERFACE_LANGUAGE))
                                .firstLanguage()));
    }

    /// The rule of who has chosen nothing: Korean in the Korean window.
    ///
    /// @param windowLanguage its tag; empty for the language of the system
    public static JudgingRule usual(String windowLanguage) {
        Locale locale = windowLanguage.isEmpty() ? Locale.getDefault() : Locale.forLanguageTag(windowLanguage);
        boolean isKorean = locale.getLanguage().equals(FirstLanguage.KOREAN.code());
        return new JudgingRule(JudgingRule.DEFAULT.strictness(), isKorean ? FirstLanguage.KOREAN : FirstLanguage.OTHER);
    }

    public JudgingRule ofSettings() {
        return ofSettings(library);
    }

    /// The rule for learners of a class who have no choice of their own.
    public JudgingRule ruleOfClass(long classId) {
        return ofClass(classId).over(ofSettings());
    }

    /// What was chosen for a class.
    public JudgingChoice ofClass(long classId) {
        return library.judging().ofClass(classId);
    }

    /// Chooses for a class. Can be undone. Results that are there keep their scores.
    public void chooseForClass(long classId, JudgingChoice choice) {
        JudgingChoice old = ofClass(classId);
        if (!old.equals(choice)) {
            context.applyEdit(
                    "edit.judging",
                    new LibraryChange.LearnersChanged(),
                    () -> library.judging().setOfClass(classId, choice),
                    () -> library.judging().setOfClass(classId, old));
        }
    }

    /// What was chosen for a learner.
    public JudgingChoice ofLearner(long learnerId) {
        return library.judging().ofLearner(learnerId);
    }

    /// Chooses for a learner. Can be undone. Results that are there keep their scores.
    public void chooseForLearner(long learnerId, JudgingChoice choice) {
        JudgingChoice old = ofLearner(learnerId);
        if (!old.equals(choice)) {
            context.applyEdit(
                    "edit.judging",
                    new LibraryChange.LearnersChanged(),
                    () -> library.judging().setOfLearner(learnerId, choice),
                    () -> library.judging().setOfLearner(learnerId, old));
        }
    }
}
