package app.saywell.desk.settings.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.context.FilePrompt;
import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.kit.text.LocalizedTexts;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.Learner;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.shell.cases.PracticeFixture;
import app.saywell.desk.shell.window.QueuedFilePrompt;
import app.saywell.desk.shell.window.WindowRobot;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostedServicePaneTest {
    @TempDir
    private Path folder;

    private final List<Stage> stages = new ArrayList<>();

    @AfterEach
    void closeWindows() {
        WindowRobot.run(() -> stages.forEach(Stage::close));
    }

    @Test
    void setsABudgetAndRejectsInvalidText() {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Scene scene = scene(room, new QueuedFilePrompt());
            TextField budget = (TextField) find(scene, "#budget-field");
            assertThat(budget.getText()).isEqualTo("5.00");
            type(budget, "$12,50");
            assertThat(room.useCases.settings().get(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            assertThat(find(scene, "#budget-field-problem").isVisible()).isFalse();
            type(budget, "a lot");
            assertThat(room.useCases.settings().get(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            Label problem = (Label) find(scene, "#budget-field-problem");
            assertThat(problem.getText()).contains("12.50");
            assertThat(problem.isVisible()).isTrue();
            assertThat(budget.getStyleClass()).contains("invalid");
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void setsTheRateLimitOfTheKey() {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Scene scene = scene(room, new QueuedFilePrompt());
            Spinner<Integer> calls = (Spinner<Integer>) find(scene, "#calls-a-minute");
            WindowRobot.run(() -> calls.getValueFactory().setValue(30));
            assertThat(room.useCases.settings().get(Setting.CALLS_PER_MINUTE)).isEqualTo(30);
        }
    }

    @Test
    void reportsAFileWithoutACertificate() throws Exception {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Path file = Files.writeString(folder.resolve("letter.pem"), "Dear teacher,");
            QueuedFilePrompt files = new QueuedFilePrompt();
            files.add(file);
            Scene scene = scene(room, files);
            stages.add(WindowRobot.show(scene));
            WindowRobot.scrollAndClick(scene, "#certificate-choose");
            assertThat(room.useCases.settings().get(Setting.TRUSTED_CERTIFICATE))
                    .isEmpty();
            assertThat(find(scene, "#terms-told").isVisible()).isTrue();
        }
    }

    @Test
    void whoPractisesAloneMayBeSentWhereThatIsAllowedHereAndNoLongerWhenItIsNot() {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Learner alone = room.useCases.learners().add("Mina", "", Optional.empty(), Consent.THIS_COMPUTER);
            HostedServiceViewModel viewModel = new HostedServiceViewModel(
                    room.useCases.learners(), room.useCases.settings(), room.useCases.tasks());
            for (InterfaceLanguage language : InterfaceLanguage.values()) {
                Scene scene = WindowRobot.call(() -> new Scene(new HostedServicePane(
                        viewModel,
                        new SimpleObjectProperty<>(UserRole.TEACHER),
                        new LocalizedTexts(language),
                        new QueuedFilePrompt())));
                stages.add(WindowRobot.show(scene));
                WindowRobot.run(viewModel::loadLearners);
                String choice = "#sending-" + alone.id();
                WindowRobot.await("the learner", () -> scene.lookup(choice) != null);
                assertThat(WindowRobot.shows(scene, "Mina")).isTrue();
                assertThat(((CheckBox) find(scene, choice)).isSelected()).isFalse();
                WindowRobot.scrollAndClick(scene, choice);
                WindowRobot.await("sending", () -> consent(room, alone) == Consent.HOSTED);
                WindowRobot.await("that it is shown", () -> ((CheckBox) scene.lookup(choice)).isSelected());
                WindowRobot.scrollAndClick(scene, choice);
                WindowRobot.await("none any more", () -> consent(room, alone) == Consent.THIS_COMPUTER);
            }
        }
    }

    private static Consent consent(PracticeFixture room, Learner learner) {
        return room.useCases.learners().find(learner.id()).orElseThrow().consent();
    }

    private static void type(TextField field, String text) {
        WindowRobot.run(() -> {
            field.setText(text);
            field.fireEvent(new javafx.event.ActionEvent());
        });
    }

    private static Scene scene(PracticeFixture room, FilePrompt files) {
        return WindowRobot.call(() -> new Scene(new HostedServicePane(
                new HostedServiceViewModel(room.useCases.learners(), room.useCases.settings(), room.useCases.tasks()),
                new SimpleObjectProperty<>(UserRole.TEACHER),
                new LocalizedTexts(InterfaceLanguage.ENGLISH),
                files)));
    }

    private static Node find(Scene scene, String selector) {
        return WindowRobot.call(() -> scene.lookup(selector));
    }
}
