package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.sound.AudioSession;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A second opinion, from the button to the list of words on which the services disagree.
class SecondOpinionScreenTest {
    @TempDir
    Path folder;

    @Test
    void isOfferedWhereThereIsSomebodyAndShowsBothAndOnlyTheDisagreements() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.run(() -> window.window.practiceScreen().viewModel().chooseSentence(8));
            WindowRobot.await("the sentence", () -> window.state().takes().get().isEmpty());
            WindowRobot.press(KeyCode.R);
            AudioSession sound = window.audioSession;
            WindowRobot.await("some speech", () -> FakeAudioDevices.hasSpoken(sound));
            WindowRobot.press(KeyCode.R);
            WindowRobot.await("a judgement", () -> window.state().result().get().isPresent());
            assertThat(WindowRobot.call(() -> window.scene().lookup("#ask-opinion")))
                    .isNull();
            window.services.practice.settings().set(Setting.HOSTED_ADDRESS, "https://hosted.example");
            window.openSettings();
            WindowRobot.run(() -> window.window.navigateTo("PRACTICE"));
            WindowRobot.await("the button", () -> window.scene().lookup("#ask-opinion") != null);
            WindowRobot.tabTo(window.scene(), "#ask-opinion");
            WindowRobot.press(KeyCode.SPACE);
            WindowRobot.await(
                    "whom to ask", () -> said(window, "#opinion-refused").contains("may not leave this computer"));
            WindowRobot.await("the keyboard on the button that asked", () -> hasKeyboard(window, "ask-opinion"));
            WindowRobot.await("its ring", () -> window.scene().getFocusOwner().isFocusVisible());
            assertThat(window.services.hosted.calls).as("nothing was sent").hasValue(0);
            var people = window.services.practice.learners();
            people.recordConsent(people.current().id(), Consent.HOSTED, "a parent", "on paper");
            window.services.hosted.wrongPart.set("so");
            ask(window);
            WindowRobot.await("both", () -> said(window, "#opinion-agreed").equals("They agree on 1 of 3 words"));
            assertThat(WindowRobot.call(() -> window.scene().getRoot().lookupAll(".hear-disagreement")))
                    .as("think and so")
                    .hasSize(2);
            WindowRobot.focus(window.scene(), "#hear-disagreement-1");
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
            WindowRobot.await("Korean", () -> !said(window, "#opinion-agreed").contains("agree"));
            WindowRobot.await("the keyboard where it was", () -> hasKeyboard(window, "hear-disagreement-1"));
            Take take = window.services
                    .practice
                    .takes()
                    .findByOwner(
                            window.state().sentenceDetail().get().orElseThrow().sentenceId(),
                            people.current().id())
                    .getFirst();
            assertThat(window.services.practice.scoring().findAll(take.id()))
                    .as("the first judgement stays the one that counts")
                    .hasSize(1);
        }
    }

    private static boolean hasKeyboard(PracticeWindow window, String id) {
        Node owner = window.scene().getFocusOwner();
        return owner != null && id.equals(owner.getId());
    }

    private static void ask(PracticeWindow window) {
        WindowRobot.await("the button", () -> window.scene().lookup("#ask-opinion") != null);
        WindowRobot.scrollAndClick(window.scene(), "#ask-opinion");
    }

    private static String said(PracticeWindow window, String selector) {
        var node = window.scene().lookup(selector);
        if (node instanceof Labeled label) {
            return label.getText();
        }
        return node != null && node.lookup(".label") instanceof Labeled label ? label.getText() : "";
    }
}
