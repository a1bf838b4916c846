package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.JudgingChoice;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.FirstLanguage;
import app.saywell.speech.JudgingRule;
import app.saywell.speech.Strictness;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a window tells a service that is not inside it: only Saywell's own is told how to judge.
class SchoolServiceOptionsTest {
    private static final Path RECORDING = Path.of("src/test/resources/app/saywell/speech/3-learner.wav");
    private static final JudgingRule RULE = new JudgingRule(Strictness.STRICT, FirstLanguage.VIETNAMESE);

    @TempDir
    private Path home;

    @TempDir
    private Path school;

    private final ScriptedEngine engine = new ScriptedEngine();

    @Test
    void aSchoolsOwnServiceJudgesByTheRuleOfTheLearnerAndAnotherServiceIsNotToldIt() throws Exception {
        String key = newKey();
        try (SpeechServer server = SpeechServer.start(ServiceConfig.inFolder(school), engine);
                ApplicationContext app = ApplicationContext.open(
                        home, Runnable::run, account -> new KeyVault(account, Optional::empty, Map.of()))) {
            ServiceGraph practice = app.practice();
            app.appServices().keys().hosted().store(server.baseUrl(), key);
            practice.settings().set(Setting.HOSTED_ADDRESS, server.baseUrl());
            practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
            Take take = take(practice);
            long learner = take.owner().learnerId();
            practice.classroom()
                    .judging()
                    .chooseForLearner(
                            learner,
                            new JudgingChoice(Optional.of(RULE.strictness()), Optional.of(RULE.firstLanguage())));

            assertThat(engineOf(practice, take)).isEmpty();
            assertThat(engine.rules).doesNotContain(RULE);

            practice.settings().set(Setting.HOSTED_IS_SAYWELL, true);
            String judgedBy = engineOf(practice, take);
            assertThat(AnswerOrigin.knownRule(false, judgedBy)).contains(RULE);
            assertThat(engine.rules).last().isEqualTo(RULE);
            assertThat(practice.scoring().findAll(take.id()))
                    .as("an answer by one rule is not taken for one by another")
                    .hasSize(2);
        }
    }

    private String newKey() {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(school))) {
            return console.create(KeyRequest.withName("Room 4")).secret().text();
        }
    }

    private static Take take(ServiceGraph practice) {
        long lesson = practice.lessons().create("One sentence").id();
        long sentence = practice.lessons()
                .addSentences(lesson, List.of("The bus leaves at 7:30."))
                .getFirst()
                .id();
        long learner = practice.learners().current().id();
        practice.learners().recordConsent(learner, Consent.HOSTED, "a parent", "on paper");
        return practice.takes().importNow(new Take.TakeOwner(sentence, learner), RECORDING);
    }

    private static String engineOf(ServiceGraph practice, Take take) throws InterruptedException {
        return switch (practice.scoring().scoreNow(take.id(), ServiceKind.HOSTED)) {
            case ScoringOutcome.ScoredTake scored -> scored.result().origin().engine();
            case ScoringOutcome.RefusedTake refused -> throw new AssertionError(refused.failure());
        };
    }
}
