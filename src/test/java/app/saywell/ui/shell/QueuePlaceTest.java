package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.audio.Wav;
import app.saywell.library.people.Consent;
import app.saywell.library.settings.ServiceKind;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.Origin;
import app.saywell.library.take.Take;
import app.saywell.practice.Practice;
import app.saywell.signal.Pcm;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.Outcome;
import app.saywell.speech.billing.QuestionKey;
import app.saywell.ui.Fx;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.TableView;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The queue and what it costs, gone through by mouse.
class QueuePlaceTest {
    @TempDir static Path folder;

    private static Opened window;
    private static Practice practice;
    private static int number;

    @BeforeAll
    static void open() {
        window = new Opened(folder);
        practice = window.room.practice;
        practice.set(Setting.HOSTED_ADDRESS, "https://hosted.example");
        practice.set(Setting.SERVICE, ServiceKind.HOSTED);
        practice.people()
                .consent(practice.people().current().id(), Consent.HOSTED, "a parent", "on paper");
        Fx.click(window.scene(), "#go-queue");
    }

    @AfterAll
    static void close() {
        window.close();
    }

    @Test
    void saysPriceCallsAndMinutesBeforeItIsLetGoAndPausesAndCancels() throws IOException {
        practice.queue().pause();
        List<Take> takes = List.of(take(), take());
        practice.queue().add(takes.stream().map(Take::id).toList());
        Fx.await("the summary", () -> says("#queue-summary", "2 recordings  ·  2 calls"));
        assertThat(text("#queue-summary")).contains("0.1 minutes").contains("$0.0036");
        assertThat(label("#go-queue")).isEqualTo("2 waiting");
        int before = window.room.hosted.calls.get();
        Fx.click(window.scene(), "#cancel-" + takes.get(0).id());
        Fx.await("one of them", () -> says("#queue-summary", "1 recording"));
        assertThat(window.room.hosted.calls.get()).isEqualTo(before);
        Fx.click(window.scene(), "#queue-pause");
        Fx.await("an empty queue", () -> practice.queue().waiting().isEmpty());
        assertThat(window.room.hosted.calls.get()).isEqualTo(before + 1);
    }

    @Test
    void offersThisComputerWhenTheBudgetStopsTheQueue() throws IOException {
        refuse(Failure.Kind.OVER_BUDGET);
        Take take = take();
        practice.queue().add(List.of(take.id()));
        practice.queue().resume();
        Fx.await("the reason", () -> window.scene().lookup("#queue-stopped") != null);
        assertThat(label("#go-queue")).isEqualTo("Queue stopped, 1 waiting");
        Fx.click(window.scene(), "#queue-here");
        Fx.await("a judgement", () -> practice.scoring().latest(take.id()).isPresent());
        assertThat(practice.scoring().latest(take.id()).orElseThrow().origin().service())
                .isEqualTo(Origin.EMBEDDED);
        window.room.hosted.refusal.set(Optional.empty());
        Fx.await("an empty queue", () -> practice.queue().waiting().isEmpty());
    }

    @Test
    void sendsAgainWhatMayHaveBeenBilledOnlyAfterASecondWord() throws IOException {
        refuse(Failure.Kind.NO_ANSWER);
        Take take = take();
        practice.queue().add(List.of(take.id()));
        practice.queue().resume();
        String send = "#send-again-" + take.id();
        Fx.await("its fate", () -> window.scene().lookup(send) != null);
        window.room.hosted.refusal.set(Optional.empty());
        int before = window.room.hosted.calls.get();
        Fx.click(window.scene(), send);
        Fx.await("the warning", () -> window.scene().lookup("#send-again") != null);
        assertThat(window.room.hosted.calls.get()).isEqualTo(before);
        Fx.click(window.scene(), "#send-again");
        Fx.await("a judgement", () -> practice.scoring().latest(take.id()).isPresent());
        assertThat(window.room.hosted.calls.get()).isEqualTo(before + 1);
    }

    @Test
    void showsEveryCallOfTheMonthInBothLanguages() {
        var ledger = window.room.library.ledger();
        Instant now = Instant.now();
        for (Outcome outcome : List.of(Outcome.BILLED, Outcome.FREE, Outcome.SENT)) {
            var question =
                    new QuestionKey(
                            outcome.name(), "a", "https://hosted.example", Endpoint.PRONUNCIATION);
            long line =
                    ledger.open(new Charge(question, now, 2_300, 1_800, "3반"), Long.MAX_VALUE)
                            .orElseThrow();
            ledger.settle(line, outcome);
        }
        practice.set(Setting.MONTHLY_BUDGET, 4_000L);
        Fx.await("the budget", () -> says("#budget", "$0.0036 of $0.004 are spent"));
        assertThat(calls()).isEqualTo(3);
        assertThat(shows("Little of this month")).isTrue();
        practice.set(Setting.INTERFACE_LANGUAGE, "ko");
        Fx.await("the Korean words", () -> says("#budget", "이번 달 예산 $0.004 가운데 $0.0036"));
        practice.set(Setting.INTERFACE_LANGUAGE, "en");
        practice.set(Setting.MONTHLY_BUDGET, 5_000_000L);
        Fx.await("the English words", () -> says("#budget", "$0.0036 of $5.00"));
        assertThat(Fx.call(() -> window.scene().lookup("#month-before").isDisabled())).isTrue();
    }

    private static void refuse(Failure.Kind kind) {
        window.room.hosted.refusal.set(Optional.of(Failure.of(kind, "test")));
    }

    /// A take of three seconds that no other take shares.
    private static Take take() throws IOException {
        long lesson = practice.lessons().all().getFirst().id();
        long sentence =
                practice.lessons().addSentences(lesson, List.of("We call it bear")).getFirst().id();
        float[] tone = new float[24_000 * 2];
        number++;
        for (int i = 0; i < tone.length; i++) {
            tone[i] = (float) (0.3 * Math.sin(0.02 * number * i));
        }
        Path file = folder.resolve("take-" + number + ".wav");
        Wav.write(file, new Pcm(tone, 16_000));
        return practice.takes()
                .importNow(new Take.Owner(sentence, practice.people().current().id()), file);
    }

    private static int calls() {
        return Fx.call(() -> ((TableView<?>) window.scene().lookup("#calls")).getItems().size());
    }

    private static boolean says(String selector, String words) {
        return window.scene().lookup(selector) instanceof Labeled label
                && label.getText().contains(words);
    }

    private static String text(String selector) {
        return Fx.call(() -> ((Label) window.scene().lookup(selector)).getText());
    }

    private static String label(String selector) {
        return Fx.call(() -> ((Button) window.scene().lookup(selector)).getText());
    }

    private static boolean shows(String words) {
        return Fx.call(
                () ->
                        window.scene().getRoot().lookupAll(".label").stream()
                                .anyMatch(
                                        node ->
                                                node instanceof Label label
                                                        && label.getText().contains(words)));
    }
}
