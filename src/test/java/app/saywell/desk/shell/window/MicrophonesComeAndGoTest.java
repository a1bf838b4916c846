package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Microphones that are plugged in and pulled out while the page of several of them is open.
@Timeout(240)
class MicrophonesComeAndGoTest {
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
    void fewerThanTwoMicrophonesAreToldInWords() {
        microphones.unplug("Headset B");
        microphones.unplug("Headset C");
        WindowRobot.await(
                "the words", () -> school.shows("Only one microphone was found. Plug in two or more; they are found"));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("the words", () -> school.shows("마이크를 하나만 찾았어요. 두 개 이상 연결해 주세요."));
        microphones.plugIn("Headset B");
        WindowRobot.await("no notice", () -> !page.isSeen("#few-microphones"));
    }

    @Test
    void theSeatOfAMicrophoneThatIsGoneGoesUnlessSomethingIsChosenForIt() {
        page.seat(2, "Headset B", 1);
        microphones.unplug("Headset C");
        WindowRobot.await("two seats", () -> school.scene().lookup("#seat-microphone-3") == null);
        microphones.unplug("Headset A");
        WindowRobot.await("the words", () -> page.isSeen("#few-microphones"));
        assertThat(page.phase(2)).isEqualTo("Ready");
        microphones.plugIn("Headset A");
        microphones.plugIn("Headset C");
        WindowRobot.await("three seats", () -> page.isSeen("#seat-microphone-3"));
        page.seat(3, "Headset C", 2);
    }

    @Test
    void microphonesOfTheSameNameAreToldInWords() {
        microphones.plugInTwin("Headset B");
        WindowRobot.await(
                "the words",
                () -> school.shows("More than one microphone is called ‘Headset B’. This computer cannot"));
        assertThat(WindowRobot.call(() ->
                        List.<Object>copyOf(page.choice("#seat-microphone-1").getItems())))
                .isEqualTo(List.of("", "Headset A", "Headset C"));
        assertThat(page.isSeen("#seat-microphone-3")).isFalse();
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("the words", () -> school.shows("이름이 ‘Headset B’인 마이크가 여러 개예요."));
        Pictures.keep(school.scene(), "microphones-twins-ko");
    }

    /// After one of them is unplugged, the other would be recorded under the name of its learner.
    @Test
    void aMicrophoneThatGetsATwinIsLetGo() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        microphones.plugInTwin("Headset B");
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await("its seat", () -> page.phase(2).equals("Choose a microphone and a learner."));
        assertThat(page.choice("#seat-microphone-2").getValue()).isEqualTo("");
        assertThat(page.phase(1)).isEqualTo("Ready");
    }

    @Test
    void aMicrophoneThatGetsATwinDuringATakeIsLetGoAfterIt() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        page.start(1, 2);
        microphones.plugInTwin("Headset B");
        WindowRobot.await("the notice", () -> page.isSeen("#twin-microphones"));
        assertThat(page.phase(2)).isEqualTo("Recording");
        microphones.speak("Headset B");
        page.awaitSpoken("Headset B");
        WindowRobot.focus(school.scene(), "#page-devices");
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("the take", () -> page.takes(1, 0).size() == 1);
        assertThat(page.takes(1, 0).getFirst().recordingInfo().device()).isEqualTo("Headset B");
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.await("its seat", () -> page.phase(2).equals("Choose a microphone and a learner."));
        assertThat(page.choice("#seat-microphone-2").getItems()).doesNotMatch(items -> items.contains("Headset B"));
    }

    @Test
    void theWindowDoesNotWaitForTheRecorderOfASeatThatGoes() {
        microphones.holdRecorders();
        WindowRobot.run(() -> page.choice("#seat-microphone-3")
                .sceneProperty()
                .subscribe((was, is) -> Platform.runLater(microphones::letRecordersGoOn)));
        microphones.unplug("Headset C");
        WindowRobot.await("two seats", () -> school.scene().lookup("#seat-microphone-3") == null);
    }

    @Test
    void aMicrophoneThatIsLostBetweenTakesIsToldAtItsSeatUntilItIsBack() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        microphones.unplug("Headset B");
        WindowRobot.await("why", () -> page.phase(2).startsWith("This microphone is gone. Plug it in again"));
        assertThat(page.phase(1)).isEqualTo("Ready");
        microphones.plugIn("Headset B");
        WindowRobot.await("that it is back", () -> page.phase(2).equals("Ready"));
    }

    @Test
    void aMicrophoneThatIsGoneIsToldAsGoneWhereTheSoundSystemSaysThatItIsInUse() {
        page.seat(1, "Headset A", 0);
        page.seat(2, "Headset B", 1);
        microphones.unplugAsIfInUse("Headset B");
        WindowRobot.await("why", () -> page.phase(2).startsWith("This microphone is gone"));
        Pictures.keep(school.scene(), "microphones-gone-en");
    }

    @Test
    void theQuestionAboutANewClassLetsTheMicrophonesGo() {
        page.seat(2, "Headset B", 1);
        WindowRobot.run(() -> school.window.classScreen().viewModel().newClass().begin("3-3"));
        WindowRobot.await("that it is let go", () -> !microphones.isOpen("Headset B"));
        WindowRobot.run(() -> school.window.classScreen().viewModel().newClass().cancel());
        WindowRobot.await("that it is open again", () -> microphones.isOpen("Headset B"));
    }
}
