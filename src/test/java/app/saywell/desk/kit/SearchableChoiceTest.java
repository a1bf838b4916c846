package app.saywell.desk.kit;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.shell.window.WindowRobot;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.controlsfx.control.SearchableComboBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SearchableChoiceTest {
    private final List<String> chosen = new ArrayList<>();
    private Stage stage;

    @AfterEach
    void close() {
        WindowRobot.run(stage::close);
    }

    @Test
    void theFieldForTheSearchHasNoWordOfTheLibrary() {
        SearchableComboBox<String> choice = showSearchable();
        WindowRobot.run(() -> choice.getItems().setAll("Unit 1", "Unit 2"));
        WindowRobot.run(choice::show);
        assertThat(WindowRobot.call(() -> choice.lookupAll(".text-field")))
                .isNotEmpty()
                .allSatisfy(
                        field -> assertThat(((TextField) field).getPromptText()).isEmpty());
    }

    @Test
    void arrowKeysOnlyLookAndEscapeLeavesTheValue() {
        SearchableComboBox<String> choice = showSearchable();
        WindowRobot.run(() -> {
            choice.getItems().setAll("Unit 1", "Unit 2", "Unit 3");
            choice.setValue("Unit 1");
            SearchableChoice.onChosen(choice, chosen::add);
        });
        open(choice);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.ESCAPE);
        WindowRobot.await("the list to be closed", () -> !choice.isShowing());
        assertThat(WindowRobot.call(choice::getValue)).isEqualTo("Unit 1");
        assertThat(chosen).isEmpty();
        open(choice);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the list to be closed", () -> !choice.isShowing());
        String now = WindowRobot.call(choice::getValue);
        assertThat(now).isNotEqualTo("Unit 1");
        assertThat(chosen).containsExactly(now);
    }

    @Test
    void anArrowKeyOpensAPlainListAndActsOnlyWithEnter() {
        ComboBox<String> choice = WindowRobot.call(() -> new ComboBox<String>());
        show(choice);
        WindowRobot.run(() -> {
            choice.getItems().setAll("Unit 1", "Unit 2", "Unit 3");
            choice.setValue("Unit 1");
            SearchableChoice.onChosen(choice, chosen::add);
            choice.requestFocus();
        });
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.await("the list", choice::isShowing);
        assertThat(WindowRobot.call(choice::getValue)).isEqualTo("Unit 1");
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        assertThat(chosen).isEmpty();
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the list to be closed", () -> !choice.isShowing());
        assertThat(chosen).containsExactly("Unit 3");
    }

    @Test
    void valuesThatTheProgramShowsAreNotChosen() {
        SearchableComboBox<String> choice = showSearchable();
        SettledChoice<String> settled = WindowRobot.call(() -> SearchableChoice.onChosen(choice, chosen::add));
        WindowRobot.run(() -> settled.show(List.of("Unit 1", "Unit 2"), "Unit 1"));
        WindowRobot.run(() -> settled.show(List.of("Unit 2", "Unit 3"), null));
        WindowRobot.run(() -> settled.show(List.of("Unit 1", "Unit 2"), "Unit 2"));
        assertThat(chosen).isEmpty();
        WindowRobot.run(() -> settled.show(List.of("Unit 1", "Unit 2"), null));
        WindowRobot.run(() -> choice.setValue("Unit 2"));
        assertThat(chosen).as("what was shown before it was empty").containsExactly("Unit 2");
    }

    @Test
    void aValueThatIsChosenBeforeTheFirstLayoutCounts() {
        SettledChoice<String> settled = WindowRobot.call(
                () -> SearchableChoice.onChosen(SearchableChoice.create("choice", text -> text), chosen::add));
        WindowRobot.run(() -> {
            settled.show(List.of("Unit 1", "Unit 2"), "Unit 1");
            settled.comboBox().setValue("Unit 2");
        });
        assertThat(chosen).containsExactly("Unit 2");
        show(settled.comboBox());
        assertThat(chosen).as("once").containsExactly("Unit 2");
        assertThat(shownText(settled.comboBox())).isEqualTo("Unit 2");
    }

    @Test
    void aChoiceThatIsRefusedIsShownNoLonger() {
        SearchableComboBox<String> choice = showSearchable();
        List<SettledChoice<String>> self = new ArrayList<>();
        self.add(WindowRobot.call(() -> SearchableChoice.onChosen(choice, value -> {
            chosen.add(value);
            self.getFirst().show(List.of("Unit 1", "Unit 2"), "Unit 1");
        })));
        WindowRobot.run(() -> self.getFirst().show(List.of("Unit 1", "Unit 2"), "Unit 1"));
        for (int i = 1; i <= 2; i++) {
            WindowRobot.run(() -> choice.setValue("Unit 2"));
            assertThat(chosen).hasSize(i);
            assertThat(WindowRobot.call(choice::getValue)).isEqualTo("Unit 1");
            assertThat(shownText(choice)).isEqualTo("Unit 1");
        }
        open(choice);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the list to be closed", () -> !choice.isShowing());
        assertThat(chosen).hasSize(3);
        assertThat(WindowRobot.call(choice::getValue)).isEqualTo("Unit 1");
        assertThat(shownText(choice)).isEqualTo("Unit 1");
    }

    @Test
    void otherValuesCloseTheListAndNothingIsChosen() {
        SearchableComboBox<String> choice = showSearchable();
        SettledChoice<String> settled = WindowRobot.call(() -> SearchableChoice.onChosen(choice, chosen::add));
        WindowRobot.run(() -> settled.show(List.of("Unit 1", "Unit 2", "Unit 3"), "Unit 1"));
        open(choice);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.run(() -> settled.show(List.of("Unit 2", "Unit 3"), "Unit 3"));
        WindowRobot.await("the list to be closed", () -> !choice.isShowing());
        assertThat(WindowRobot.call(choice::getValue)).isEqualTo("Unit 3");
        assertThat(chosen).isEmpty();
    }

    private SearchableComboBox<String> showSearchable() {
        SearchableComboBox<String> choice =
                WindowRobot.call(() -> SearchableChoice.<String>create("choice", text -> text));
        show(choice);
        return choice;
    }

    private void show(Parent choice) {
        stage = WindowRobot.show(WindowRobot.call(() -> new Scene(choice)));
    }

    /// What the closed control says.
    private static String shownText(ComboBox<String> choice) {
        return WindowRobot.call(() -> {
            choice.applyCss();
            choice.layout();
            return choice.lookupAll(".list-cell").stream()
                    .filter(Node::isVisible)
                    .map(cell -> ((ListCell<?>) cell).getText())
                    .findFirst()
                    .orElse("");
        });
    }

    private static void open(SearchableComboBox<String> choice) {
        WindowRobot.run(() -> {
            choice.requestFocus();
            choice.show();
        });
        WindowRobot.await("the list", choice::isShowing);
        WindowRobot.call(() -> 0);
    }

    @Test
    void theFieldForTheSearchHasTheIconOfTheTheme() {
        SearchableComboBox<String> choice = showSearchable();
        WindowRobot.run(choice::show);
        assertThat(WindowRobot.call(() -> choice.lookupAll(".image-view"))).isEmpty();
        assertThat(WindowRobot.call(() -> choice.lookupAll(".custom-text-field .ikonli-font-icon")))
                .hasSize(1);
    }
}
