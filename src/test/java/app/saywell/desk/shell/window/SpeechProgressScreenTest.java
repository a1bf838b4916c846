package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.view.ClassTab;
import app.saywell.desk.kit.NodeFactory;
import app.saywell.desk.school.access.AccessEntry;
import app.saywell.desk.school.access.AccessEntry.AccessAction;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.school.settings.Theme;
import app.saywell.desk.school.settings.UserRole;
import app.saywell.desk.school.speaking.FreeSpeech;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.zip.ZipFile;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// How free speeches changed, what is given out of them, and who in a class has spoken.
@Timeout(300)
class SpeechProgressScreenTest {
    @TempDir
    Path folder;

    @Test
    void theFirstAndTheLatestSpeechToATaskStandSideBySideAndAreHeard() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            speakForWeeks(window);
            WindowRobot.press(KeyCode.ALT, KeyCode.S);
            WindowRobot.await("then and now", () -> isShown(window.scene(), "#speaking-progress"));
            String told = texts(window.scene(), "#speaking-progress");
            assertThat(told)
                    .contains("can be compared: 8.", "Words a minute", "really more: by", "in 7 weeks")
                    .contains("Different words in every fifty");
            keepBelow(window, "speech-progress-en");
            window.awaitSound("the first", () -> fire(window.scene(), "#speaking-progress-first"));
            WindowRobot.await("quiet", () -> !window.audioSession.isPlaying());
            window.awaitSound("the latest", () -> fire(window.scene(), "#speaking-progress-latest"));
            fire(window.scene(), "#task-dog");
            WindowRobot.await("said once alone", () -> !isShown(window.scene(), "#speaking-progress"));
            fire(window.scene(), "#task-day");
            WindowRobot.await("said twice", () -> isShown(window.scene(), "#speaking-progress"));
            window.speak("ko");
            WindowRobot.run(() -> window.services.practice.settings().set(Setting.THEME, Theme.DARK));
            fire(window.scene(), "#task-park");
            WindowRobot.await(
                    "Korean", () -> texts(window.scene(), "#speaking-progress").contains("정말 늘었어요"));
            keepBelow(window, "speech-progress-dark-ko");
        }
    }

    @Test
    void twoSpeechesAreNotCalledAChange() {
        try (PracticeWindow window = new PracticeWindow(folder)) {
            SpokenSpeeches speeches = new SpokenSpeeches(window.services.library, folder);
            long learner = window.services.practice.learners().current().id();
            speeches.add(learner, "park", 0, 0.6);
            speeches.add(learner, "park", 30, 0.3);
            WindowRobot.press(KeyCode.ALT, KeyCode.S);
            WindowRobot.await("then and now", () -> isShown(window.scene(), "#speaking-progress"));
            assertThat(texts(window.scene(), "#speaking-progress"))
                    .contains("Two recordings always differ")
                    .doesNotContain("really");
            keepBelow(window, "speech-progress-two");
        }
    }

    @Test
    void reportTableAndFileForTheTeacherAreSavedAndAFullDiskIsTold() throws Exception {
        QueuedFilePrompt files = new QueuedFilePrompt();
        try (PracticeWindow window = new PracticeWindow(new UiTestServices(folder, files), 1366, 768)) {
            speakForWeeks(window);
            WindowRobot.press(KeyCode.ALT, KeyCode.S);
            Path csv = folder.resolve("표.csv");
            files.add(csv);
            fire(window.scene(), "#speaking-csv");
            WindowRobot.await("the table", () -> window.shows("표.csv was saved."));
            assertThat(Files.readAllLines(csv)).hasSize(12);
            assertThat(files.suggestedName()).matches("Speak-freely_2026-\\d\\d-\\d\\d\\.csv");
            fire(window.scene(), "#speech-" + newest(window).id());
            Path pdf = folder.resolve("report.pdf");
            files.add(pdf);
            fire(window.scene(), "#speaking-pdf");
            WindowRobot.await("the report", () -> window.shows("report.pdf was saved."));
            assertThat(Files.size(pdf)).isGreaterThan(1000);
            assertThat(files.suggestedName()).startsWith("A-usual-day_").endsWith(".pdf");
            Path zip = folder.resolve("speech.zip");
            files.add(zip);
            fire(window.scene(), "#speaking-zip");
            WindowRobot.await("one file", () -> window.shows("speech.zip was saved."));
            try (ZipFile written = new ZipFile(zip.toFile())) {
                assertThat(written.size()).isEqualTo(3);
            }
            files.add(Path.of("/dev/full"));
            fire(window.scene(), "#speaking-pdf");
            WindowRobot.await("a full disk", () -> window.shows("could not be saved"));
            keepBelow(window, "speech-not-saved");
            assertThat(isShown(window.scene(), "#speaking-report")).isTrue();
        }
    }

    @Test
    void theTeacherSeesWhoHasSpokenToWhichTaskAndOpensIt() {
        try (ClassWindow school = ClassWindow.withAssignedLesson(folder)) {
            school.services.practice.settings().set(Setting.ROLE, UserRole.TEACHER);
            SpokenSpeeches speeches = new SpokenSpeeches(school.services.library, folder);
            long first = school.learners.get(0).id();
            long second = school.learners.get(1).id();
            WindowRobot.run(
                    () -> school.window.classScreen().viewModel().selectedTab().set(ClassTab.PROGRESS));
            WindowRobot.click(school.scene(), "#progress-speaking");
            WindowRobot.await("nobody", () -> school.shows("Nobody in this class has spoken freely yet."));
            speeches.add(first, "park", 0, 0.4);
            FreeSpeech park = speeches.add(first, "park", 7, 0.4);
            speeches.add(first, "dog", 8, 0.4);
            FreeSpeech ofSecond = speeches.add(second, "park", 3, 0.4);
            speeches.add(second, "own-9", 2, 0.4);
            WindowRobot.click(school.scene(), "#progress-speaking");
            WindowRobot.click(school.scene(), "#progress-speaking");
            WindowRobot.await("who", () -> school.shows("In the park: 2 of 5"));
            assertThat(texts(school.scene(), "#class-speaking"))
                    .as("an own task that is gone")
                    .containsPattern("The lost dog: 1 of 5 · [^:]+: 1 of 5");
            assertThat(texts(school.scene(), "#class-speaking"))
                    .contains("The lost dog: 1 of 5", "The lost dog (once, Sep 9, 2026)", "In the park (twice, ")
                    .contains("nothing yet");
            Pictures.keep(school.scene(), "class-speaking-en");
            assertThat(school.services.library.accessRecord().find(Instant.EPOCH, Instant.now()))
                    .anySatisfy(entry -> {
                        assertThat(entry.action()).isEqualTo(AccessAction.OPENED);
                        assertThat(entry.classId()).isEqualTo(school.schoolClass.id());
                    })
                    .extracting(AccessEntry::action)
                    .doesNotContain(AccessAction.EXPORTED);
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.THEME, Theme.DARK));
            WindowRobot.run(() -> school.services.practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko"));
            WindowRobot.await("Korean", () -> school.shows("공원에서: 5명 중 2명"));
            Pictures.keep(school.scene(), "class-speaking-dark-ko");
            fire(school.scene(), "#open-speaking-" + first);
            WindowRobot.await(
                    "what the learner said",
                    () -> isShown(school.scene(), "#speaking-speaker")
                            && school.shows("강민준")
                            && isShown(school.scene(), "#speaking-progress"));
            fire(school.scene(), "#speech-" + park.id());
            WindowRobot.await("the report", () -> isShown(school.scene(), "#speaking-report"));
            WindowRobot.run(() -> school.services.practice.learners().setCurrent(second));
            WindowRobot.await(
                    "no report of another learner",
                    () -> school.shows(school.learners.get(1).name()) && !isShown(school.scene(), "#speaking-report"));
            school.services.library.freeSpeech().erase(List.of(ofSecond.id()));
            WindowRobot.click(school.scene(), "#go-class");
            WindowRobot.await("what is there now", () -> school.shows("공원에서: 5명 중 1명"));
        }
    }

    /// Eight speeches to one task that become faster, two to another, one to a third.
    private void speakForWeeks(PracticeWindow window) {
        SpokenSpeeches speeches = new SpokenSpeeches(window.services.library, folder);
        long learner = window.services.practice.learners().current().id();
        for (int week = 0; week < 8; week++) {
            speeches.add(learner, "park", 7 * week, 0.5 - 0.02 * week + (week % 2 == 0 ? 0.01 : -0.01));
        }
        speeches.add(learner, "dog", 50, 0.4);
        speeches.add(learner, "day", 51, 0.4);
        speeches.add(learner, "day", 52, 0.4);
    }

    private static FreeSpeech newest(PracticeWindow window) {
        List<FreeSpeech> all = window.services
                .library
                .freeSpeech()
                .findByLearner(window.services.practice.learners().current().id());
        return all.getLast();
    }

    /// Keeps a picture of the lower end of the page.
    private static void keepBelow(PracticeWindow window, String name) {
        WindowRobot.run(() -> {
            Node node = find(window.scene(), ".speaking-column");
            while (!(node instanceof ScrollPane)) {
                node = node.getParent();
            }
            ((ScrollPane) node).setVvalue(1);
        });
        Pictures.keep(window.scene(), name);
    }

    private static void fire(Scene scene, String id) {
        WindowRobot.await(id, () -> isShown(scene, id));
        WindowRobot.run(() -> find(scene, id).fireEvent(new ActionEvent()));
    }

    private static Node find(Scene scene, String id) {
        return scene.lookup(id);
    }

    private static boolean isShown(Scene scene, String id) {
        return WindowRobot.call(() -> {
            Node node = find(scene, id);
            return node != null && NodeFactory.isVisibleInTree(node);
        });
    }

    private static String texts(Scene scene, String id) {
        return WindowRobot.call(() -> find(scene, id).lookupAll(".label").stream()
                .map(node -> ((Labeled) node).getText())
                .toList()
                .toString());
    }
}
