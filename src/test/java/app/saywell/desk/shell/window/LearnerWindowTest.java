package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.UserRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Who studies alone is shown nothing of a school: no class, letter, consent, grade or homework.
class LearnerWindowTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "en, '(?i)\\b(class|classes|letters?"
                + " home|consents?|grades?|homework|xAPI|learners?|students?|teachers?|guardian)\\b'",
        "ko, 학급|편지|동의|성적|숙제|xAPI|학생|교사|보호자"
    })
    void nothingOfASchoolIsShown(String language, String schoolWords) {
        Pattern school = Pattern.compile(schoolWords);
        try (PracticeWindow window = new PracticeWindow(folder)) {
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.ROLE, UserRole.LEARNER));
            window.speak(language);
            window.choose(8);
            window.recordAndWait();
            List<String> found = new ArrayList<>();
            for (String screen : List.of("PRACTICE", "LESSONS", "TRANSCRIBE", "QUEUE", "SETTINGS")) {
                if (screen.equals("SETTINGS")) {
                    window.openSettings();
                } else {
                    WindowRobot.run(() -> window.window.navigateTo(screen));
                    WindowRobot.await(
                            "the screen", () -> !shown(window.scene().getRoot()).isEmpty());
                }
                WindowRobot.call(() -> shown(window.scene().getRoot())).stream()
                        // The other answer to who uses Saywell.
                        .filter(text -> !List.of("I teach a class", "학급을 가르쳐요").contains(text))
                        .filter(text -> school.matcher(text).find())
                        .forEach(text -> found.add(screen + ": " + text));
            }
            assertThat(found).isEmpty();
        }
    }

    private static List<String> shown(Parent root) {
        List<String> texts = new ArrayList<>();
        for (Node node : root.getChildrenUnmodifiable()) {
            if (node instanceof Text text && NodeFactory.isVisibleInTree(text)) {
                texts.add(text.getText());
            }
            if (node instanceof Parent parent) {
                texts.addAll(shown(parent));
            }
        }
        return texts;
    }
}
