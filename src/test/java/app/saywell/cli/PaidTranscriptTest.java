package app.saywell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.client.key.KeyVault;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.practice.Practice;
import app.saywell.practice.scoring.Purposes;
import app.saywell.service.AccountConsole;
import app.saywell.service.KeyConsole;
import app.saywell.service.ScriptedEngine;
import app.saywell.service.ServiceConfig;
import app.saywell.service.SpeechServer;
import app.saywell.service.account.KeyRequest;
import app.saywell.service.account.Use;
import app.saywell.service.store.Storage;
import app.saywell.signal.Pcm;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.ui.Devices;
import app.saywell.ui.kit.sound.Sound;
import app.saywell.ui.studio.Studio;
import app.saywell.ui.transcribe.TranscribeViewModel;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The Transcribe place before a service that counts and bills its calls: a real one over HTTP
/// whose engine is scripted to hear Korean.
class PaidTranscriptTest {
    private static final Path SPEECH =
            Path.of("assets", "lessons", "sample", "audio", "1-learner.wav");

    @TempDir private Path home;
    @TempDir private Path school;

    private SpeechServer server;
    private String key;
    private Application app;
    private Sound sound;
    private TranscribeViewModel model;

    @BeforeEach
    void open() {
        try (KeyConsole console = KeyConsole.open(Storage.inFolder(school))) {
            key = console.create(KeyRequest.named("Room 4")).value().text();
        }
        server =
                SpeechServer.start(
                        ServiceConfig.inFolder(school).withPort(0), new ScriptedEngine());
        start();
    }

    @AfterEach
    void close() {
        end();
        server.close();
    }

    @Test
    void noVoiceIsSentWithoutConsent() throws Exception {
        model.open(SPEECH);
        assertThat(refusal()).isEqualTo(Failure.Kind.NO_CONSENT);
        model.again();
        assertThat(refusal()).isEqualTo(Failure.Kind.NO_CONSENT);
        model.suppressKorean().set(true);
        await(TranscribeViewModel.Offered.class::isInstance);
        model.ask();
        assertThat(refusal()).isEqualTo(Failure.Kind.NO_CONSENT);
        assertThat(calls()).isZero();
        assertThat(ledger()).isZero();
    }

    @Test
    void whatWasWrittenOnceIsNotPaidForAgainEitherWay() throws Exception {
        agree();
        model.open(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(calls()).isEqualTo(1);

        model.suppressKorean().set(true);
        await(TranscribeViewModel.Offered.class::isInstance);
        assertThat(calls()).as("the other spelling is offered, not bought").isEqualTo(1);
        model.ask();
        assertThat(text()).isEqualTo("annyeong");
        for (boolean letters : new boolean[] {false, true, false, true}) {
            model.suppressKorean().set(letters);
            assertThat(text()).isEqualTo(letters ? "annyeong" : "안녕");
        }
        assertThat(calls()).isEqualTo(2);

        end();
        start();
        model.open(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(calls()).as("the same recording after a restart").isEqualTo(2);
        assertThat(ledger()).isEqualTo(2);
    }

    @Test
    void theMonthsBudgetHoldsHereToo() throws Exception {
        agree();
        app.practice().set(Setting.MONTHLY_BUDGET, 399L);
        model.open(SPEECH);
        assertThat(refusal()).isEqualTo(Failure.Kind.OVER_BUDGET);
        assertThat(calls()).isZero();
    }

    @Test
    void whatWasSpokenHereLeavesNoFile() throws Exception {
        agree();
        model.record();
        await(TranscribeViewModel.Recording.class::isInstance);
        model.record();
        assertThat(text()).isEqualTo("안녕");
        assertThat(spoken()).isEqualTo(1);
        model.open(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(spoken()).isZero();
        assertThat(SPEECH).exists();
    }

    private void start() {
        app =
                Application.open(
                        home,
                        Runnable::run,
                        account -> new KeyVault(account, Optional::empty, Map.of()));
        Practice practice = app.practice();
        app.ports().keys().hosted().keep(server.baseUrl(), key);
        practice.set(Setting.HOSTED_ADDRESS, server.baseUrl());
        practice.set(Setting.SERVICE, ServiceKind.HOSTED);
        float[] tone = new float[16_000];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.3 * Math.sin(0.1 * i));
        }
        sound = Devices.sound(Runnable::run, new Pcm(tone, 16_000));
        model = new TranscribeViewModel(Studio.of(practice, practice.tasks(), sound));
    }

    private void end() {
        model.close();
        sound.close();
        app.close();
    }

    private void agree() {
        Practice practice = app.practice();
        practice.people()
                .consent(practice.people().current().id(), Consent.HOSTED, "a parent", "on paper");
    }

    private String text() throws Exception {
        var now = await(TranscribeViewModel.Written.class::isInstance);
        return ((TranscribeViewModel.Written) now).transcription().text();
    }

    private Failure.Kind refusal() throws Exception {
        var now = await(TranscribeViewModel.Refused.class::isInstance);
        return ((TranscribeViewModel.Refused) now).why();
    }

    private TranscribeViewModel.State await(Predicate<TranscribeViewModel.State> wanted)
            throws Exception {
        CompletableFuture<TranscribeViewModel.State> reached = new CompletableFuture<>();
        var listening =
                model.state()
                        .subscribe(
                                now -> {
                                    if (wanted.test(now)) {
                                        reached.complete(now);
                                    }
                                });
        try {
            return reached.get(20, TimeUnit.SECONDS);
        } finally {
            listening.unsubscribe();
        }
    }

    private long calls() {
        try (AccountConsole console = AccountConsole.open(Storage.inFolder(school))) {
            return console.statement().use().stream()
                    .filter(use -> use.endpoint() == Endpoint.TRANSCRIBE)
                    .mapToLong(Use::calls)
                    .sum();
        }
    }

    private long ledger() {
        return app.practice().spending().entries(YearMonth.now(ZoneOffset.UTC)).stream()
                .filter(line -> line.charge().purpose().equals(Purposes.TRANSCRIPT))
                .count();
    }

    private long spoken() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("unfinished"))) {
            return files.count();
        }
    }
}
