package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.axis.VoiceSide;
import app.saywell.desk.kit.envelope.AcousticAnalysis;
import app.saywell.desk.kit.wave.AccessibleTierTable;
import app.saywell.desk.practice.state.PracticePhase;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import app.saywell.desk.store.audio.AudioFile;
import app.saywell.desk.store.database.RecordingFiles;
import app.saywell.speech.CallFailure;
import app.saywell.speech.ServiceEndpoint;
import app.saywell.speech.billing.CallCharge;
import app.saywell.speech.billing.RequestKey;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The practice screen used as a learner would, by keyboard and mouse.
class PracticeScreenTest {
    @TempDir
    static Path folder;

    private static PracticeWindow window;
    private static int nextRow;

    private int row;

    @BeforeAll
    static void open() {
        window = new PracticeWindow(folder);
    }

    @AfterAll
    static void close() {
        window.close();
    }

    /// Every test uses its own sentence.
    @BeforeEach
    void chooseSentence() {
        row = nextRow++;
        window.services.embedded.calls.set(0);
        window.choose(row);
    }

    @Test
    void recordsKeepsAndJudgesATakeWithOneKey() {
        window.recordAndWait();
        assertThat(window.takes(row)).hasSize(1);
        assertThat(window.practiceStage()).isInstanceOf(PracticePhase.TakeScored.class);
        assertThat(WindowRobot.call(() -> window.state().checks().get())).isNotEmpty();
        assertThat(window.services.embedded.calls.get()).isEqualTo(1);
    }

    @Test
    void keepsTheTakeWhenTheServiceRefusesAndSaysSoInBothLanguages() {
        window.services.embedded.refusal.set(
                Optional.of(CallFailure.of(CallFailure.FailureKind.NOT_ALL_WORDS_SPOKEN, "test")));
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("a refusal", () -> window.practiceStage() instanceof PracticePhase.ScoringFailed);
        assertThat(window.takes(row)).hasSize(1);
        WindowRobot.await("the English words", () -> window.shows("Your recording is kept."));
        window.speak("ko");
        WindowRobot.await("the Korean words", () -> window.shows("녹음은 안전하게 저장되어 있어요."));
        window.speak("en");
        window.services.embedded.refusal.set(Optional.empty());
        WindowRobot.click(window.scene(), "#judge-again");
        WindowRobot.await("a judgement", () -> window.state().result().get().isPresent());
    }

    @Test
    void judgingAgainLetsACallOfUnknownFateGo() {
        window.services.embedded.refusal.set(Optional.of(CallFailure.of(CallFailure.FailureKind.NO_ANSWER, "test")));
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("a refusal", () -> window.practiceStage() instanceof PracticePhase.ScoringFailed);
        RequestKey sent = sent(window.takes(row).getFirst());
        var ledger = window.services.library.ledger();
        ledger.openEntry(new CallCharge(sent, Instant.now(), 1_000, 600, "practice"), Long.MAX_VALUE);
        window.services.embedded.refusal.set(Optional.empty());
        WindowRobot.click(window.scene(), "#judge-again");
        WindowRobot.await("a judgement", () -> window.state().result().get().isPresent());
        assertThat(ledger.isIndeterminate(sent)).isFalse();
    }

    private static RequestKey sent(Take take) {
        Path file = window.services.practice.takes().file(take.audio());
        String audio = RecordingFiles.sha256Of(AudioFile.toUpload(file).bytes());
        return new RequestKey("d".repeat(64), audio, "https://hosted.example", ServiceEndpoint.PRONUNCIATION_SIMPLE);
    }

    @Test
    void goesOnToTheNextSentenceWhileTheTakeIsJudged() {
        window.record();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await(
                "the next sentence", () -> window.state().sentenceList().get().chosenIndex() == row + 1);
        assertThat(window.takes(row)).hasSize(1);
    }

    @Test
    void discardsATakeAndBringsItBack() {
        window.record();
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("an empty desk", () -> window.practiceStage() instanceof PracticePhase.SentenceReady);
        WindowRobot.await(
                "the bin", () -> !window.services.practice.takes().findInBin().isEmpty());
        WindowRobot.await(
                "the undo button", () -> window.scene().lookup("#undo").isVisible());
        WindowRobot.press(KeyCode.CONTROL, KeyCode.Z);
        WindowRobot.await("the take", () -> window.takes(row).size() == 1);
    }

    @Test
    void keepsARunningTakeWhenThePlaceIsLeft() {
        window.record();
        WindowRobot.click(window.scene(), "#go-settings");
        WindowRobot.await("the take", () -> window.takes(row).size() == 1);
    }

    @Test
    void playsTheTakeAndMovesThePlayhead() {
        window.recordAndWait();
        WindowRobot.press(KeyCode.DIGIT2);
        WindowRobot.await("the playhead", () -> window.state()
                .lanes()
                .playhead()
                .get()
                .filter(at -> at > 0.1)
                .isPresent());
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await("silence", () -> !window.audioSession.isPlaying());
    }

    @Test
    void choosesZoomsAndFitsByKeyboard() {
        window.recordAndWait();
        var lanes = window.state().lanes();
        double whole = WindowRobot.call(() -> lanes.viewport().get().span());
        WindowRobot.press(KeyCode.SHIFT, KeyCode.RIGHT);
        assertThat(WindowRobot.call(() -> lanes.selection().get())).isPresent();
        WindowRobot.press(KeyCode.CONTROL, KeyCode.E);
        assertThat(WindowRobot.call(() -> lanes.viewport().get().span())).isLessThan(whole);
        WindowRobot.press(KeyCode.CONTROL, KeyCode.F);
        assertThat(WindowRobot.call(() -> lanes.viewport().get().span())).isGreaterThanOrEqualTo(whole);
    }

    @Test
    void saysWhyTheNumberIsWhatItIs() {
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("a judgement", () -> window.scene().lookup("#why") != null);
        assertThat(WindowRobot.call(() -> window.scene().lookup("#why-panel").isVisible()))
                .isFalse();
        WindowRobot.click(window.scene(), "#why");
        WindowRobot.await(
                "the reasons", () -> window.scene().lookup("#why-panel").isVisible());
    }

    @Test
    void readsThePictureAsATable() {
        window.recordAndWait();
        WindowRobot.click(window.scene(), "#table");
        WindowRobot.await("the table", () -> window.scene().lookup("#text-twin").isVisible());
        AccessibleTierTable table = (AccessibleTierTable) window.scene().lookup("#text-twin");
        int words = WindowRobot.call(
                () -> window.state().result().get().orElseThrow().countedWords());
        assertThat(WindowRobot.call(() -> table.getItems().size())).isGreaterThanOrEqualTo(words);
        WindowRobot.run(() -> table.getSelectionModel().select(0));
        assertThat(WindowRobot.call(() -> window.state().lanes().selection().get()))
                .isPresent();
        WindowRobot.click(window.scene(), "#table");
    }

    @Test
    void tellsHowASoundIsFormedByKeyboardAndClosesIt() {
        window.recordAndWait();
        WindowRobot.press(KeyCode.ALT, KeyCode.RIGHT);
        WindowRobot.await("the sound", () -> window.scene().lookup("#forming") != null);
        WindowRobot.click(window.scene(), "#hear-sound-mine");
        WindowRobot.await(
                "the playhead", () -> window.state().lanes().playhead().get().isPresent());
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("nothing told", () -> window.scene().lookup("#forming") == null);
    }

    @Test
    void whatAKeyChoosesIsHeardByTheNextKey() {
        window.recordAndWait();
        WindowRobot.press(KeyCode.ALT, KeyCode.RIGHT);
        WindowRobot.await("a button of the sound", () -> focusId().equals("hear-sound-mine"));
        WindowRobot.press(KeyCode.ALT, KeyCode.RIGHT);
        WindowRobot.await("the same of the next sound", () -> focusId().equals("hear-sound-mine"));
        // Only a button with a visible focus takes Space and Enter for itself.
        assertThat(WindowRobot.call(() -> window.scene().getFocusOwner().isFocusVisible()))
                .isTrue();
        WindowRobot.press(KeyCode.SHIFT, KeyCode.RIGHT);
        WindowRobot.await("a button of the word", () -> focusId().equals("hear-word-mine"));
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await(
                "that nothing is told", () -> !window.scene().lookup("#detail").isVisible());
    }

    private String focusId() {
        Node owner = window.scene().getFocusOwner();
        return owner == null || owner.getId() == null ? "" : owner.getId();
    }

    @Test
    void drawsWhatIsAskedForAndRemembersIt() {
        window.recordAndWait();
        for (String layer : List.of("#layer-pitch", "#layer-spectrogram")) {
            WindowRobot.scrollAndClick(window.scene(), layer);
        }
        AcousticAnalysis acoustics = WindowRobot.call(() -> window.state()
                .lanes()
                .lane(VoiceSide.LEARNER)
                .orElseThrow()
                .recording()
                .acoustics()
                .orElseThrow());
        WindowRobot.await("pitch and spectrogram", () -> acoustics.revision().get() > 1);
        String kept = window.services.practice.settings().get(Setting.text("practice.picture", ""));
        assertThat(kept).contains("PITCH", "SPECTROGRAM", "WORDS");
        for (String layer : List.of("#layer-pitch", "#layer-spectrogram")) {
            WindowRobot.scrollAndClick(window.scene(), layer);
        }
    }

    @Test
    void showsAllKeysOnASheetAndPutsItAway() {
        WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
        WindowRobot.await("the sheet", () -> window.scene().lookup("#key-sheet").isVisible());
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("no sheet", () -> !window.scene().lookup("#key-sheet").isVisible());
        WindowRobot.click(window.scene(), "#keys");
        WindowRobot.await("the sheet", () -> window.scene().lookup("#key-sheet").isVisible());
        WindowRobot.press(KeyCode.SHIFT, KeyCode.SLASH);
        WindowRobot.await("no sheet", () -> !window.scene().lookup("#key-sheet").isVisible());
    }

    @Test
    void countsDownWhereThatIsWantedAndCanBeStopped() {
        window.services.practice.settings().set(Setting.COUNTDOWN_SECONDS, 10);
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the counting", () -> window.practiceStage() instanceof PracticePhase.CountingDown);
        WindowRobot.await(
                "its seconds", () -> window.scene().lookup("#counting").isVisible());
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("nothing begun", () -> window.practiceStage() instanceof PracticePhase.SentenceReady);
        double ready = lanesHeight();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the counting", () -> window.practiceStage() instanceof PracticePhase.CountingDown);
        WindowRobot.await(
                "its seconds", () -> window.scene().lookup("#counting").isVisible());
        WindowRobot.await("nothing moved", () -> lanesHeight() == ready);
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the recording", () -> window.practiceStage() instanceof PracticePhase.RecordingTake);
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("an empty desk", () -> window.practiceStage() instanceof PracticePhase.SentenceReady);
        window.services.practice.settings().set(Setting.COUNTDOWN_SECONDS, 0);
    }

    @Test
    void theScoreIsReadableInLargeLetters() {
        window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, 150);
        window.speak("ko");
        window.recordAndWait();
        WindowRobot.await("the number whole", () -> {
            Label number = (Label) window.scene().lookup(".score-card .big-number");
            return number.getWidth() >= number.prefWidth(-1) && number.getWidth() > 0;
        });
        window.speak("en");
        window.services.practice.settings().set(Setting.TEXT_SIZE_PERCENT, 100);
    }

    private static double lanesHeight() {
        return WindowRobot.call(() -> {
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
            return window.scene().lookup(".lanes-card").getLayoutBounds().getHeight();
        });
    }

    @Test
    void handsOverToSomebodyElseAndBack() {
        var people = window.services.practice.learners();
        long before = people.current().id();
        long other =
                people.add("Bora", "", Optional.empty(), Consent.THIS_COMPUTER).id();
        WindowRobot.await("two people", () -> window.state().learners().get().size() == 2);
        WindowRobot.await("the button", () -> window.scene().lookup("#learner") != null);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().switchLearner(other));
        WindowRobot.await("her name", () -> window.shows("Bora"));
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("her take", () -> window.takes(row).size() == 1);
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().switchLearner(before));
        WindowRobot.await("no take of hers", () -> window.state().takes().get().isEmpty());
        people.delete(other);
        WindowRobot.await("one person", () -> window.state().learners().get().size() == 1);
    }

    @Test
    void leadsAroundTheScreenWithTheTabKey() {
        java.util.Set<String> reached = new java.util.HashSet<>();
        for (int i = 0; i < 60; i++) {
            WindowRobot.press(KeyCode.TAB);
            Node owner = WindowRobot.call(() -> window.scene().getFocusOwner());
            if (owner != null && owner.getId() != null) {
                reached.add(owner.getId());
            }
        }
        assertThat(reached).contains("record", "next", "row-0", "row-2", "go-practice");
    }
}
