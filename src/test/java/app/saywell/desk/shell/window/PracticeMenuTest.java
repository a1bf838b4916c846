package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.learner.Learner;
import java.nio.file.Path;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// People and lessons, added and renamed where one practises.
class PracticeMenuTest {
    @TempDir
    Path folder;

    private PracticeWindow window;

    @BeforeEach
    void open() {
        window = new PracticeWindow(folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aPersonIsRenamedAndAnotherOneAddedWhoPractisesThen() {
        choose("person-rename");
        WindowRobot.write("Alex");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the name", () -> current().name().equals("Alex"));
        long alex = current().id();
        choose("person-add");
        WindowRobot.write("Kim");
        WindowRobot.click(window.scene(), "#name-save");
        WindowRobot.await("the other person", () -> current().name().equals("Kim"));
        assertThat(current().id()).isNotEqualTo(alex);
        WindowRobot.await("a choice of both", () -> window.scene().lookup("#learner") != null);
        choose("person-add");
        WindowRobot.write("nobody");
        WindowRobot.press(KeyCode.ESCAPE);
        assertThat(current().name()).as("not added").isEqualTo("Kim");
    }

    @Test
    void aLessonIsAddedRenamedAndChosen() {
        choose("lesson-add");
        WindowRobot.write("Unit 5");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the empty lesson", () -> window.shows("No sentence yet."));
        WindowRobot.await("a choice of both", () -> window.scene().lookup("#lesson-choice") != null);
        window.speak("ko");
        WindowRobot.await(
                "the menu in Korean", () -> item("lesson-rename").getText().equals("수업 자료 이름 바꾸기…"));
        choose("lesson-rename");
        WindowRobot.write("Unit 6");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the new title", () -> window.services.practice.lessons().findAll().stream()
                .anyMatch(lesson -> lesson.title().equals("Unit 6")));
    }

    private Learner current() {
        return window.services.practice.learners().current();
    }

    private MenuItem item(String id) {
        MenuButton menu = (MenuButton) window.scene().lookup("#practice-menu");
        return menu.getItems().stream()
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private void choose(String id) {
        WindowRobot.click(window.scene(), "#practice-menu");
        WindowRobot.click(item(id));
        WindowRobot.await(
                "the field",
                () -> window.scene().lookup("#name-field") != null
                        && window.scene().lookup("#name-field").isFocused()
                        && ((TextField) window.scene().lookup("#name-field")).getSkin() != null);
    }
}
