package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.AnswerOrigin;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.ServiceKind;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.shell.cases.ServiceGraph;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.audio.WavEncoder;
import app.saywell.speech.billing.BillingOutcome;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.RequestKey;
import app.saywell.speech.signal.Pcm;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The scoring queue and its cost, used by mouse.
class QueueScreenTest {
    @TempDir
    static Path folder;

    private static PracticeWindow window;
    private static ServiceGraph practice;
    private static int number;

    @BeforeAll
    static void open() {
        window = new PracticeWindow(folder);
        practice = window.services.practice;
        practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
        practice.settings().set(Setting.SERVICE_KIND, ServiceKind.HOSTED);
        practice.learners().recordConsent(practice.learners().current().id(), Consent.HOSTED, "a parent", "on paper");
        WindowRobot.click(window.scene(), "#go-queue");
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @Test
    void saysPriceCallsAndMinutesBeforeItIsLetGoAndPausesAndCancels() throws IOException {
        practice.scoringQueue().pause();
        List<Take> takes = List.of(take(), take());
        practice.scoringQueue().enqueue(takes.stream().map(Take::id).toList());
        WindowRobot.await("the summary", () -> says("#queue-summary", "2 recordings  ·  2 calls"));
        assertThat(text("#queue-summary")).contains("0.1 minutes").contains("$0.0036");
        assertThat(label("#go-queue")).isEqualTo("2 waiting");
        int before = window.services.hosted.calls.get();
        WindowRobot.click(window.scene(), "#cancel-" + takes.get(0).id());
        WindowRobot.await("one of them", () -> says("#queue-summary", "1 recording"));
        assertThat(window.services.hosted.calls.get()).isEqualTo(before);
        WindowRobot.click(window.scene(), "#queue-pause");
        WindowRobot.await(
                "an empty queue", () -> practice.scoringQueue().queuedTakes().isEmpty());
        assertThat(window.services.hosted.calls.get()).isEqualTo(before + 1);
    }

    @Test
    void offersThisComputerWhenTheBudgetStopsTheQueue() throws IOException {
        refuse(CallFailure.FailureKind.OVER_BUDGET);
        Take take = take();
        practice.scoringQueue().enqueue(List.of(take.id()));
        practice.scoringQueue().resume();
        WindowRobot.await("the reason", () -> window.scene().lookup("#queue-stopped") != null);
        WindowRobot.await("the notice", () -> label("#go-queue").equals("Queue stopped, 1 waiting"));
        WindowRobot.click(window.scene(), "#queue-here");
        WindowRobot.await(
                "a judgement", () -> practice.scoring().latest(take.id()).isPresent());
        assertThat(practice.scoring().latest(take.id()).orElseThrow().origin().service())
                .isEqualTo(AnswerOrigin.EMBEDDED);
        window.services.hosted.refusal.set(Optional.empty());
        WindowRobot.await(
                "an empty queue", () -> practice.scoringQueue().queuedTakes().isEmpty());
    }

    @Test
    void sendsAgainWhatMayHaveBeenBilledOnlyAfterASecondWord() throws IOException {
        refuse(CallFailure.FailureKind.NO_ANSWER);
        Take take = take();
        practice.scoringQueue().enqueue(List.of(take.id()));
        practice.scoringQueue().resume();
        String send = "#send-again-" + take.id();
        WindowRobot.await("its fate", () -> window.scene().lookup(send) != null);
        window.services.hosted.refusal.set(Optional.empty());
        int before = window.services.hosted.calls.get();
        WindowRobot.click(window.scene(), send);
        WindowRobot.await("the warning", () -> window.scene().lookup("#send-again") != null);
        assertThat(window.services.hosted.calls.get()).isEqualTo(before);
        WindowRobot.click(window.scene(), "#send-again");
        WindowRobot.await(
                "a judgement", () -> practice.scoring().latest(take.id()).isPresent());
        assertThat(window.services.hosted.calls.get()).isEqualTo(before + 1);
    }

    @Test
    void scoresTakesOfAnEarlierEngineAgainWithProgressAndCancel() throws IOException {
        List<Take> old = List.of(take(), take());
        practice.scoringQueue().enqueue(old.stream().map(Take::id).toList(), ServiceKind.EMBEDDED);
        practice.scoringQueue().resume();
        WindowRobot.await(
                "an empty queue", () -> practice.scoringQueue().queuedTakes().isEmpty());
        String engine = window.services.engine.getAndSet("odd");
        practice.scoringQueue().pause(); // tells everyone
        int count = practice.earlierEngineTakes().count().open();
        WindowRobot.await(
                "the offer",
                () -> isShown("#earlier-score") && label("#earlier-score").startsWith("Score " + count + " takes"));
        assertThat(label("#earlier-score")).contains("no cost");
        int calls = window.services.hosted.calls.get();
        WindowRobot.click(window.scene(), "#earlier-score");
        WindowRobot.await(
                "the progress", () -> isShown("#earlier-cancel") && says("#earlier-progress", "0 of " + count));
        assertThat(text("#earlier-progress")).contains("paused");
        WindowRobot.click(window.scene(), "#earlier-cancel");
        WindowRobot.await("the offer", () -> isShown("#earlier-score"));
        assertThat(practice.scoringQueue().queuedTakes()).isEmpty();
        practice.scoringQueue().resume();
        WindowRobot.click(window.scene(), "#earlier-score");
        WindowRobot.await("nothing left", () -> !isShown("#earlier-engine"));
        for (Take take : old) {
            assertThat(practice.scoring().findAll(take.id()))
                    .extracting(result -> result.origin().engine())
                    .containsExactly("odd", engine);
        }
        assertThat(window.services.hosted.calls.get()).isEqualTo(calls);
    }

    @Test
    void showsEveryCallOfTheMonthInBothLanguages() {
        var ledger = window.services.library.ledger();
        Instant now = Instant.now();
        for (BillingOutcome outcome : List.of(BillingOutcome.BILLED, BillingOutcome.FREE, BillingOutcome.SENT)) {
            var question = new RequestKey(outcome.name(), "a", "https://hosted.example", ServiceEndpoint.PRONUNCIATION);
            long line = ledger.openEntry(new CallCharge(question, now, 2_300, 1_800, "3반"), Long.MAX_VALUE)
                    .orElseThrow();
            ledger.settleEntry(line, outcome);
        }
        practice.settings().set(Setting.MONTHLY_BUDGET, 4_000L);
        WindowRobot.await("the budget", () -> says("#budget", "$0.0036 of $0.004 spent"));
        assertThat(calls()).isEqualTo(3);
        assertThat(shows("nearly used up")).isTrue();
        practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko");
        WindowRobot.await("the Korean words", () -> says("#budget", "이번 달 예산 $0.004 중 $0.0036"));
        practice.settings().set(Setting.INTERFACE_LANGUAGE, "en");
        practice.settings().set(Setting.MONTHLY_BUDGET, 5_000_000L);
        WindowRobot.await("the English words", () -> says("#budget", "$0.0036 of $5.00"));
        assertThat(WindowRobot.call(() -> window.scene().lookup("#month-before").isDisabled()))
                .isTrue();
    }

    private static void refuse(CallFailure.FailureKind kind) {
        window.services.hosted.refusal.set(Optional.of(CallFailure.of(kind, "test")));
    }

    /// A take of three seconds with its own sound.
    private static Take take() throws IOException {
        long lesson = practice.lessons().findAll().getFirst().id();
        long sentence = practice.lessons()
                .addSentences(lesson, List.of("We call it bear"))
                .getFirst()
                .id();
        float[] tone = new float[24_000 * 2];
        number++;
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.3 * Math.sin(0.02 * number * i));
        }
        Path file = folder.resolve("take-" + number + ".wav");
        WavEncoder.write(file, new Pcm(tone, 16_000));
        return practice.takes()
                .importNow(
                        new Take.TakeOwner(
                                sentence, practice.learners().current().id()),
                        file);
    }

    private static boolean isShown(String selector) {
        return window.scene().lookup(selector).isVisible();
    }

    private static int calls() {
        return WindowRobot.call(() ->
                ((TableView<?>) window.scene().lookup("#calls")).getItems().size());
    }

    private static boolean says(String selector, String words) {
        return window.scene().lookup(selector) instanceof Labeled label
                && label.getText().contains(words);
    }

    private static String text(String selector) {
        return WindowRobot.call(() -> ((Label) window.scene().lookup(selector)).getText());
    }

    private static String label(String selector) {
        return WindowRobot.call(() -> ((Button) window.scene().lookup(selector)).getText());
    }

    private static boolean shows(String words) {
        return WindowRobot.shows(window.scene(), words);
    }
}
