package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Several microphones at one computer, each with its learner, used by keyboard.
@Timeout(240)
class MicrophonesScreenTest {
    @TempDir
    Path folder;

    private MicrophonesPage page;
    private FakeMicrophones microphones;
    private ClassWindow school;

    @BeforeEach
    void open() {
        page = new MicrophonesPage(folder);
        microphones = page.microphones;
        school = page.school;
    }

    @AfterEach
    void close() {
        page.close();
    }

    @Test
    void twoLearnersRecordAtOnceAndEachTakeIsScoredAsItsOwn() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        microphones.speak("Headset A");
        page.awaitSpoken("Headset A");
        WindowRobot.press(KeyCode.DIGIT1);
        WindowRobot.await("the first take", () -> page.takes(0, 0).size() == 1);
        assertThat(page.phase(2)).as("the other goes on").isEqualTo("Recording");
        microphones.speak("Headset B");
        page.awaitSpoken("Headset B");
        Pictures.keep(school.scene(), "microphones-recording-en");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the second take", () -> page.takes(1, 0).size() == 1);
        Take first = page.takes(0, 0).getFirst();
        Take second = page.takes(1, 0).getFirst();
        assertThat(first.recordingInfo().device()).isEqualTo("Headset A");
        assertThat(second.recordingInfo().device()).isEqualTo("Headset B");
        assertThat(first.audio().hash()).isNotEqualTo(second.audio().hash());
        WindowRobot.await(
                "both scores",
                () -> school.board().cellState(0, 0).scoreText().equals("80")
                        && school.board().cellState(1, 0).scoreText().equals("80"));
        WindowRobot.await(
                "the next sentence of each",
                () -> page.sentence(1).equals("What about the bus")
                        && page.sentence(2).equals("What about the bus"));
        assertThat(WindowRobot.call(() -> school.shows("2 · 김서연 · sentence 2 of 3")))
                .isTrue();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> page.phase(1).equals("준비됨"));
        Pictures.keep(school.scene(), "microphones-ready-ko");
    }

    @Test
    void aLostMicrophoneEndsItsOwnRecordingAloneAndKeepsIt() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        microphones.speak("Headset A");
        microphones.speak("Headset B");
        page.awaitSpoken("Headset A");
        page.awaitSpoken("Headset B");
        microphones.unplug("Headset B");
        WindowRobot.await("why", () -> page.phase(2).startsWith("The microphone stopped giving sound"));
        assertThat(page.phase(2)).endsWith("What was recorded until then is saved.");
        WindowRobot.await("what it has", () -> page.takes(1, 0).size() == 1);
        assertThat(page.phase(1)).isEqualTo("Recording");
        assertThat(page.takes(0, 0)).isEmpty();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the other take", () -> page.takes(0, 0).size() == 1);
        WindowRobot.await(
                "its score", () -> school.board().cellState(1, 0).scoreText().equals("80"));
        assertThat(page.sentence(2)).as("it is read again").isEqualTo("We call it bear");
        assertThat(page.takes(1, 0).getFirst().audio().seconds()).isGreaterThan(1.9);
    }

    @Test
    void whoHasNoConsentIsNotRecorded() {
        school.services.practice.learners().recordConsent(school.learners.get(1).id(), Consent.NONE, "", "");
        page.seat(1, "Headset A", 0);
        page.choose("#seat-microphone-2", "Headset B");
        WindowRobot.await(
                "the class", () -> !school.board().learners().get(1).consent().allowsRecording());
        page.choose("#seat-learner-2", Optional.of(school.board().learners().get(1)));
        WindowRobot.await("the refusal", () -> page.phase(2).startsWith("There is no consent"));
        page.start(1);
        microphones.speak("Headset A");
        page.awaitSpoken("Headset A");
        WindowRobot.press(KeyCode.DIGIT2);
        assertThat(page.phase(2)).startsWith("There is no consent");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> page.takes(0, 0).size() == 1);
        assertThat(page.takes(1, 0)).isEmpty();
    }

    @Test
    void aConsentThatIsWithdrawnDuringATakeIsFollowedAfterIt() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        microphones.speak("Headset A");
        page.awaitSpoken("Headset A");
        school.services.practice.learners().recordConsent(school.learners.get(0).id(), Consent.NONE, "", "");
        WindowRobot.await(
                "the class",
                () -> !school.board().learners().getFirst().consent().allowsRecording());
        WindowRobot.press(KeyCode.R);
        WindowRobot.await(
                "the end", () -> page.phase(2).equals("Ready") && !page.phase(1).equals("Recording"));
        WindowRobot.press(KeyCode.DIGIT1);
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the other one", () -> page.phase(2).equals("Recording"));
        assertThat(page.phase(1)).isNotEqualTo("Recording");
    }

    @Test
    void noMicrophoneAndNoLearnerIsOfferedTwice() {
        page.seat(1, "Headset A", 0);
        WindowRobot.await(
                "what is left",
                () -> page.choice("#seat-microphone-2").getItems().equals(List.of("", "Headset B", "Headset C")));
        List<Object> learners = WindowRobot.call(
                () -> List.<Object>copyOf(page.choice("#seat-learner-2").getItems()));
        assertThat(learners)
                .hasSize(1 + 4)
                .doesNotContain(Optional.of(school.board().learners().getFirst()));
        page.choose("#seat-microphone-1", "");
        WindowRobot.await(
                "all again", () -> page.choice("#seat-microphone-2").getItems().size() == 4);
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset A"));
        assertThat(page.phase(1)).isEqualTo("Choose a microphone and a learner.");
    }

    @Test
    void aSeatShowsWhatItHasWhereAChoiceIsRefused() {
        page.seat(1, "Headset A", 0);
        Optional<Learner> taken = Optional.of(school.board().learners().getFirst());
        WindowRobot.run(() -> page.setValue("#seat-learner-2", taken));
        assertThat(WindowRobot.call(() -> page.choice("#seat-learner-2").getValue()))
                .isEqualTo(Optional.empty());
        WindowRobot.run(() -> page.setValue("#seat-microphone-2", "Headset A"));
        assertThat(WindowRobot.call(() -> page.choice("#seat-microphone-2").getValue()))
                .isEqualTo("");
        page.seat(2, "Headset B", 1);
    }

    @Test
    void theSeatsAreShownWholeInALowWindow() {
        page.seat(1, "Headset A", 0);
        for (String language : List.of("en", "ko")) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            assertThat(LowWindows.faults(school.stage, "microphones-low-" + language))
                    .isEmpty();
        }
    }

    @Test
    void stopAllStopsAMicrophoneThatIsStillBeingOpenedToo() {
        microphones.holdOpening("Headset B");
        page.choose("#seat-microphone-2", "Headset B");
        page.choose(
                "#seat-learner-2",
                Optional.of(WindowRobot.call(() -> school.board().learners().get(1))));
        page.seat(1, "Headset A", 0);
        page.start(1);
        WindowRobot.await( // on a slow computer it is given up before
                "its opening",
                () -> page.phase(2).equals("Opening the microphone")
                        || page.phase(2).startsWith("This microphone cannot"));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> page.takes(0, 0).size() == 1);
        WindowRobot.await("its end", () -> !page.phase(2).equals("Opening the microphone"));
        microphones.letOpen("Headset B");
        WindowRobot.await("the microphone", () -> microphones.isOpen("Headset B"));
        WindowRobot.await(
                "the seat", () -> page.phase(2).equals("Ready") || page.phase(2).startsWith("This microphone cannot"));
        microphones.speak("Headset B");
        page.awaitSpoken("Headset B");
        assertThat(page.phase(2)).isNotIn("Recording", "Opening the microphone", "Saving");
        assertThat(page.takes(1, 0)).isEmpty();
    }

    @Test
    void theLevelOfEachMicrophoneHasAName() {
        assertThat(WindowRobot.call(() -> school.scene().lookup("#seat-level-2").getAccessibleText()))
                .isEqualTo("Level of microphone 2: not open");
    }

    @Test
    void eachTakeEndsByItselfWhenItsReaderHasFinished() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        WindowRobot.run(() -> ((ToggleButton) school.scene().lookup("#stop-in-silence")).setSelected(true));
        page.start(1, 2);
        microphones.speak("Headset A");
        WindowRobot.await("the first take", () -> page.takes(0, 0).size() == 1);
        assertThat(page.phase(2)).isEqualTo("Recording");
        microphones.speak("Headset B");
        WindowRobot.await("the second take", () -> page.takes(1, 0).size() == 1);
    }

    @Test
    void whoLeavesThePageEndsTheTakesAndLetsTheMicrophonesGo() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.await(
                "both takes",
                () -> page.takes(0, 0).size() == 1 && page.takes(1, 0).size() == 1);
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await(
                "the microphone of the window",
                () -> school.audioSession.meter().isPresent());
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("both again", () -> microphones.isOpen("Headset A") && microphones.isOpen("Headset B"));
    }

    @Test
    void aWindowThatIsClosedKeepsAllTakesFirst() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        WindowRobot.run(
                () -> Event.fireEvent(school.stage, new WindowEvent(school.stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WindowRobot.await("the end", () -> !school.stage.isShowing());
        int kept = page.takes(0, 0).size()
                + page.takes(1, 0).size()
                + school.services.practice.recovery().findInterrupted().size();
        assertThat(kept).as("each is a take, or the next start asks about it").isGreaterThanOrEqualTo(2);
    }
}
