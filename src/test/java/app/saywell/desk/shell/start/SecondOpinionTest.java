package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.IndeterminateCalls;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.takes.scoring.ScoringComparison;
import app.saywell.desk.takes.scoring.ScoringOutcome;
import app.saywell.desk.takes.scoring.SecondOpinionOutcome;
import app.saywell.judge.service.AccountConsole;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.CallFailure;
import app.saywell.speech.task.TaskOutcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A take scored by the embedded service and, for a second opinion, by another service: a real one
/// over HTTP, with a key from its console and a scripted engine.
class SecondOpinionTest {
    private static final Path TAKE = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");

    @TempDir
    private Path home;

    @TempDir
    private Path school;

    @Test
    void bothServicesJudgeTheTakeAndTheSecondIsPaidOnce() throws Exception {
        String key;
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(school))) {
            key = console.create(KeyRequest.withName("Room 4")).secret().text();
        }
        try (SpeechServer server =
                        SpeechServer.start(ServiceConfig.inFolder(school).withPort(0), new ScriptedEngine());
                ApplicationContext app = ApplicationContext.open(
                        home, Runnable::run, account -> new KeyVault(account, Optional::empty, Map.of()))) {
            ServiceGraph practice = app.practice();
            Take take = take(practice);
            assertThat(SecondOpinionTest.<ScoringOutcome>value(a ->
                            practice.scoring().score(take.id(), ServiceKind.EMBEDDED, IndeterminateCalls.BLOCK, a)))
                    .isInstanceOf(ScoringOutcome.ScoredTake.class);
            practice.settings().set(Setting.HOSTED_ADDRESS, server.baseUrl());
            app.appServices().keys().hosted().store(server.baseUrl(), key);
            assertThat(ask(practice, take))
                    .isInstanceOfSatisfying(SecondOpinionOutcome.RefusedOpinion.class, refused -> assertThat(
                                    refused.failure().kind())
                            .isEqualTo(CallFailure.FailureKind.NO_CONSENT));
            assertThat(calls()).as("nothing was sent").isZero();
            practice.learners().recordConsent(take.owner().learnerId(), Consent.HOSTED, "a parent", "on paper");
            ScoringComparison comparison = compared(ask(practice, take));
            assertThat(comparison.first().service()).isEqualTo("embedded");
            assertThat(comparison.second().service()).isEqualTo(server.baseUrl());
            assertThat(comparison.wordPairs()).hasSize(7);
            assertThat(compared(ask(practice, take)).second().result())
                    .isEqualTo(comparison.second().result());
            assertThat(calls()).as("asked twice, paid once").isEqualTo(1);
            assertThat(practice.scoring().findAll(take.id())).hasSize(1);
        }
    }

    private static Take take(ServiceGraph practice) {
        long lesson = practice.lessons().create("One sentence").id();
        long sentence = practice.lessons()
                .addSentences(lesson, List.of("We are going to the theme park."))
                .getFirst()
                .id();
        long learner = practice.learners().current().id();
        return practice.takes().importNow(new Take.TakeOwner(sentence, learner), TAKE);
    }

    private static SecondOpinionOutcome ask(ServiceGraph practice, Take take) throws Exception {
        return value(answer -> practice.secondOpinion().ask(take.id(), answer));
    }

    private static ScoringComparison compared(SecondOpinionOutcome opinion) {
        return switch (opinion) {
            case SecondOpinionOutcome.ComparedOpinion givenOpinion -> givenOpinion.comparison();
            case SecondOpinionOutcome.RefusedOpinion refused -> throw new AssertionError(refused.failure());
        };
    }

    private long calls() {
        try (AccountConsole console = AccountConsole.open(StorageConfig.inFolder(school))) {
            return console.statement().usage().stream()
                    .mapToLong(use -> use.calls())
                    .sum();
        }
    }

    private static <T> T value(Consumer<Consumer<TaskOutcome<T>>> work) throws Exception {
        CompletableFuture<TaskOutcome<T>> outcome = new CompletableFuture<>();
        work.accept(outcome::complete);
        return switch (outcome.get(10, TimeUnit.MINUTES)) {
            case TaskOutcome.TaskDone<T> done -> done.value();
            case TaskOutcome.TaskFailed<T> failed -> throw new AssertionError(failed.cause());
            case TaskOutcome.TaskCancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }
}
