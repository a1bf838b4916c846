package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.practice.SyntheticReading;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
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

    private final FakeMicrophones microphones =
            new FakeMicrophones(SyntheticReading.learner().audio(), "Headset A", "Headset B", "Headset C");
    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withMicrophones(folder, microphones);
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("the seats", () -> isSeen("#seat-microphone-3"));
    }

    @AfterEach
    void close() {
        microphones.letRecordersGoOn();
        school.close();
    }

    @Test
    void twoLearnersRecordAtOnceAndEachTakeIsScoredAsItsOwn() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        microphones.speak("Headset A");
        awaitSpoken("Headset A");
        WindowRobot.press(KeyCode.DIGIT1);
        WindowRobot.await("the first take", () -> takes(0, 0).size() == 1);
        assertThat(phase(2)).as("the other goes on").isEqualTo("Recording");
        microphones.speak("Headset B");
        awaitSpoken("Headset B");
        Pictures.keep(school.scene(), "microphones-recording-en");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the second take", () -> takes(1, 0).size() == 1);
        Take first = takes(0, 0).getFirst();
        Take second = takes(1, 0).getFirst();
        assertThat(first.recordingInfo().device()).isEqualTo("Headset A");
        assertThat(second.recordingInfo().device()).isEqualTo("Headset B");
        assertThat(first.audio().hash()).isNotEqualTo(second.audio().hash());
        WindowRobot.await(
                "both scores",
                () -> school.board().cellState(0, 0).scoreText().equals("80")
                        && school.board().cellState(1, 0).scoreText().equals("80"));
        WindowRobot.await(
                "the next sentence of each",
                () -> sentence(1).equals("What about the bus") && sentence(2).equals("What about the bus"));
        assertThat(WindowRobot.call(() -> school.shows("2 · 김서연 · sentence 2 of 3")))
                .isTrue();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> phase(1).equals("준비됨"));
        Pictures.keep(school.scene(), "microphones-ready-ko");
    }

    @Test
    void aLostMicrophoneEndsItsOwnRecordingAloneAndKeepsIt() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        microphones.speak("Headset A");
        microphones.speak("Headset B");
        awaitSpoken("Headset A");
        awaitSpoken("Headset B");
        microphones.unplug("Headset B");
        WindowRobot.await("why", () -> phase(2).startsWith("The microphone stopped giving sound"));
        assertThat(phase(2)).endsWith("What was recorded until then is saved.");
        WindowRobot.await("what it has", () -> takes(1, 0).size() == 1);
        assertThat(phase(1)).isEqualTo("Recording");
        assertThat(takes(0, 0)).isEmpty();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the other take", () -> takes(0, 0).size() == 1);
        WindowRobot.await(
                "its score", () -> school.board().cellState(1, 0).scoreText().equals("80"));
        assertThat(sentence(2)).as("it is read again").isEqualTo("We call it bear");
        assertThat(takes(1, 0).getFirst().audio().seconds()).isGreaterThan(1.9);
    }

    @Test
    void whoHasNoConsentIsNotRecorded() {
        school.services.practice.learners().recordConsent(school.learners.get(1).id(), Consent.NONE, "", "");
        seat(1, "Headset A", 0);
        choose("#seat-microphone-2", "Headset B");
        WindowRobot.await(
                "the class", () -> !school.board().learners().get(1).consent().allowsRecording());
        choose("#seat-learner-2", Optional.of(school.board().learners().get(1)));
        WindowRobot.await("the refusal", () -> phase(2).startsWith("There is no consent"));
        start(1);
        microphones.speak("Headset A");
        awaitSpoken("Headset A");
        WindowRobot.press(KeyCode.DIGIT2);
        assertThat(phase(2)).startsWith("There is no consent");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(0, 0).size() == 1);
        assertThat(takes(1, 0)).isEmpty();
    }

    @Test
    void aConsentThatIsWithdrawnDuringATakeIsFollowedAfterIt() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        microphones.speak("Headset A");
        awaitSpoken("Headset A");
        school.services.practice.learners().recordConsent(school.learners.get(0).id(), Consent.NONE, "", "");
        WindowRobot.await(
                "the class",
                () -> !school.board().learners().getFirst().consent().allowsRecording());
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the end", () -> phase(2).equals("Ready") && !phase(1).equals("Recording"));
        WindowRobot.press(KeyCode.DIGIT1);
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the other one", () -> phase(2).equals("Recording"));
        assertThat(phase(1)).isNotEqualTo("Recording");
    }

    @Test
    void noMicrophoneAndNoLearnerIsOfferedTwice() {
        seat(1, "Headset A", 0);
        WindowRobot.await(
                "what is left",
                () -> choice("#seat-microphone-2").getItems().equals(List.of("", "Headset B", "Headset C")));
        List<Object> learners = WindowRobot.call(
                () -> List.<Object>copyOf(choice("#seat-learner-2").getItems()));
        assertThat(learners)
                .hasSize(1 + 4)
                .doesNotContain(Optional.of(school.board().learners().getFirst()));
        choose("#seat-microphone-1", "");
        WindowRobot.await(
                "all again", () -> choice("#seat-microphone-2").getItems().size() == 4);
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset A"));
        assertThat(phase(1)).isEqualTo("Choose a microphone and a learner.");
    }

    @Test
    void aSeatShowsWhatItHasWhereAChoiceIsRefused() {
        seat(1, "Headset A", 0);
        Optional<Learner> taken = Optional.of(school.board().learners().getFirst());
        WindowRobot.run(() -> setValue("#seat-learner-2", taken));
        assertThat(WindowRobot.call(() -> choice("#seat-learner-2").getValue())).isEqualTo(Optional.empty());
        WindowRobot.run(() -> setValue("#seat-microphone-2", "Headset A"));
        assertThat(WindowRobot.call(() -> choice("#seat-microphone-2").getValue()))
                .isEqualTo("");
        seat(2, "Headset B", 1);
    }

    @Test
    void theSeatsAreShownWholeInALowWindow() {
        seat(1, "Headset A", 0);
        for (String language : List.of("en", "ko")) {
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            assertThat(LowWindows.faults(school.stage, "microphones-low-" + language))
                    .isEmpty();
        }
    }

    @Test
    void fewerThanTwoMicrophonesAreToldInWords() {
        microphones.unplug("Headset B");
        microphones.unplug("Headset C");
        WindowRobot.await(
                "the words", () -> school.shows("Only one microphone was found. Plug in two or more; they are found"));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("the words", () -> school.shows("마이크를 하나만 찾았어요. 두 개 이상 연결해 주세요."));
        microphones.plugIn("Headset B");
        WindowRobot.await("no notice", () -> !isSeen("#few-microphones"));
    }

    @Test
    void theSeatOfAMicrophoneThatIsGoneGoesUnlessSomethingIsChosenForIt() {
        seat(2, "Headset B", 1);
        microphones.unplug("Headset C");
        WindowRobot.await("two seats", () -> school.scene().lookup("#seat-microphone-3") == null);
        microphones.unplug("Headset A");
        WindowRobot.await("the words", () -> isSeen("#few-microphones"));
        assertThat(phase(2)).isEqualTo("Ready");
        microphones.plugIn("Headset A");
        microphones.plugIn("Headset C");
        WindowRobot.await("three seats", () -> isSeen("#seat-microphone-3"));
        seat(3, "Headset C", 2);
    }

    @Test
    void microphonesOfTheSameNameAreToldInWords() {
        microphones.plugInTwin("Headset B");
        WindowRobot.await(
                "the words",
                () -> school.shows("More than one microphone is called ‘Headset B’. This computer cannot"));
        assertThat(WindowRobot.call(
                        () -> List.<Object>copyOf(choice("#seat-microphone-1").getItems())))
                .isEqualTo(List.of("", "Headset A", "Headset C"));
        assertThat(isSeen("#seat-microphone-3")).isFalse();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("the words", () -> school.shows("이름이 ‘Headset B’인 마이크가 여러 개예요."));
        Pictures.keep(school.scene(), "microphones-twins-ko");
    }

    /// After one of them is unplugged, the other would be recorded under the name of its learner.
    @Test
    void aMicrophoneThatGetsATwinIsLetGo() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        microphones.plugInTwin("Headset B");
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await("its seat", () -> phase(2).equals("Choose a microphone and a learner."));
        assertThat(choice("#seat-microphone-2").getValue()).isEqualTo("");
        assertThat(phase(1)).isEqualTo("Ready");
    }

    @Test
    void aMicrophoneThatGetsATwinDuringATakeIsLetGoAfterIt() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        microphones.plugInTwin("Headset B");
        WindowRobot.await("the notice", () -> isSeen("#twin-microphones"));
        assertThat(phase(2)).isEqualTo("Recording");
        microphones.speak("Headset B");
        awaitSpoken("Headset B");
        WindowRobot.focus(school.scene(), "#page-devices");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(1, 0).size() == 1);
        assertThat(takes(1, 0).getFirst().recordingInfo().device()).isEqualTo("Headset B");
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await("its seat", () -> phase(2).equals("Choose a microphone and a learner."));
        assertThat(choice("#seat-microphone-2").getItems()).doesNotMatch(items -> items.contains("Headset B"));
    }

    @Test
    void theWindowDoesNotWaitForTheRecorderOfASeatThatGoes() {
        microphones.holdRecorders();
        WindowRobot.run(() -> choice("#seat-microphone-3")
                .sceneProperty()
                .subscribe((was, is) -> Platform.runLater(microphones::letRecordersGoOn)));
        microphones.unplug("Headset C");
        WindowRobot.await("two seats", () -> school.scene().lookup("#seat-microphone-3") == null);
    }

    @Test
    void stopAllStopsAMicrophoneThatIsStillBeingOpenedToo() {
        microphones.holdOpening("Headset B");
        choose("#seat-microphone-2", "Headset B");
        choose(
                "#seat-learner-2",
                Optional.of(WindowRobot.call(() -> school.board().learners().get(1))));
        seat(1, "Headset A", 0);
        start(1);
        WindowRobot.await( // on a slow computer it is given up before
                "its opening",
                () -> phase(2).equals("Opening the microphone") || phase(2).startsWith("This microphone cannot"));
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> takes(0, 0).size() == 1);
        WindowRobot.await("its end", () -> !phase(2).equals("Opening the microphone"));
        microphones.letOpen("Headset B");
        WindowRobot.await("the microphone", () -> microphones.isOpen("Headset B"));
        WindowRobot.await("the seat", () -> phase(2).equals("Ready") || phase(2).startsWith("This microphone cannot"));
        microphones.speak("Headset B");
        awaitSpoken("Headset B");
        assertThat(phase(2)).isNotIn("Recording", "Opening the microphone", "Saving");
        assertThat(takes(1, 0)).isEmpty();
    }

    @Test
    void aMicrophoneThatIsLostBetweenTakesIsToldAtItsSeatUntilItIsBack() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        microphones.unplug("Headset B");
        WindowRobot.await("why", () -> phase(2).startsWith("This microphone is gone. Plug it in again"));
        assertThat(phase(1)).isEqualTo("Ready");
        microphones.plugIn("Headset B");
        WindowRobot.await("that it is back", () -> phase(2).equals("Ready"));
    }

    @Test
    void aMicrophoneThatIsGoneIsToldAsGoneWhereTheSoundSystemSaysThatItIsInUse() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        microphones.unplugAsIfInUse("Headset B");
        WindowRobot.await("why", () -> phase(2).startsWith("This microphone is gone"));
        Pictures.keep(school.scene(), "microphones-gone-en");
    }

    @Test
    void theQuestionAboutANewClassLetsTheMicrophonesGo() {
        seat(2, "Headset B", 1);
        WindowRobot.run(() -> school.window.classScreen().viewModel().newClass().begin("3-3"));
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.run(() -> school.window.classScreen().viewModel().newClass().cancel());
        WindowRobot.await("that it is open again", () -> microphones.isOpen("Headset B"));
    }

    @Test
    void theLevelOfEachMicrophoneHasAName() {
        assertThat(WindowRobot.call(() -> school.scene().lookup("#seat-level-2").getAccessibleText()))
                .isEqualTo("Level of microphone 2: not open");
    }

    @Test
    void eachTakeEndsByItselfWhenItsReaderHasFinished() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        WindowRobot.run(() -> ((ToggleButton) school.scene().lookup("#stop-in-silence")).setSelected(true));
        start(1, 2);
        microphones.speak("Headset A");
        WindowRobot.await("the first take", () -> takes(0, 0).size() == 1);
        assertThat(phase(2)).isEqualTo("Recording");
        microphones.speak("Headset B");
        WindowRobot.await("the second take", () -> takes(1, 0).size() == 1);
    }

    @Test
    void whoLeavesThePageEndsTheTakesAndLetsTheMicrophonesGo() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.await(
                "both takes", () -> takes(0, 0).size() == 1 && takes(1, 0).size() == 1);
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await(
                "the microphone of the window",
                () -> school.audioSession.meter().isPresent());
        WindowRobot.click(school.scene(), "#page-devices");
        WindowRobot.await("both again", () -> microphones.isOpen("Headset A") && microphones.isOpen("Headset B"));
    }

    @Test
    void aWindowThatIsClosedKeepsAllTakesFirst() {
        seat(1, "Headset A", 0);
        seat(2, "Headset B", 1);
        start(1, 2);
        WindowRobot.run(
                () -> Event.fireEvent(school.stage, new WindowEvent(school.stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
        WindowRobot.await("the end", () -> !school.stage.isShowing());
        int kept = takes(0, 0).size()
                + takes(1, 0).size()
                + school.services.practice.recovery().findInterrupted().size();
        assertThat(kept).as("each is a take, or the next start asks about it").isGreaterThanOrEqualTo(2);
    }

    private void seat(int number, String microphone, int learner) {
        choose("#seat-microphone-" + number, microphone);
        WindowRobot.await(microphone, () -> microphones.isOpen(microphone));
        choose("#seat-learner-" + number, Optional.of(school.board().learners().get(learner)));
        WindowRobot.await("the seat", () -> phase(number).equals("Ready"));
    }

    private <T> void choose(String selector, T value) {
        WindowRobot.await(
                "the choice", () -> choice(selector).getItems().stream().anyMatch(value::equals));
        WindowRobot.run(() -> setValue(selector, value));
    }

    @SuppressWarnings("unchecked")
    private <T> void setValue(String selector, T value) {
        ((ComboBox<T>) choice(selector)).setValue(value);
    }

    /// The focus is on no list, which would keep the key for itself.
    private void start(int... seats) {
        WindowRobot.focus(school.scene(), "#page-devices");
        WindowRobot.press(KeyCode.R);
        for (int number : seats) {
            WindowRobot.await("the recording", () -> phase(number).equals("Recording"));
        }
    }

    private void awaitSpoken(String microphone) {
        WindowRobot.await("the speech", () -> microphones.hasSpoken(microphone));
    }

    private ComboBox<?> choice(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    private String phase(int number) {
        return ((Label) school.scene().lookup("#seat-phase-" + number)).getText();
    }

    private String sentence(int number) {
        return ((Label) school.scene().lookup("#seat-sentence-" + number)).getText();
    }

    private List<Take> takes(int learner, int sentence) {
        Learner reader = school.learners.get(learner);
        return school.services
                .practice
                .takes()
                .findByOwner(school.sentences.get(sentence).id(), reader.id());
    }

    private boolean isSeen(String selector) {
        Node node = school.scene().lookup(selector);
        return node != null && NodeFactory.isVisibleInTree(node);
    }
}
