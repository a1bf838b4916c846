package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgingRulesTest {
    @TempDir
    private Path folder;

    @Test
    void theLearnerGoesBeforeTheClassAndTheClassBeforeTheSettings() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            var library = fixture.context().library();
            JudgingRules rules = fixture.useCases.classroom().judging();
            fixture.useCases.settings().set(Setting.INTERFACE_LANGUAGE, "ko");
            long classId = library.classes().insert("3-1", Optional.empty()).id();
            Learner learner = library.learners().insert("Mina", "1", Optional.of(classId), Consent.THIS_COMPUTER);
            assertThat(JudgingRules.forLearner(library, learner.id()))
                    .isEqualTo(new JudgingRule(Strictness.NORMAL, FirstLanguage.KOREAN));

            fixture.useCases.settings().set(Setting.STRICTNESS, Strictness.GENTLE);
            fixture.useCases.settings().set(Setting.FIRST_LANGUAGE, "ja");
            assertThat(JudgingRules.forLearner(library, learner.id()))
                    .isEqualTo(new JudgingRule(Strictness.GENTLE, FirstLanguage.JAPANESE));

            rules.chooseForClass(
                    classId, new JudgingChoice(Optional.of(Strictness.STRICT), Optional.of(FirstLanguage.HINDI)));
            assertThat(JudgingRules.forLearner(library, learner.id()))
                    .isEqualTo(new JudgingRule(Strictness.STRICT, FirstLanguage.HINDI));

            rules.chooseForLearner(
                    learner.id(), new JudgingChoice(Optional.empty(), Optional.of(FirstLanguage.ARABIC)));
            assertThat(JudgingRules.forLearner(library, learner.id()))
                    .isEqualTo(new JudgingRule(Strictness.STRICT, FirstLanguage.ARABIC));

            fixture.useCases.edits().history().undo();
            fixture.useCases.edits().history().undo();
            assertThat(JudgingRules.forLearner(library, learner.id()))
                    .isEqualTo(new JudgingRule(Strictness.GENTLE, FirstLanguage.JAPANESE));
        }
    }

    @Test
    void nobodyIsTakenForKoreanInAnotherWindow() {
        assertThat(JudgingRules.usual("en")).isEqualTo(JudgingRule.DEFAULT);
        assertThat(JudgingRules.usual("ko").firstLanguage()).isEqualTo(FirstLanguage.KOREAN);
    }

    @Test
    void aResultSaysByWhichRuleItWasJudged() {
        for (Strictness strictness : Strictness.values()) {
            for (FirstLanguage language : FirstLanguage.values()) {
                for (boolean british : new boolean[] {false, true}) {
                    JudgingRule rule = new JudgingRule(strictness, language);
                    String engine = AnswerOrigin.engineText("5", british, rule);
                    assertThat(AnswerOrigin.ruleOf(engine)).isEqualTo(rule);
                    assertThat(AnswerOrigin.version(engine)).isEqualTo("5");
                }
            }
        }
        assertThat(AnswerOrigin.ruleOf("")).isEqualTo(JudgingRule.DEFAULT);
    }
}
