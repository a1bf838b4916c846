package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.school.assessment.Assessment;
import app.saywell.desk.school.assessment.Rating;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Labeled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An assessment from its opening to the points of two raters.
class AssessmentScreenTest {
    @TempDir
    Path folder;

    private ClassWindow school;

    @BeforeEach
    void open() {
        school = ClassWindow.withAssignedLesson(folder);
    }

    @AfterEach
    void close() {
        school.close();
    }

    @Test
    void twoRatersListenBlindlyAndTheirPointsStandInTheResults() throws IOException {
        WindowRobot.run(
                () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.ASSESSMENT));
        WindowRobot.await("the form", () -> school.scene().lookup("#open-assessment") != null);
        Pictures.keep(school.scene(), "assessment-form");
        WindowRobot.scrollAndClick(school.scene(), "#rubric-high");
        WindowRobot.scrollAndClick(school.scene(), "#open-assessment");
        WindowRobot.await("the assessment", () -> school.scene().lookup("#rate-1-1") != null);
        WindowRobot.scrollAndClick(school.scene(), "#rate-1-1");
        WindowRobot.await(
                "the note", () -> school.scene().lookup("#nothing-recorded").isVisible());
        school.take(0, 0);
        school.take(0, 1);
        school.take(1, 0);
        rate(1, 5, 4);
        rate(2, 5, 3);
        WindowRobot.scrollAndClick(school.scene(), "#results-1");
        WindowRobot.await("the results", () -> school.scene().lookup("#rater-agreement") != null);
        assertThat(WindowRobot.call(() -> ((Labeled) school.scene().lookup("#rater-agreement")).getText()))
                .contains("kappa");
        Assessment assessment = school.services.library.assessments().find(1).orElseThrow();
        assertThat(assessment.rubric().criteria())
                .extracting(criterion -> criterion.weight())
                .containsExactly(30, 30, 25, 15);
        List<Rating> ratings = school.services.library.assessments().findRatings(1);
        assertThat(ratings).hasSize(4).extracting(Rating::levels).contains(List.of(5, 5, 5, 5), List.of(3, 3, 3, 3));
        fillsTheSchoolsFile();
        Pictures.keep(school.scene(), "assessment-results");
        keepPictures();
    }

    private void fillsTheSchoolsFile() throws IOException {
        school.files.add(Files.writeString(folder.resolve("school.csv"), "번호,이름,수행평가\n1,강민준,\n2,김서연,7\n3,김도윤,\n"));
        WindowRobot.scrollAndClick(school.scene(), "#gradebook-open");
        WindowRobot.await("the columns", () -> columns().getItems().size() == 4);
        WindowRobot.run(() -> columns().getSelectionModel().select(2));
        WindowRobot.await("the plan", () -> school.scene().lookup("#gradebook-save") != null);
        Path filled = folder.resolve("filled.csv");
        school.files.add(filled);
        WindowRobot.scrollAndClick(school.scene(), "#gradebook-save");
        WindowRobot.await("the file", () -> school.shows("Saved as filled.csv with 2 grades."));
        assertThat(Files.readString(filled)).matches("번호,이름,수행평가\n1,강민준,(100|70)\n2,김서연,(100|70)\n3,김도윤,\n");
    }

    private ComboBox<?> columns() {
        return (ComboBox<?>) school.scene().lookup("#gradebook-column");
    }

    private void keepPictures() {
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.THEME, Theme.DARK));
        WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
        WindowRobot.await("Korean", () -> school.shows("수행평가 목록"));
        Pictures.keep(school.scene(), "assessment-results-ko");
        WindowRobot.scrollAndClick(school.scene(), "#assessment-back");
        WindowRobot.await("the list", () -> school.scene().lookup("#rate-1-1") != null);
        Pictures.keep(school.scene(), "assessment-list-ko");
        WindowRobot.scrollAndClick(school.scene(), "#rate-1-1");
        WindowRobot.await("a rating", () -> school.scene().lookup("#save-rating") != null);
        Pictures.keep(school.scene(), "assessment-rating-ko");
    }

    /// Gives all criteria of the first reading one level, and those of the second another one.
    private void rate(int rater, int first, int second) {
        WindowRobot.scrollAndClick(school.scene(), "#rate-" + rater + "-1");
        for (int reading = 1; reading <= 2; reading++) {
            String title = "Reading " + reading + " of 2, rater " + rater;
            WindowRobot.await(title, () -> school.shows(title));
            assertThat(school.shows(school.learners.getFirst().name()))
                    .as("no name is shown")
                    .isFalse();
            for (int criterion = 0; criterion < 4; criterion++) {
                WindowRobot.scrollAndClick(
                        school.scene(), "#level-" + criterion + "-" + (reading == 1 ? first : second));
            }
            if (rater == 1 && reading == 1) {
                Pictures.keep(school.scene(), "assessment-rating");
            }
            WindowRobot.await(
                    "everything is given", () -> !button("#save-rating").isDisabled());
            WindowRobot.scrollAndClick(school.scene(), "#save-rating");
        }
        WindowRobot.await("the list", () -> school.scene().lookup("#rate-1-1") != null);
    }

    private Button button(String id) {
        return (Button) school.scene().lookup(id);
    }
}
