package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The left column of the class screen on a laptop of a classroom.
@Timeout(180)
class ClassSidebarScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"en", "ko"})
    void whatIsDoneWithALessonIsInSightOf768Lines(String language) {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            long classId =
                    school.services.practice.classes().findAll().getFirst().id();
            for (String title : List.of("Unit 4", "Unit 5")) {
                long lesson = school.services.practice.lessons().create(title).id();
                school.services.practice.classes().assign(classId, lesson, Optional.empty());
            }
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, language));
            WindowRobot.await("the lesson", () -> school.scene().lookup("#print-slips") != null);
            WindowRobot.call(() -> 0);
            Pictures.keep(school.scene(), "sidebar-" + language);
            for (String action : List.of("#due-on", "#give-homework", "#print-slips", "#use-as-grades", "#withdraw")) {
                assertThat(WindowRobot.call(() -> isInSight(school.scene().lookup(action))))
                        .as(action)
                        .isTrue();
            }
        }
    }

    private static boolean isInSight(Node node) {
        Node parent = node.getParent();
        while (!(parent instanceof ScrollPane)) {
            parent = parent.getParent();
        }
        Bounds seen = parent.localToScene(parent.getLayoutBounds());
        return seen.contains(node.localToScene(node.getLayoutBounds()));
    }
}
