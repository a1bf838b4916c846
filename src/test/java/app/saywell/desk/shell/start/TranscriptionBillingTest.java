package app.saywell.desk.shell.start;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.calls.CallPurpose;
import app.saywell.desk.client.key.KeyVault;
import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.desk.shell.window.FakeAudioDevices;
import app.saywell.desk.shell.window.ScreenServices;
import app.saywell.desk.transcribe.TranscribeViewModel;
import app.saywell.judge.service.AccountConsole;
import app.saywell.judge.service.KeyConsole;
import app.saywell.judge.service.ScriptedEngine;
import app.saywell.judge.service.ServiceConfig;
import app.saywell.judge.service.SpeechServer;
import app.saywell.judge.service.account.BilledUsage;
import app.saywell.judge.service.account.KeyRequest;
import app.saywell.judge.service.store.StorageConfig;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.signal.Pcm;
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
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The transcription screen with a service that counts and bills its calls: a real service over
/// HTTP whose scripted engine returns Korean.
class TranscriptionBillingTest {
    private static final Path SPEECH = Path.of("src/test/resources/app/saywell/speech/1-learner.wav");

    @TempDir
    private Path home;

    @TempDir
    private Path school;

    private SpeechServer server;
    private String key;
    private ApplicationContext app;
    private AudioSession sound;
    private TranscribeViewModel model;

    @BeforeEach
    void open() {
        try (KeyConsole console = KeyConsole.open(StorageConfig.inFolder(school))) {
            key = console.create(KeyRequest.withName("Room 4")).secret().text();
        }
        server = SpeechServer.start(ServiceConfig.inFolder(school).withPort(0), new ScriptedEngine());
        start();
    }

    @AfterEach
    void close() {
        end();
        server.close();
    }

    @Test
    void noVoiceIsSentWithoutConsent() throws Exception {
        model.transcribeFile(SPEECH);
        assertThat(refusal()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
        model.retry();
        assertThat(refusal()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
        model.suppressKorean().set(true);
        await(TranscribeViewModel.PaidCallOffered.class::isInstance);
        model.transcribe();
        assertThat(refusal()).isEqualTo(CallFailure.FailureKind.NO_CONSENT);
        assertThat(calls()).isZero();
        assertThat(ledger()).isZero();
    }

    @Test
    void whatWasWrittenOnceIsNotPaidForAgainEitherWay() throws Exception {
        agree();
        model.transcribeFile(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(calls()).isEqualTo(1);

        model.suppressKorean().set(true);
        await(TranscribeViewModel.PaidCallOffered.class::isInstance);
        assertThat(calls()).as("the other spelling is offered, not bought").isEqualTo(1);
        model.transcribe();
        assertThat(text()).isEqualTo("annyeong");
        for (boolean letters : new boolean[] {false, true, false, true}) {
            model.suppressKorean().set(letters);
            assertThat(text()).isEqualTo(letters ? "annyeong" : "안녕");
        }
        assertThat(calls()).isEqualTo(2);

        end();
        start();
        model.transcribeFile(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(calls()).as("the same recording after a restart").isEqualTo(2);
        assertThat(ledger()).isEqualTo(2);
    }

    @Test
    void theMonthsBudgetHoldsHereToo() throws Exception {
        agree();
        app.practice().settings().set(Setting.MONTHLY_BUDGET, 399L);
        model.transcribeFile(SPEECH);
        assertThat(refusal()).isEqualTo(CallFailure.FailureKind.OVER_BUDGET);
        assertThat(calls()).isZero();
    }

    @Test
    void whatWasSpokenHereLeavesNoFile() throws Exception {
        agree();
        model.toggleRecording();
        await(TranscribeViewModel.TranscriptionRecording.class::isInstance);
        model.toggleRecording();
        assertThat(text()).isEqualTo("안녕");
        assertThat(spoken()).isEqualTo(1);
        model.transcribeFile(SPEECH);
        assertThat(text()).isEqualTo("안녕");
        assertThat(spoken()).isZero();
        assertThat(SPEECH).exists();
    }

    private void start() {
        app = ApplicationContext.open(home, Runnable::run, account -> new KeyVault(account, Optional::empty, Map.of()));
        ServiceGraph practice = app.practice();
        app.appServices().keys().hosted().store(server.baseUrl(), key);
        practice.settings().set(Setting.HOSTED_ADDRESS, server.baseUrl());
        practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        float[] tone = new float[16_000];
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.3 * Math.sin(0.1 * i));
        }
        sound = FakeAudioDevices.audioSession(Runnable::run, new Pcm(tone, 16_000));
        model = new TranscribeViewModel(
                ScreenServices.of(practice, practice.tasks(), sound).transcribe());
    }

    private void end() {
        model.close();
        sound.close();
        app.close();
    }

    private void agree() {
        ServiceGraph practice = app.practice();
        practice.learners().recordConsent(practice.learners().current().id(), Consent.HOSTED, "a parent", "on paper");
    }

    private String text() throws Exception {
        var now = await(TranscribeViewModel.TranscriptionDone.class::isInstance);
        return ((TranscribeViewModel.TranscriptionDone) now).transcript().text();
    }

    private CallFailure.FailureKind refusal() throws Exception {
        var now = await(TranscribeViewModel.TranscriptionFailed.class::isInstance);
        return ((TranscribeViewModel.TranscriptionFailed) now).kind();
    }

    private TranscribeViewModel.TranscriptionState await(Predicate<TranscribeViewModel.TranscriptionState> wanted)
            throws Exception {
        CompletableFuture<TranscribeViewModel.TranscriptionState> reached = new CompletableFuture<>();
        var listening = model.state().subscribe(now -> {
            if (wanted.test(now)) {
                reached.complete(now);
            }
        });
        // Another thread may have changed it after it was told and before it was listened to.
        TranscribeViewModel.TranscriptionState present = model.state().get();
        if (wanted.test(present)) {
            reached.complete(present);
        }
        try {
            return reached.get(100, TimeUnit.SECONDS);
        } finally {
            listening.unsubscribe();
        }
    }

    private long calls() {
        try (AccountConsole console = AccountConsole.open(StorageConfig.inFolder(school))) {
            return console.statement().usage().stream()
                    .filter(use -> use.endpoint() == ServiceEndpoint.TRANSCRIBE)
                    .mapToLong(BilledUsage::calls)
                    .sum();
        }
    }

    private long ledger() {
        return app.practice().spendingReport().entries(YearMonth.now(ZoneOffset.UTC)).stream()
                .filter(line -> line.charge().purpose().equals(CallPurpose.TRANSCRIPT))
                .count();
    }

    private long spoken() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("unfinished"))) {
            return files.count();
        }
    }
}
