package app.saywell.desk.shell.window;

import app.saywell.desk.classroom.roster.RosterDraftViewModel;
import app.saywell.desk.classroom.roster.RosterViewModel;
import app.saywell.desk.school.learner.Learner;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;

/// The page of the learners of a class, in the window of the class.
final class RosterPage implements AutoCloseable {
    final ClassWindow school;

    RosterPage(Path folder) {
        school = ClassWindow.withAssignedLesson(folder);
        WindowRobot.click(school.scene(), "#page-learners");
        WindowRobot.await("the page", () -> school.scene().lookup("#learners") != null);
    }

    @Override
    public void close() {
        school.close();
    }

    String name() {
        return ((TextField) school.scene().lookup("#roster-name")).getText();
    }

    RosterDraftViewModel draft() {
        return model().draftViewModel();
    }

    RosterViewModel model() {
        return school.window.classScreen().rosterViewModel();
    }

    ComboBox<?> combo(String selector) {
        return (ComboBox<?>) school.scene().lookup(selector);
    }

    List<Learner> learners() {
        return school.services.practice.learners().ofClass(school.schoolClass.id());
    }

    void paste(String text) {
        WindowRobot.click(school.scene(), "#paste-roster");
        WindowRobot.await("the field", () -> school.scene().lookup("#roster-text") != null);
        WindowRobot.run(() -> ((TextArea) school.scene().lookup("#roster-text")).setText(text));
        WindowRobot.click(school.scene(), "#read-roster");
        WindowRobot.await("the list", () -> school.scene().lookup("#store-roster") != null);
    }
}
