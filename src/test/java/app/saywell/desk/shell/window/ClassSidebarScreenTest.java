package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.school.settings.Setting;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The left column of the class screen on a laptop of a classroom.
@Timeout(180)
class ClassSidebarScreenTest {
    /// Where the status bar begins.
    private static final int FOOT_Y = 726;

    private static final List<ClassTab> TABS =
            Arrays.stream(ClassTab.values()).filter(tab -> tab != ClassTab.GRID).toList();

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
            WindowRobot.awaitAllParts(school.scene());
            Pictures.keep(school.scene(), "sidebar-" + language);
            for (String action : List.of("#due-on", "#give-homework", "#print-slips", "#use-as-grades", "#withdraw")) {
                // The lesson is scrolled to after the layout that shows it.
                WindowRobot.await(
                        action + " in sight", () -> isInSight(school.scene().lookup(action)));
            }
        }
    }

    @Test
    void theTabsStayInSightAndWhereTheyAreWithSixteenLessons() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            long classId =
                    school.services.practice.classes().findAll().getFirst().id();
            for (int unit = 4; unit < 19; unit++) {
                long lesson = school.services
                        .practice
                        .lessons()
                        .create("Unit " + unit)
                        .id();
                school.services.practice.classes().assign(classId, lesson, Optional.empty());
            }
            WindowRobot.await(
                    "sixteen lessons",
                    () -> school.window
                                    .classScreen()
                                    .viewModel()
                                    .assignedLessons()
                                    .get()
                                    .size()
                            == 16);
            Pictures.keep(school.scene(), "sidebar-16");
            List<Bounds> before = tabs(school);
            assertThat(before).allMatch(tab -> tab.getMinY() > 0 && tab.getMaxY() < FOOT_Y);
            for (ClassTab tab : TABS) {
                WindowRobot.click(school.scene(), "#page-" + tab.key());
                WindowRobot.await(
                        tab.name(),
                        () -> school.window
                                        .classScreen()
                                        .viewModel()
                                        .selectedTab()
                                        .get()
                                == tab);
                assertThat(tabs(school)).as("after a click on " + tab).isEqualTo(before);
            }
        }
    }

    private static List<Bounds> tabs(ClassWindow school) {
        return WindowRobot.call(() -> {
            WindowRobot.layOut(school.scene());
            return TABS.stream()
                    .map(tab -> school.scene().lookup("#page-" + tab.key()))
                    .map(row -> row.localToScene(row.getLayoutBounds()))
                    .toList();
        });
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
