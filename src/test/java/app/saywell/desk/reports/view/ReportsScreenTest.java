package app.saywell.desk.reports.view;

import static org.assertj.core.api.Assertions.assertThat;

import app.saywell.desk.kit.text.InterfaceLanguage;
import app.saywell.desk.school.settings.Setting;
import app.saywell.desk.shell.window.WindowRobot;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.DatePicker;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The reports screen, used as a teacher would, with the mouse and the keyboard.
class ReportsScreenTest {
    @TempDir
    Path folder;

    private ReportsScreenFixture screen;

    @BeforeEach
    void open() throws IOException {
        screen = new ReportsScreenFixture(folder);
    }

    @AfterEach
    void close() {
        screen.close();
    }

    @Test
    void showsEveryPaperBeforeItIsPrintedAndTurnsItsPages() {
        WindowRobot.click(screen.scene, "#page-after");
        WindowRobot.await("the second page", () -> screen.page().equals("Page 2 of 2"));
        WindowRobot.click(screen.scene, "#preview");
        WindowRobot.press(KeyCode.PAGE_UP);
        WindowRobot.await("the first page", () -> screen.page().equals("Page 1 of 2"));
        WindowRobot.click(screen.scene, "#paper-class-sheet");
        WindowRobot.await("one sheet", () -> screen.page().equals("Page 1 of 1"));
        WindowRobot.click(screen.scene, "#paper-letters");
        WindowRobot.await("a letter each", () -> screen.page().equals("Page 1 of 3"));
        WindowRobot.click(screen.scene, "#report-names");
        WindowRobot.click(screen.scene, "#paper-consent");
        WindowRobot.await("one form to copy", () -> screen.page().equals("Page 1 of 1"));
        WindowRobot.click(screen.scene, "#report-span-days");
        WindowRobot.run(() ->
                screen.reports.open(screen.classId, screen.sentences.getFirst().lessonId()));
        WindowRobot.run(() -> screen.texts.setLanguage(InterfaceLanguage.KOREAN));
        WindowRobot.await("the Korean words", () -> screen.page().equals("1쪽 중 1쪽"));
        assertThat(WindowRobot.call(() -> ((DatePicker) screen.scene.lookup("#report-from"))
                        .getEditor()
                        .getText()))
                .as("a Korean date")
                .matches("\\d{4}\\. \\d{1,2}\\. \\d{1,2}\\.");
    }

    @Test
    void opensOnTheClassAndLessonOfTheClassScreenInTheLanguageOfTheWindow() {
        var practice = screen.services.practice;
        var classes = practice.classes();
        long otherClass = classes.create("4-1", Optional.empty()).id();
        long otherLesson = practice.lessons().create("Unit 9").id();
        practice.lessons().addSentences(otherLesson, List.of("See you soon"));
        classes.assign(otherClass, otherLesson, Optional.empty());
        WindowRobot.await(
                "the new class", () -> screen.combo("#report-class").getItems().size() > 1);
        practice.settings().set(Setting.text("classroom.class", "0"), String.valueOf(otherClass));
        practice.settings().set(Setting.text("classroom.lesson", "0"), String.valueOf(otherLesson));
        practice.settings().set(Setting.INTERFACE_LANGUAGE, "ko");
        WindowRobot.run(screen.reports::onShown);
        WindowRobot.await("its class", () -> shown("#report-class").contains("4-1"));
        WindowRobot.await("its lesson", () -> shown("#report-lesson").contains("Unit 9"));
        WindowRobot.await(
                "its language", () -> ((ToggleButton) screen.scene.lookup("#report-language-korean")).isSelected());
        WindowRobot.run(() -> screen.reports.open(screen.classId, 0));
        WindowRobot.await("another choice", () -> shown("#report-class").contains("3-2"));
        WindowRobot.run(screen.reports::onShown);
        assertThat(WindowRobot.call(() -> shown("#report-class")))
                .as("what was chosen here stays while the class screen shows the same")
                .contains("3-2");
    }

    @Test
    void arrowKeysInTheListOfLearnersMakeNoPagesBeforeEnter() {
        WindowRobot.focus(screen.scene, "#report-learner");
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.await("the list", () -> screen.combo("#report-learner").isShowing());
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.press(KeyCode.DOWN);
        WindowRobot.call(() -> 0);
        assertThat(WindowRobot.call(screen::page)).isEqualTo("Page 1 of 2");
        WindowRobot.press(KeyCode.ENTER);
        WindowRobot.await("the slip of one", () -> screen.page().equals("Page 1 of 1"));
        assertThat(WindowRobot.call(() -> shown("#report-learner"))).contains("김서연");
    }

    private String shown(String selector) {
        return String.valueOf(screen.combo(selector).getValue());
    }

    @Test
    void savesTheShownPagesAndReportsAnEmptySelection() throws IOException {
        screen.files.next = folder.resolve("쪽지.pdf");
        screen.choose("#report-learner", 1);
        WindowRobot.await("one slip", () -> screen.page().equals("Page 1 of 1"));
        WindowRobot.click(screen.scene, "#report-language-korean");
        WindowRobot.await("the page again", () -> screen.page().equals("Page 1 of 1"));
        WindowRobot.click(screen.scene, "#save-pdf");
        WindowRobot.await("the file", () -> screen.says("Saved as 쪽지.pdf."));
        assertThat(text(screen.files.next)).contains("강민준", "100점 만점").doesNotContain("김서연");
        WindowRobot.run(() -> screen.services.practice.lessons().create("Empty"));
        screen.choose("#report-lesson", 1);
        WindowRobot.await("the words", () -> screen.says("Nobody has recorded a sentence of this lesson yet"));
        assertThat(screen.scene.lookup("#print").isDisabled()).isTrue();
        WindowRobot.click(screen.scene, "#paper-strips");
        WindowRobot.await("the words", () -> screen.says("The lesson has no sentences yet."));
    }

    @Test
    void theFirstPageIsZoomedByMouseAndByKeys() {
        WindowRobot.await("the first page", () -> screen.page().equals("Page 1 of 2"));
        WindowRobot.await(
                "the whole page",
                () -> pageHeight()
                        < screen.scene.lookup("#preview").getLayoutBounds().getHeight());
        WindowRobot.click(screen.scene, "#zoom-in");
        WindowRobot.await(
                "a larger page",
                () -> pageHeight()
                        > screen.scene.lookup("#preview").getLayoutBounds().getHeight());
        WindowRobot.tabTo(screen.scene, "#zoom-out");
        WindowRobot.press(KeyCode.SPACE);
        WindowRobot.await(
                "the whole page again",
                () -> pageHeight()
                        < screen.scene.lookup("#preview").getLayoutBounds().getHeight());
    }

    private double pageHeight() {
        return ((ImageView) screen.scene.lookup("#preview .image-view")).getFitHeight();
    }

    @Test
    void leavesNoPreviewBehind() throws IOException {
        WindowRobot.click(screen.scene, "#paper-letters");
        WindowRobot.await("the letters", () -> screen.page().equals("Page 1 of 3"));
        Path previews = folder.resolve("data").resolve("cache").resolve("previews");
        assertThat(ReportsScreenFixture.count(previews)).isEqualTo(1);
        WindowRobot.run(screen.reports::close);
        assertThat(ReportsScreenFixture.count(previews)).isZero();
    }

    @Test
    void reportsThatThereIsNoPrinter() {
        WindowRobot.click(screen.scene, "#print");
        WindowRobot.await("the words", () -> screen.says("No printer is set up on this computer."));
    }

    @Test
    void pagesAndTablesAreReachedByTheKeyboard() {
        var inside = Map.of("paper", "save-pdf", "files", "export-xlsx", "copies", "nightly");
        for (String tab : List.of("paper", "files", "copies")) {
            WindowRobot.click(screen.scene, "#reports-" + tab);
            // A tab that was never shown has no content before its first layout.
            WindowRobot.await("the page", () -> screen.scene.lookup("#" + inside.get(tab)) != null);
            java.util.Set<String> reached = new java.util.HashSet<>();
            for (int i = 0; i < 40; i++) {
                WindowRobot.press(KeyCode.TAB);
                Node owner = WindowRobot.call(screen.scene::getFocusOwner);
                if (owner != null && owner.getId() != null) {
                    reached.add(owner.getId());
                }
            }
            assertThat(reached)
                    .contains("report-class", "report-lesson", "report-learner", "report-names")
                    .contains(inside.get(tab));
        }
    }

    private static String text(Path pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf.toFile())) {
            return new PDFTextStripper().getText(document);
        }
    }
}
