package app.saywell.desk.shell.window;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.classes.RosterPreview.RosterEntry;
import app.saywell.desk.kit.PngEncoder;
import app.saywell.desk.school.homework.Homework;
import app.saywell.desk.school.learner.Consent;
import app.saywell.desk.school.learner.SchoolClass;
import app.saywell.desk.school.lesson.Lesson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.DatePicker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A lesson given as homework from the window.
class HomeworkScreenTest {
    private static final LocalDate DUE = LocalDate.of(2026, 12, 1);

    @TempDir
    private Path folder;

    private final QueuedFilePrompt files = new QueuedFilePrompt();
    private PracticeWindow window;
    private Lesson lesson;

    @BeforeEach
    void open() {
        window = new PracticeWindow(new UiTestServices(folder.resolve("data"), files), 1366, 768);
        lesson = window.services.practice.lessons().create("Unit 4");
        window.services.practice.lessons().addSentences(lesson.id(), List.of("Good morning.", "See you."));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void aLessonIsGivenToAClassAsOneFileAndAssigned() throws IOException {
        SchoolClass schoolClass = schoolClass();
        openFromLessons();
        WindowRobot.await("the form", () -> isShown("#homework-save"));
        WindowRobot.run(() -> ((DatePicker) window.scene().lookup("#homework-due")).setValue(DUE));
        picture("homework");
        Path file = folder.resolve("3-2 Unit 4.html");
        files.add(file);
        WindowRobot.click(window.scene(), "#homework-save");
        WindowRobot.await("the file", () -> WindowRobot.shows(window.scene(), "3-2 Unit 4.html"));
        Homework homework = window.services
                .practice
                .homework()
                .service()
                .ofClass(schoolClass.id())
                .getFirst();
        assertThat(homework.dueOn()).contains(DUE);
        assertThat(homework.personal()).isFalse();
        assertThat(Files.readString(file)).contains(homework.id().toString(), "Good morning.");
        assertThat(window.services.practice.classes().assignments(schoolClass.id()))
                .singleElement()
                .satisfies(assignment -> {
                    assertThat(assignment.lessonId()).isEqualTo(lesson.id());
                    assertThat(assignment.dueOn()).contains(DUE);
                });
    }

    @Test
    void fromTheClassEachLearnerGetsAFile() throws IOException {
        SchoolClass schoolClass = schoolClass();
        var classes = window.services.practice.classes();
        classes.addLearners(
                schoolClass.id(),
                List.of(new RosterEntry("하늘", "1"), new RosterEntry("바다", "2")),
                Consent.THIS_COMPUTER);
        classes.assign(schoolClass.id(), lesson.id(), Optional.of(DUE));
        WindowRobot.run(() -> window.window.navigateTo("CLASS"));
        WindowRobot.await("the lesson", () -> isShown("#give-homework"));
        WindowRobot.click(window.scene(), "#give-homework");
        WindowRobot.await("the form", () -> isShown("#homework-save"));
        assertThat(WindowRobot.call(() -> ((DatePicker) window.scene().lookup("#homework-due")).getValue()))
                .isEqualTo(DUE);
        WindowRobot.click(window.scene(), "#choice-EACH_LEARNER");
        Path target = Files.createDirectory(folder.resolve("target"));
        files.add(target);
        WindowRobot.click(window.scene(), "#homework-save");
        WindowRobot.await("the files", () -> pages(target).size() == 2);
        assertThat(pages(target)).containsExactlyInAnyOrder("3-2-1-Unit-4.html", "3-2-2-Unit-4.html");
        assertThat(classes.assignments(schoolClass.id())).hasSize(1);
    }

    @Test
    void withoutAClassItIsSaidThatOneIsNeeded() {
        openFromLessons();
        WindowRobot.await("what is missing", () -> isShown("#homework-missing"));
        WindowRobot.click(window.scene(), "#homework-close");
        WindowRobot.await("the lesson again", () -> isShown("#lesson-title"));
    }

    @Test
    void aPlaceThatCannotBeWrittenToIsNamed() {
        SchoolClass schoolClass = schoolClass();
        openFromLessons();
        WindowRobot.await("the form", () -> isShown("#homework-save"));
        files.add(folder.resolve("nowhere").resolve("page.html"));
        WindowRobot.click(window.scene(), "#homework-save");
        WindowRobot.await("what happened", () -> WindowRobot.shows(window.scene(), "Choose another place"));
        assertThat(window.services.practice.homework().service().ofClass(schoolClass.id()))
                .isEmpty();
    }

    private void openFromLessons() {
        WindowRobot.run(() -> window.window.navigateTo("LESSONS"));
        WindowRobot.await("the lessons", () -> WindowRobot.shows(window.scene(), "Unit 4"));
        WindowRobot.run(() -> window.scene().getRoot().lookupAll(".row").stream()
                .filter(javafx.scene.control.Button.class::isInstance)
                .map(javafx.scene.control.Button.class::cast)
                .filter(row -> row.getText().equals("Unit 4"))
                .findFirst()
                .orElseThrow()
                .fire());
        WindowRobot.await("the lesson", () -> isShown("#lesson-homework"));
        WindowRobot.click(window.scene(), "#lesson-homework");
    }

    private SchoolClass schoolClass() {
        return window.services.practice.classes().create("3-2", Optional.empty());
    }

    private boolean isShown(String selector) {
        return window.scene().lookup(selector) != null;
    }

    /// Writes pictures where the system property asks for them.
    private void picture(String name) throws IOException {
        String pictures = System.getProperty("saywell.pictures", "");
        if (!pictures.isEmpty()) {
            byte[] png = WindowRobot.call(() -> PngEncoder.encode(window.scene().snapshot(null)));
            Files.write(Path.of(pictures, name + ".png"), png);
        }
    }

    private static List<String> pages(Path target) {
        try (Stream<Path> files = Files.walk(target)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> !file.getParent().getFileName().toString().startsWith("."))
                    .map(file -> file.getFileName().toString())
                    .toList();
        } catch (IOException | java.io.UncheckedIOException e) {
            return List.of();
        }
    }
}
