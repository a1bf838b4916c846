package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.key.KeyVault;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.Setting;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.practice.scoring.Comparison;
import app.saywell.practice.scoring.Opinion;
import app.saywell.practice.scoring.Scored;
import app.saywell.service.AccountConsole;
import app.saywell.service.KeyConsole;
import app.saywell.service.ScriptedEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.store.Storage;
import app.saywell.speech.Failure;
import app.saywell.task.Outcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// A take judged by this computer's own engine and, for a second opinion, by a service elsewhere:
/// a real one over HTTP, with a key of its console, whose engine is scripted.
class SecondOpinionTest {
    private static final Path TAKE =
            Path.of("assets", "lessons", "sample", "audio", "1-learner.wav");

    @TempDir private Path home;
    @TempDir private Path school;

    @Test
    void bothServicesJudgeTheTakeAndTheSecondIsPaidOnce() throws Exception {
        String key;
        try (KeyConsole console = KeyConsole.open(Storage.inFolder(school))) {
            key = console.create(KeyRequest.named("Room 4")).value().text();
        }
        try (SpeechServer server =
                        SpeechServer.start(
                                ServiceConfig.inFolder(school).withPort(0), new ScriptedEngine());
                Application app =
                        Application.open(
                                home,
                                Runnable::run,
                                account -> new KeyVault(account, Optional::empty, Map.of()))) {
            Practice practice = app.practice();
            Take take = take(practice);
            assertThat(SecondOpinionTest.<Scored>value(a -> practice.scoring().score(take.id(), a)))
                    .isInstanceOf(Scored.Judged.class);
            practice.set(Setting.HOSTED_ADDRESS, server.baseUrl());
            app.ports().keys().hosted().keep(server.baseUrl(), key);
            assertThat(ask(practice, take))
                    .isInstanceOfSatisfying(
                            Opinion.Refused.class,
                            refused ->
                                    assertThat(refused.failure().kind())
                                            .isEqualTo(Failure.Kind.NO_CONSENT));
            assertThat(calls()).as("nothing was sent").isZero();
            practice.people()
                    .consent(take.owner().learnerId(), Consent.HOSTED, "a parent", "on paper");
            Comparison comparison = compared(ask(practice, take));
            assertThat(comparison.first().service()).isEqualTo("embedded");
            assertThat(comparison.second().service()).isEqualTo(server.baseUrl());
            assertThat(comparison.pairs()).hasSize(7);
            assertThat(compared(ask(practice, take)).second().judgement())
                    .isEqualTo(comparison.second().judgement());
            assertThat(calls()).as("asked twice, paid once").isEqualTo(1);
            assertThat(practice.scoring().all(take.id())).hasSize(1);
        }
    }

    private static Take take(Practice practice) {
        long lesson = practice.lessons().create("One sentence").id();
        long sentence =
                practice.lessons()
                        .addSentences(lesson, List.of("We are going to the theme park."))
                        .getFirst()
                        .id();
        long learner = practice.people().current().id();
        return practice.takes().importNow(new Take.Owner(sentence, learner), TAKE);
    }

    private static Opinion ask(Practice practice, Take take) throws Exception {
        return value(answer -> practice.secondOpinion().ask(take.id(), answer));
    }

    private static Comparison compared(Opinion opinion) {
        return switch (opinion) {
            case Opinion.Given given -> given.comparison();
            case Opinion.Refused refused -> throw new AssertionError(refused.failure());
        };
    }

    private long calls() {
        try (AccountConsole console = AccountConsole.open(Storage.inFolder(school))) {
            return console.statement().use().stream().mapToLong(use -> use.calls()).sum();
        }
    }

    private static <T> T value(Consumer<Consumer<Outcome<T>>> work) throws Exception {
        CompletableFuture<Outcome<T>> outcome = new CompletableFuture<>();
        work.accept(outcome::complete);
        return switch (outcome.get(60, TimeUnit.SECONDS)) {
            case Outcome.Done<T> done -> done.value();
            case Outcome.Failed<T> failed -> throw new AssertionError(failed.cause());
            case Outcome.Cancelled<T> cancelled -> throw new AssertionError("cancelled");
        };
    }
}
