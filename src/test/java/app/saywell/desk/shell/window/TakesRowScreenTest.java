package app.saywell.desk.shell.window;

import java.nio.file.Path;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The row of takes: what can be done with one, and how many stand side by side.
class TakesRowScreenTest {
    private static final int TAKES = 7;

    @TempDir
    Path folder;

    private PracticeWindow window;

    @BeforeEach
    void open() {
        window = new PracticeWindow(folder);
        window.choose(1);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aTakeIsDeletedAndComesBackByUndo() {
        record(1);
        MenuButton menu = menu("#take-menu");
        WindowRobot.run(() -> menu.getItems().stream()
                .filter(item -> "delete-take".equals(item.getId()))
                .forEach(MenuItem::fire));
        WindowRobot.await("no take", () -> window.state().takes().get().isEmpty());
        WindowRobot.run(() -> window.window.practiceScreen().viewModel().undo());
        WindowRobot.await("the take", () -> window.state().takes().get().size() == 1);
    }

    @Test
    void earlierTakesAreInAMenu() {
        for (int take = 1; take <= TAKES; take++) {
            record(take);
        }
        WindowRobot.await(
                "two earlier takes",
                () -> window.scene().lookup("#earlier-takes") instanceof MenuButton earlier
                        && earlier.getItems().size() == 2);
        MenuButton earlier = menu("#earlier-takes");
        WindowRobot.run(() -> earlier.getItems().getFirst().fire());
        WindowRobot.await(
                "the first take", () -> window.state().takes().get().getFirst().isChosen());
    }

    private void record(int number) {
        window.record();
        WindowRobot.press(KeyCode.R);
        WindowRobot.await("take " + number, () -> window.state().takes().get().size() == number);
    }

    private MenuButton menu(String selector) {
        WindowRobot.await("the menu", () -> window.scene().lookup(selector) != null);
        return (MenuButton) window.scene().lookup(selector);
    }
}
