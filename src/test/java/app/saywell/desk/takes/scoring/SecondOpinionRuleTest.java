package app.saywell.desk.takes.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.SpeechServiceHandle;
import app.saywell.desk.calls.SpeechServiceHandles;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A second opinion tells how two services differ, not how two rules do.
class SecondOpinionRuleTest {
    @TempDir
    Path folder;

    @Test
    void itIsGivenByTheRuleOfTheResult() {
        try (PracticeFixture fixture = new PracticeFixture(folder)) {
            Take take = fixture.take(fixture.sentence("park the theme"));
            fixture.useCases.learners().recordConsent(take.owner().learnerId(), Consent.HOSTED, "mother", "paper");
            fixture.engine.set("even 1 strict ja");
            fixture.score(take);
            RecordedRule services = new RecordedRule(fixture);
            SecondOpinionOutcome outcome = PracticeFixture.answerOf(
                    answer -> new SecondOpinionService(fixture.context(), services).ask(take.id(), answer));
            assertThat(outcome).isInstanceOf(SecondOpinionOutcome.ComparedOpinion.class);
            assertThat(services.rule).hasValue(new JudgingRule(Strictness.STRICT, FirstLanguage.JAPANESE));
        }
    }

    /// Keeps the rule that was asked for.
    private record RecordedRule(PracticeFixture fixture, AtomicReference<JudgingRule> rule)
            implements SpeechServiceHandles {
        RecordedRule(PracticeFixture fixture) {
            this(fixture, new AtomicReference<>());
        }

        @Override
        public SpeechServiceHandle handleFor(ServiceKind kind, String purpose, boolean british, JudgingRule asked) {
            rule.set(asked);
            return new SpeechServiceHandle(fixture.hosted, "https://hosted.example", "");
        }
    }
}
