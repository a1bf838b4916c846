package app.saywell.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.ui.WindowRobot;

import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.stage.Stage;

import org.controlsfx.control.SearchableComboBox;
import org.junit.jupiter.api.Test;

class SearchableChoiceTest {
    @Test
    void theFieldForTheSearchHasNoWordOfTheLibrary() {
        SearchableComboBox<String> choice =
                WindowRobot.call(() -> SearchableChoice.<String>create("choice", text -> text));
        Stage stage = WindowRobot.show(WindowRobot.call(() -> new Scene(choice)));
        WindowRobot.run(() -> choice.getItems().setAll("Unit 1", "Unit 2"));
        WindowRobot.run(choice::show);
        assertThat(WindowRobot.call(() -> choice.lookupAll(".text-field")))
                .isNotEmpty()
                .allSatisfy(field -> assertThat(((TextField) field).getPromptText()).isEmpty());
        WindowRobot.run(stage::close);
    }

    @Test
    void theFieldForTheSearchHasTheIconOfTheTheme() {
        SearchableComboBox<String> choice =
                WindowRobot.call(() -> SearchableChoice.<String>create("choice", text -> text));
        Stage stage = WindowRobot.show(WindowRobot.call(() -> new Scene(choice)));
        WindowRobot.run(choice::show);
        assertThat(WindowRobot.call(() -> choice.lookupAll(".image-view"))).isEmpty();
        assertThat(WindowRobot.call(() -> choice.lookupAll(".custom-text-field .ikonli-font-icon")))
                .hasSize(1);
        WindowRobot.run(stage::close);
    }
}
