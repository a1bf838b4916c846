package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.settings.Setting;
import app.saywell.practice.PracticeFixture;
import app.saywell.ui.QueuedFilePrompt;
import app.saywell.ui.WindowRobot;
import app.saywell.ui.context.FilePrompt;
import app.saywell.ui.kit.text.InterfaceLanguage;
import app.saywell.ui.kit.text.LocalizedTexts;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;

class HostedServicePaneTest {
    @TempDir private Path folder;

    @Test
    void setsABudgetAndRejectsInvalidText() {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Scene scene = scene(room, new QueuedFilePrompt());
            TextField budget = (TextField) find(scene, "#budget-field");
            assertThat(budget.getText()).isEqualTo("5.00");
            type(budget, "$12,50");
            assertThat(room.useCases.getSetting(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            assertThat(find(scene, "#budget-field-problem").isVisible()).isFalse();
            type(budget, "a lot");
            assertThat(room.useCases.getSetting(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
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
            assertThat(room.useCases.getSetting(Setting.CALLS_PER_MINUTE)).isEqualTo(30);
        }
    }

    @Test
    void reportsAFileWithoutACertificate() throws Exception {
        try (PracticeFixture room = new PracticeFixture(folder)) {
            Path file = Files.writeString(folder.resolve("letter.pem"), "Dear teacher,");
            QueuedFilePrompt files = new QueuedFilePrompt();
            files.add(file);
            Scene scene = scene(room, files);
            WindowRobot.show(scene);
            WindowRobot.scrollAndClick(scene, "#certificate-choose");
            assertThat(room.useCases.getSetting(Setting.TRUSTED_CERTIFICATE)).isEmpty();
            assertThat(find(scene, "#terms-told").isVisible()).isTrue();
        }
    }

    private static void type(TextField field, String text) {
        WindowRobot.run(
                () -> {
                    field.setText(text);
                    field.fireEvent(new javafx.event.ActionEvent());
                });
    }

    private static Scene scene(PracticeFixture room, FilePrompt files) {
        return WindowRobot.call(
                () ->
                        new Scene(
                                new HostedServicePane(
                                        new HostedServiceViewModel(
                                                room.useCases, room.useCases.tasks()),
                                        new LocalizedTexts(InterfaceLanguage.ENGLISH),
                                        files)));
    }

    private static Node find(Scene scene, String selector) {
        return WindowRobot.call(() -> scene.lookup(selector));
    }
}
