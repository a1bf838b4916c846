package app.saywell.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.people.Consent;
import app.saywell.library.settings.Setting;
import app.saywell.library.store.Recordings;
import app.saywell.library.take.Take;
import app.saywell.practice.sound.SoundFile;
import app.saywell.speech.Endpoint;
import app.saywell.speech.Failure;
import app.saywell.speech.billing.Charge;
import app.saywell.speech.billing.QuestionKey;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.wave.Acoustics;
import app.saywell.ui.kit.wave.Side;
import app.saywell.ui.kit.wave.TextTwin;
import app.saywell.ui.practice.desk.Stage;

import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The practice place gone through as a learner would, by keyboard and by mouse.
class PracticePlaceTest {
    @TempDir static Path folder;

    private static Opened window;
    private static int nextRow;

    private int row;

    @BeforeAll
    static void open() {
        window = new Opened(folder);
    }

    @AfterAll
    static void close() {
        window.close();
    }

    /// Every test has a sentence of its own.
    @BeforeEach
    void chooseSentence() {
        row = nextRow++;
        window.room.embedded.calls.set(0);
        window.choose(row);
    }

    @Test
    void recordsKeepsAndJudgesATakeWithOneKey() {
        window.recordAndWait();
        assertThat(window.takes(row)).hasSize(1);
        assertThat(window.practiceStage()).isInstanceOf(Stage.Judged.class);
        assertThat(Fx.call(() -> window.desk().checks().get())).isNotEmpty();
        assertThat(window.room.embedded.calls.get()).isEqualTo(1);
    }

    @Test
    void keepsTheTakeWhenTheServiceRefusesAndSaysSoInBothLanguages() {
        window.room.embedded.refusal.set(
                Optional.of(Failure.of(Failure.Kind.NOT_ALL_WORDS_SPOKEN, "test")));
        window.record();
        Fx.press(KeyCode.R);
        Fx.await("a refusal", () -> window.practiceStage() instanceof Stage.Refused);
        assertThat(window.takes(row)).hasSize(1);
        Fx.await("the English words", () -> window.shows("Your recording is kept."));
        window.speak("ko");
        Fx.await("the Korean words", () -> window.shows("녹음은 안전하게 저장되어 있어요."));
        window.speak("en");
        window.room.embedded.refusal.set(Optional.empty());
        Fx.click(window.scene(), "#judge-again");
        Fx.await("a judgement", () -> window.desk().verdict().get().isPresent());
    }

    @Test
    void judgingAgainLetsACallOfUnknownFateGo() {
        window.room.embedded.refusal.set(Optional.of(Failure.of(Failure.Kind.NO_ANSWER, "test")));
        window.record();
        Fx.press(KeyCode.R);
        Fx.await("a refusal", () -> window.practiceStage() instanceof Stage.Refused);
        QuestionKey sent = sent(window.takes(row).getFirst());
        var ledger = window.room.library.ledger();
        ledger.open(new Charge(sent, Instant.now(), 1_000, 600, "practice"), Long.MAX_VALUE);
        window.room.embedded.refusal.set(Optional.empty());
        Fx.click(window.scene(), "#judge-again");
        Fx.await("a judgement", () -> window.desk().verdict().get().isPresent());
        assertThat(ledger.isUnanswered(sent)).isFalse();
    }

    private static QuestionKey sent(Take take) {
        Path file = window.room.practice.takes().file(take.audio());
        String audio = Recordings.hashOf(SoundFile.upload(file).bytes());
        return new QuestionKey(
                "d".repeat(64), audio, "https://hosted.example", Endpoint.PRONUNCIATION_SIMPLE);
    }

    @Test
    void goesOnToTheNextSentenceWhileTheTakeIsJudged() {
        window.record();
        Fx.press(KeyCode.ENTER);
        Fx.await("the next sentence", () -> window.desk().roll().get().chosen() == row + 1);
        assertThat(window.takes(row)).hasSize(1);
    }

    @Test
    void discardsATakeAndBringsItBack() {
        window.record();
        Fx.press(KeyCode.ESCAPE);
        Fx.await("an empty desk", () -> window.practiceStage() instanceof Stage.Ready);
        Fx.await("the bin", () -> !window.room.practice.takes().bin().isEmpty());
        Fx.await("the undo button", () -> window.scene().lookup("#undo").isVisible());
        Fx.press(KeyCode.CONTROL, KeyCode.Z);
        Fx.await("the take", () -> window.takes(row).size() == 1);
    }

    @Test
    void keepsARunningTakeWhenThePlaceIsLeft() {
        window.record();
        Fx.click(window.scene(), "#go-settings");
        Fx.await("the take", () -> window.takes(row).size() == 1);
    }

    @Test
    void playsTheTakeAndMovesThePlayhead() {
        window.recordAndWait();
        Fx.press(KeyCode.DIGIT2);
        Fx.await(
                "the playhead",
                () -> window.desk().lanes().playhead().get().filter(at -> at > 0.1).isPresent());
        Fx.press(KeyCode.SPACE);
        Fx.await("silence", () -> !window.sound.isPlaying());
    }

    @Test
    void choosesZoomsAndFitsByKeyboard() {
        window.recordAndWait();
        var lanes = window.desk().lanes();
        double whole = Fx.call(() -> lanes.viewport().get().span());
        Fx.press(KeyCode.SHIFT, KeyCode.RIGHT);
        assertThat(Fx.call(() -> lanes.selection().get())).isPresent();
        Fx.press(KeyCode.CONTROL, KeyCode.E);
        assertThat(Fx.call(() -> lanes.viewport().get().span())).isLessThan(whole);
        Fx.press(KeyCode.CONTROL, KeyCode.F);
        assertThat(Fx.call(() -> lanes.viewport().get().span())).isEqualTo(whole);
    }

    @Test
    void saysWhyTheNumberIsWhatItIs() {
        window.record();
        Fx.press(KeyCode.R);
        Fx.await("a judgement", () -> window.scene().lookup("#why") != null);
        assertThat(Fx.call(() -> window.scene().lookup("#why-panel").isVisible())).isFalse();
        Fx.click(window.scene(), "#why");
        Fx.await("the reasons", () -> window.scene().lookup("#why-panel").isVisible());
    }

    @Test
    void readsThePictureAsATable() {
        window.recordAndWait();
        Fx.click(window.scene(), "#table");
        Fx.await("the table", () -> window.scene().lookup("#text-twin").isVisible());
        TextTwin table = (TextTwin) window.scene().lookup("#text-twin");
        int words = Fx.call(() -> window.desk().verdict().get().orElseThrow().wordsCounted());
        assertThat(Fx.call(() -> table.getItems().size())).isGreaterThanOrEqualTo(words);
        Fx.run(() -> table.getSelectionModel().select(0));
        assertThat(Fx.call(() -> window.desk().lanes().selection().get())).isPresent();
        Fx.click(window.scene(), "#table");
    }

    @Test
    void tellsHowASoundIsFormedByKeyboardAndClosesIt() {
        window.recordAndWait();
        Fx.press(KeyCode.ALT, KeyCode.RIGHT);
        Fx.await("the sound", () -> window.scene().lookup("#forming") != null);
        Fx.click(window.scene(), "#hear-sound-mine");
        Fx.await("the playhead", () -> window.desk().lanes().playhead().get().isPresent());
        Fx.press(KeyCode.ESCAPE);
        Fx.await("nothing told", () -> window.scene().lookup("#forming") == null);
    }

    @Test
    void drawsWhatIsAskedForAndRemembersIt() {
        window.recordAndWait();
        for (String layer : List.of("#layer-pitch", "#layer-spectrogram")) {
            Fx.run(() -> ((ToggleButton) window.scene().lookup(layer)).fire());
        }
        Acoustics acoustics =
                Fx.call(
                        () ->
                                window.desk()
                                        .lanes()
                                        .lane(Side.LEARNER)
                                        .orElseThrow()
                                        .reading()
                                        .acoustics()
                                        .orElseThrow());
        Fx.await("pitch and spectrogram", () -> acoustics.revision().get() > 1);
        String kept = window.room.practice.get(Setting.text("practice.picture", ""));
        assertThat(kept).contains("PITCH", "SPECTROGRAM", "WORDS");
        for (String layer : List.of("#layer-pitch", "#layer-spectrogram")) {
            Fx.run(() -> ((ToggleButton) window.scene().lookup(layer)).fire());
        }
    }

    @Test
    void showsAllKeysOnASheetAndPutsItAway() {
        Fx.press(KeyCode.SHIFT, KeyCode.SLASH);
        Fx.await("the sheet", () -> window.scene().lookup("#key-sheet").isVisible());
        Fx.press(KeyCode.ESCAPE);
        Fx.await("no sheet", () -> !window.scene().lookup("#key-sheet").isVisible());
        Fx.click(window.scene(), "#keys");
        Fx.await("the sheet", () -> window.scene().lookup("#key-sheet").isVisible());
        Fx.press(KeyCode.SHIFT, KeyCode.SLASH);
        Fx.await("no sheet", () -> !window.scene().lookup("#key-sheet").isVisible());
    }

    @Test
    void countsDownWhereThatIsWantedAndCanBeStopped() {
        window.room.practice.set(Setting.COUNTDOWN, 3);
        Fx.press(KeyCode.R);
        Fx.await("the counting", () -> window.practiceStage() instanceof Stage.Counting);
        Fx.press(KeyCode.ESCAPE);
        Fx.await("nothing begun", () -> window.practiceStage() instanceof Stage.Ready);
        Fx.press(KeyCode.R);
        Fx.await("the counting", () -> window.practiceStage() instanceof Stage.Counting);
        Fx.press(KeyCode.R);
        Fx.await("the recording", () -> window.practiceStage() instanceof Stage.Recording);
        Fx.press(KeyCode.ESCAPE);
        Fx.await("an empty desk", () -> window.practiceStage() instanceof Stage.Ready);
        window.room.practice.set(Setting.COUNTDOWN, 0);
    }

    @Test
    void handsOverToSomebodyElseAndBack() {
        var people = window.room.practice.people();
        long before = people.current().id();
        long other = people.add("Bora", "", Optional.empty(), Consent.THIS_COMPUTER).id();
        Fx.await("two people", () -> window.desk().people().get().size() == 2);
        Fx.await("the button", () -> window.scene().lookup("#pupil") != null);
        Fx.run(() -> window.shell.practising().mind().handOver(other));
        Fx.await("her name", () -> window.shows("Bora"));
        window.record();
        Fx.press(KeyCode.R);
        Fx.await("her take", () -> window.takes(row).size() == 1);
        Fx.run(() -> window.shell.practising().mind().handOver(before));
        Fx.await("no take of hers", () -> window.desk().takes().get().isEmpty());
        people.delete(other);
        Fx.await("one person", () -> window.desk().people().get().size() == 1);
    }

    @Test
    void leadsAroundTheScreenWithTheTabKey() {
        java.util.Set<String> reached = new java.util.HashSet<>();
        for (int i = 0; i < 60; i++) {
            Fx.press(KeyCode.TAB);
            Node owner = Fx.call(() -> window.scene().getFocusOwner());
            if (owner != null && owner.getId() != null) {
                reached.add(owner.getId());
            }
        }
        assertThat(reached).contains("record", "next", "row-0", "row-2", "go-practice");
    }
}
