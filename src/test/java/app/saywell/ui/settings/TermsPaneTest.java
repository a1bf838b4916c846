package app.saywell.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.library.settings.Setting;
import app.saywell.practice.Room;
import app.saywell.ui.ChosenFiles;
import app.saywell.ui.Fx;
import app.saywell.ui.kit.Language;
import app.saywell.ui.kit.Texts;
import app.saywell.ui.studio.FilePrompt;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;

class TermsPaneTest {
    @TempDir private Path folder;

    @Test
    void takesABudgetAndSaysInPlaceWhatIsNone() {
        try (Room room = new Room(folder)) {
            Scene scene = scene(room, new ChosenFiles());
            TextField budget = (TextField) find(scene, "#budget-field");
            assertThat(budget.getText()).isEqualTo("5.00");
            type(budget, "$12,50");
            assertThat(room.practice.get(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            assertThat(find(scene, "#terms-told").isVisible()).isFalse();
            type(budget, "a lot");
            assertThat(room.practice.get(Setting.MONTHLY_BUDGET)).isEqualTo(12_500_000);
            assertThat(((Label) find(scene, "#terms-told")).getText()).contains("12.50");
            assertThat(find(scene, "#terms-told").isVisible()).isTrue();
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void takesTheCallsAMinuteOfTheKey() {
        try (Room room = new Room(folder)) {
            Scene scene = scene(room, new ChosenFiles());
            Spinner<Integer> calls = (Spinner<Integer>) find(scene, "#calls-a-minute");
            Fx.run(() -> calls.getValueFactory().setValue(30));
            assertThat(room.practice.get(Setting.CALLS_A_MINUTE)).isEqualTo(30);
        }
    }

    @Test
    void saysWhereThereIsNoCertificateInAFile() throws Exception {
        try (Room room = new Room(folder)) {
            Path file = Files.writeString(folder.resolve("letter.pem"), "Dear teacher,");
            ChosenFiles files = new ChosenFiles();
            files.add(file);
            Scene scene = scene(room, files);
            Fx.run(((Button) find(scene, "#certificate-choose"))::fire);
            assertThat(room.practice.get(Setting.CERTIFICATE)).isEmpty();
            assertThat(find(scene, "#terms-told").isVisible()).isTrue();
        }
    }

    private static void type(TextField field, String text) {
        Fx.run(
                () -> {
                    field.setText(text);
                    field.fireEvent(new javafx.event.ActionEvent());
                });
    }

    private static Scene scene(Room room, FilePrompt files) {
        return Fx.call(
                () ->
                        new Scene(
                                new TermsPane(
                                        new TermsViewModel(room.practice, room.practice.tasks()),
                                        new Texts(Language.ENGLISH),
                                        files)));
    }

    private static Node find(Scene scene, String selector) {
        return Fx.call(() -> scene.lookup(selector));
    }
}
