package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.take.Take;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Scene;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The class screen in every theme: each text stands out from what is behind it as WCAG 2.2 wants (1.4.3).
class ClassColorsScreenTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    @Timeout(240)
    void everyTextOfTheClassIsReadable(Theme theme) {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            fill(school);
            school.services.practice.settings().set(Setting.THEME, theme);
            school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, theme == Theme.LIGHT ? "ko" : "en");
            List<String> faint = new ArrayList<>();
            for (ClassTab tab : ClassTab.values()) {
                WindowRobot.run(() -> {
                    school.window.navigateTo("CLASS");
                    school.window.classScreen().viewModel().selectedTab().set(tab);
                    school.window.classScreen().selectFirstLearner();
                });
                if (tab == ClassTab.GRID) {
                    WindowRobot.await("the grid, for the parts of a screen enter one after another", () -> {
                        Node grid = school.scene().lookup("#grid");
                        return grid != null && NodeFactory.isVisibleInTree(grid);
                    });
                }
                if (tab == ClassTab.LEARNERS) {
                    WindowRobot.await(
                            "the learner",
                            () -> school.scene().lookup("#erase-everything").isVisible());
                }
                look(school.scene(), theme + "-" + tab.key(), faint);
            }
            WindowRobot.run(() -> {
                school.window.classScreen().viewModel().selectedTab().set(ClassTab.GRID);
                school.window.classScreen().rotationViewModel().projector().set(true);
            });
            look(school.scene(), theme + "-projector", faint);
            assertThat(faint).isEmpty();
        }
    }

    private static void look(Scene scene, String name, List<String> faint) {
        Pictures.keep(scene, "class-" + name);
        WindowRobot.call(() -> {
                    scene.getRoot().applyCss(); // a change of theme or tab takes effect with the next pulse
                    scene.getRoot().layout();
                    return TextContrast.faint(scene.getRoot());
                })
                .forEach(text -> faint.add(name + ": " + text));
    }

    private static void fill(ClassWindow school) {
        List<Long> takes = new ArrayList<>();
        for (int learner = 0; learner < 4; learner++) {
            for (int sentence = 0; sentence < 3; sentence++) {
                if (learner < 3 || sentence < 1) {
                    takes.add(school.take(learner, sentence).id());
                }
            }
        }
        school.services.practice.scoringQueue().enqueue(takes);
        WindowRobot.await("the scores", () -> takes.stream()
                .allMatch(
                        take -> school.services.practice.scoring().latest(take).isPresent()));
        school.services.practice.marks().setTotal(takes.get(4), 62);
        school.services.practice.marks().setTotal(takes.get(6), 31);
        Take unscored = school.take(4, 1);
        assertThat(school.services.practice.scoring().latest(unscored.id())).isEmpty();
    }
}
